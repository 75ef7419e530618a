import type {Table} from './types.ts';

/** Result codes of the action phase: `Transaction::prepare_action_phase` and `try_action_*` in `crypto/block/transaction.cpp`. */
export const action = {
  phase: 'action',
  origin: 'protocol',
  thrower: 'node',
  source: 'https://github.com/ton-blockchain/ton/blob/master/crypto/block/transaction.cpp',
  measured: [0, 32, 33, 34, 35, 36, 37, 38, 40, 41, 42, 43, 44, 45, 50],
  rows: [
    [
      0,
      ['Success', 'All actions were carried out, except messages that mode +2 allowed to skip: skipped_actions counts those.'],
      ['成功', '所有动作都已执行，模式 +2 允许跳过的消息除外：skipped_actions 记录其数量。'],
      ['Успех', 'Все действия выполнены, кроме сообщений, которые режим +2 позволил пропустить: их число — в skipped_actions.'],
    ],
    [
      32,
      [
        'List of actions is not a list',
        'Register c5 holds an exotic cell, or data without a reference to the rest of the list. Only code that writes c5 itself gets there.',
      ],
      ['动作列表不是列表', '寄存器 c5 中是特异单元，或者有数据却没有指向列表其余部分的引用。只有自行写入 c5 的代码才会遇到。'],
      [
        'Список действий — не список',
        'В регистре c5 экзотическая ячейка или данные без ссылки на остаток списка. Такое бывает, только если код сам пишет в c5.',
      ],
    ],
    [
      33,
      [
        'Too many actions',
        'More than 255 messages, reserves and other actions in one transaction. Split the work over several transactions.',
      ],
      ['动作过多', '一笔交易中的消息、预留和其他动作超过 255 个。请把工作分到多笔交易中。'],
      [
        'Слишком много действий',
        'В одной транзакции больше 255 сообщений, резервирований и других действий. Разделите работу на несколько транзакций.',
      ],
    ],
    [
      34,
      [
        'Invalid or unknown action',
        'An action does not follow the schema: a message built wrongly, a mode that does not exist (such as 4, or 64 with 128), an action of unknown kind.',
      ],
      ['动作无效或未知', '动作不符合结构：消息构造错误，模式不存在（如 4，或 64 与 128 同用），或者动作种类未知。'],
      [
        'Неверное или неизвестное действие',
        'Действие не соответствует схеме: неверно собранное сообщение, несуществующий режим (4 или 64 вместе с 128), действие неизвестного вида.',
      ],
    ],
    [
      35,
      ['Wrong source address', 'The message names another sender than this contract. Leave the field empty: the node fills it in.'],
      ['源地址错误', '消息中的发送方不是本合约。请把该字段留空，由节点填写。'],
      ['Неверный адрес отправителя', 'В сообщении указан другой отправитель, не этот контракт. Оставьте поле пустым: его заполнит узел.'],
    ],
    [
      36,
      [
        'Wrong destination address',
        'The destination has a form that is not allowed, or lies in a workchain that does not exist or takes no messages.',
      ],
      ['目标地址错误', '目标地址的形式不允许，或者位于不存在或不接收消息的工作链。'],
      [
        'Неверный адрес получателя',
        'У адреса получателя недопустимый вид, или он в воркчейне, которого нет или который не принимает сообщений.',
      ],
    ],
    [
      37,
      [
        'Not enough Gram',
        'The balance does not cover the value and the fees of a message, the value does not cover its forward fee, or a reserve asks for more than there is.',
      ],
      ['Gram 不足', '余额不够支付消息的金额和费用，金额不够支付转发费，或者预留的数额超过现有余额。'],
      [
        'Не хватает Gram',
        'Баланса не хватает на сумму сообщения и комиссии, суммы — на плату за пересылку, или резервируется больше, чем есть.',
      ],
    ],
    [
      38,
      ['Not enough of an extra currency', 'The account owns less of an extra currency than the message should carry.'],
      ['额外货币不足', '账户持有的某种额外货币少于消息应携带的数量。'],
      ['Не хватает дополнительной валюты', 'У аккаунта меньше дополнительной валюты, чем указано в сообщении.'],
    ],
    [
      39,
      [
        'Message does not fit into cells',
        'The message does not fit even after the node has moved its body and StateInit into separate cells. We know of no message that causes this.',
      ],
      ['消息放不进单元', '即使节点已把消息体和 StateInit 移入单独的单元，消息仍然放不下。我们没有见过这样的消息。'],
      [
        'Сообщение не помещается в ячейки',
        'Сообщение не помещается даже после того, как узел вынес тело и StateInit в отдельные ячейки. Сообщение, которое приводило бы к этому коду, нам неизвестно.',
      ],
    ],
    [
      40,
      [
        'Message too large',
        'The message has more than 8,192 cells or 2,097,152 bits, its Merkle depth is too large, or the amount that it can spend does not cover processing all its cells.',
      ],
      ['消息过大', '消息超过 8,192 个单元或 2,097,152 位，Merkle 深度过大，或者它可用的金额不足以支付对全部单元的检查。'],
      [
        'Сообщение слишком велико',
        'В сообщении больше 8192 ячеек или 2 097 152 бит, слишком велика глубина Меркла, или его суммы не хватает на просмотр всех ячеек.',
      ],
    ],
    [
      41,
      ['Library not found', 'A library should be added by its hash, and the account has none with this hash.'],
      ['找不到库', '要按哈希添加库，但账户中没有这个哈希的库。'],
      ['Библиотека не найдена', 'Библиотеку добавляют по хешу, а у аккаунта нет библиотеки с таким хешем.'],
    ],
    [
      42,
      ['Library dictionary broken', 'The account’s dictionary of libraries cannot be read or changed.'],
      ['库字典损坏', '账户的库字典无法读取或修改。'],
      ['Словарь библиотек повреждён', 'Словарь библиотек аккаунта нельзя прочитать или изменить.'],
    ],
    [
      43,
      ['Library too large', 'The library has more cells than parameter 43 allows, or its Merkle depth is too large.'],
      ['库过大', '库的单元数超过参数 43 的限制，或者 Merkle 深度过大。'],
      ['Библиотека слишком велика', 'В библиотеке больше ячеек, чем позволяет параметр 43, или слишком велика глубина Меркла.'],
    ],
    [
      44,
      ['Too many extra currencies', 'The message carries more kinds of extra currency than parameter 43 allows; on mainnet that is none.'],
      ['额外货币种类过多', '消息携带的额外货币种类超过参数 43 的限制；主网上不允许任何一种。'],
      [
        'Слишком много дополнительных валют',
        'В сообщении больше видов дополнительных валют, чем позволяет параметр 43; в основной сети не допускается ни одного.',
      ],
    ],
    [
      45,
      [
        'Invalid extra_flags',
        'The field that asks for the new bounce format holds a value above 3. Since global version 12; before, the field was ihr_fee.',
      ],
      ['extra_flags 无效', '用于请求新退回格式的字段大于 3。自全局版本 12 起；此前该字段是 ihr_fee。'],
      [
        'Неверные extra_flags',
        'В поле, которое задаёт новый формат возврата, записано число больше 3. С глобальной версии 12; раньше это поле называлось ihr_fee.',
      ],
    ],
    [
      46,
      [
        'Libraries may not be changed',
        'An ordinary account tried to add or remove a library, or a special one to add a private library. Since global version 15.',
      ],
      ['不允许修改库', '普通账户尝试添加或移除库，或特殊账户尝试添加私有库。自全局版本 15 起。'],
      [
        'Библиотеки менять нельзя',
        'Обычный аккаунт попытался добавить или удалить библиотеку либо особый — добавить частную. С глобальной версии 15.',
      ],
    ],
    [
      47,
      ['Messages too large together', 'All messages of the transaction exceed 5,242,880 bits or 20,480 cells. Since global version 15.'],
      ['消息总量过大', '交易的全部消息超过 5,242,880 位或 20,480 个单元。自全局版本 15 起。'],
      ['Сообщения вместе слишком велики', 'Сообщения транзакции вместе превышают 5 242 880 бит или 20 480 ячеек. С глобальной версии 15.'],
    ],
    [
      50,
      [
        'Account too large',
        'Code, data and libraries together would have more cells than parameter 43 allows an account, or too many public libraries.',
      ],
      ['账户过大', '代码、数据和库合计的单元数将超过参数 43 对账户的限制，或者公共库过多。'],
      [
        'Аккаунт слишком велик',
        'Код, данные и библиотеки вместе заняли бы больше ячеек, чем параметр 43 позволяет аккаунту, или публичных библиотек слишком много.',
      ],
    ],
  ],
} as const satisfies Table;
