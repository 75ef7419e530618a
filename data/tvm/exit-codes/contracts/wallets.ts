import type {Table} from '../types.ts';
import {contract, EXPIRED, github, OTHER_WORKCHAIN, SEQNO, SIGNATURE, smartcont, specs, SUBWALLET} from './shared.ts';

const NO_METHOD = [
  ['No such get method', 'The code has no get method of this name; it answers messages only.'],
  ['没有这个 get 方法', '代码中没有这个 get 方法；它只处理消息。'],
  ['Нет такого get-метода', 'В коде нет такого get-метода: он отвечает только на сообщения.'],
] as const;
const EXPIRED_OR_SIGNATURE = [
  ['Expired or wrong signature', 'The time valid_until has passed, or the signature does not belong to the wallet’s key.'],
  ['已过期或签名错误', '已超过 valid_until 的时间，或者签名与钱包的密钥不符。'],
  ['Просрочено или неверная подпись', 'Срок valid_until истёк или подпись сделана не ключом кошелька.'],
] as const;

const walletV1 = {
  ...contract,
  thrower: 'Wallet v1',
  source: `${smartcont}/new-wallet.fif`,
  page: `${specs}/wallet-contracts#wallet-v1`,
  words: {en: 'wallet, v1', 'zh-CN': '钱包 v1', ru: 'кошелёк, v1'},
  rows: [
    [32, ...NO_METHOD],
    [33, ...SEQNO],
    [34, ...SIGNATURE],
  ],
} as const satisfies Table;

const walletV2 = {
  ...contract,
  thrower: 'Wallet v2',
  source: `${smartcont}/new-wallet-v2.fif`,
  page: `${specs}/wallet-contracts#wallet-v2`,
  words: {en: 'wallet, v2', 'zh-CN': '钱包 v2', ru: 'кошелёк, v2'},
  rows: [
    [32, ...NO_METHOD],
    [33, ...SEQNO],
    [34, ...SIGNATURE],
    [35, ...EXPIRED],
  ],
} as const satisfies Table;

const walletV3 = {
  ...contract,
  thrower: 'Wallet v3',
  source: `${smartcont}/wallet-v3-code.fif`,
  page: `${specs}/wallet-contracts#wallet-v3`,
  words: {en: 'wallet, v3', 'zh-CN': '钱包 v3', ru: 'кошелёк, v3'},
  rows: [
    [32, ...NO_METHOD],
    [33, ...SEQNO],
    [34, ...SUBWALLET],
    [35, ...EXPIRED_OR_SIGNATURE],
  ],
} as const satisfies Table;

const walletV4 = {
  ...contract,
  thrower: 'Wallet v4',
  source: `${github}/wallet-contract/blob/main/func/wallet-v4-code.fc`,
  page: `${specs}/wallet-contracts#wallet-v4`,
  words: {en: 'wallet, v4', 'zh-CN': '钱包 v4', ru: 'кошелёк, v4'},
  rows: [
    [33, ...SEQNO],
    [34, ...SUBWALLET],
    [35, ...SIGNATURE],
    [36, ...EXPIRED],
    [
      39,
      ['Plugin list unchanged', 'The plugin to install is there already, or the plugin to remove is not.'],
      ['插件列表未改变', '要安装的插件已存在，或要移除的插件不存在。'],
      ['Список плагинов не изменился', 'Добавляемый плагин уже есть или удаляемого плагина нет.'],
    ],
    [
      80,
      ['Not enough for the plugin', 'A plugin asked for more Gram than the wallet has.'],
      ['不够付给插件', '插件请求的 Gram 多于钱包现有的。'],
      ['Не хватает для плагина', 'Плагин попросил больше Gram, чем есть у кошелька.'],
    ],
  ],
} as const satisfies Table;

const walletV5 = {
  ...contract,
  thrower: 'Wallet v5',
  source: `${github}/wallet-contract-v5/blob/main/contracts/wallet_v5.fc`,
  page: `${specs}/wallet-contracts#wallet-v5`,
  words: {en: 'wallet, v5, W5', 'zh-CN': '钱包 v5 W5', ru: 'кошелёк, v5, W5'},
  rows: [
    [
      132,
      ['Signature switched off', 'The wallet takes orders only from its extensions.'],
      ['签名已关闭', '钱包只接受扩展的指令。'],
      ['Подпись отключена', 'Кошелёк подчиняется только своим расширениям.'],
    ],
    [133, ...SEQNO],
    [134, ...SUBWALLET],
    [135, ...SIGNATURE],
    [136, ...EXPIRED],
    [
      137,
      ['Mode without +2', 'In a message from outside each send must have the flag +2.'],
      ['模式缺少 +2', '在外部消息中，每次发送都必须带标志 +2。'],
      ['Режим без +2', 'Во внешнем сообщении у каждой отправки должен быть флаг +2.'],
    ],
    [
      138,
      ['Wrong prefix', 'A message from outside does not begin with the prefix of a signed request.'],
      ['前缀错误', '外部消息不以签名请求的前缀开头。'],
      ['Неверный префикс', 'Внешнее сообщение не начинается с префикса подписанного запроса.'],
    ],
    [
      139,
      ['Extension not added', 'The extension is in the list already.'],
      ['未添加扩展', '该扩展已在列表中。'],
      ['Расширение не добавлено', 'Это расширение уже есть в списке.'],
    ],
    [
      140,
      ['Extension not removed', 'The extension is not in the list.'],
      ['未移除扩展', '该扩展不在列表中。'],
      ['Расширение не удалено', 'Этого расширения нет в списке.'],
    ],
    [
      141,
      ['Unknown action', 'The list of extended actions holds an action of another kind.'],
      ['未知动作', '扩展动作列表中有其他种类的动作。'],
      ['Неизвестное действие', 'В списке расширенных действий есть действие другого вида.'],
    ],
    [
      142,
      ['No extension left to rule', 'The signature cannot be switched off while there is no extension.'],
      ['没有可用的扩展', '没有扩展时不能关闭签名。'],
      ['Некому управлять', 'Подпись нельзя отключить, пока нет ни одного расширения.'],
    ],
    [
      143,
      ['Nothing to change', 'The signature is on, or off, already.'],
      ['无需更改', '签名已处于所要求的开启或关闭状态。'],
      ['Менять нечего', 'Подпись уже включена или уже отключена.'],
    ],
    [
      144,
      ['Last extension', 'The last extension cannot be removed while the signature is off.'],
      ['最后一个扩展', '签名关闭时不能移除最后一个扩展。'],
      ['Последнее расширение', 'Последнее расширение нельзя удалить, пока подпись отключена.'],
    ],
    [145, ...OTHER_WORKCHAIN],
    [
      146,
      ['Only for extensions', 'Only an extension may switch the signature on or off.'],
      ['仅限扩展', '只有扩展可以开启或关闭签名。'],
      ['Только для расширений', 'Включать и отключать подпись может лишь расширение.'],
    ],
    [
      147,
      ['Wrong list of actions', 'The list of messages to send is malformed or has more than 255 messages.'],
      ['动作列表错误', '要发送的消息列表格式有误，或消息超过 255 条。'],
      ['Неверный список действий', 'Список сообщений к отправке составлен неверно, или в нём больше 255 сообщений.'],
    ],
  ],
} as const satisfies Table;

const highloadV1 = {
  ...contract,
  thrower: 'Highload wallet v1',
  source: `${smartcont}/highload-wallet-code.fc`,
  page: `${specs}/highload-wallet#highload-wallet-v1`,
  words: {en: 'wallet, highload v1', 'zh-CN': '高负载钱包 v1', ru: 'highload-кошелёк, кошелёк, v1'},
  rows: [
    [33, ...SEQNO],
    [34, ...SUBWALLET],
    [35, ...EXPIRED_OR_SIGNATURE],
  ],
} as const satisfies Table;

const highloadV2 = {
  ...contract,
  thrower: 'Highload wallet v2',
  source: `${smartcont}/highload-wallet-v2-code.fc`,
  page: `${specs}/highload-wallet#highload-wallet-v2`,
  words: {en: 'wallet, highload v2', 'zh-CN': '高负载钱包 v2', ru: 'highload-кошелёк, кошелёк, v2'},
  rows: [
    [
      32,
      ['Already executed', 'A message with this query ID was carried out before.'],
      ['已执行', '带有此查询 ID 的消息已经执行过。'],
      ['Уже выполнено', 'Сообщение с таким идентификатором запроса уже выполнялось.'],
    ],
    [34, ...SUBWALLET],
    [
      35,
      [
        'Expired or wrong signature',
        'The time in the upper half of the query ID has passed, or the signature does not belong to the wallet’s key.',
      ],
      ['已过期或签名错误', '查询 ID 高 32 位中的时间已过，或者签名与钱包的密钥不符。'],
      ['Просрочено или неверная подпись', 'Срок в старшей половине идентификатора запроса истёк или подпись сделана не ключом кошелька.'],
    ],
  ],
} as const satisfies Table;

const highloadV3 = {
  ...contract,
  thrower: 'Highload wallet v3',
  source: `${github}/highload-wallet-contract-v3/blob/main/contracts/highload-wallet-v3.func`,
  page: `${specs}/highload-wallet#highload-wallet-v3`,
  words: {en: 'wallet, highload v3', 'zh-CN': '高负载钱包 v3', ru: 'highload-кошелёк, кошелёк, v3'},
  rows: [
    [33, ...SIGNATURE],
    [34, ...SUBWALLET],
    [
      35,
      ['Wrong time of creation', 'created_at lies in the future or further back than the timeout.'],
      ['创建时间错误', 'created_at 在未来，或距今已超过 timeout。'],
      ['Неверное время создания', 'created_at в будущем или раньше, чем позволяет timeout.'],
    ],
    [
      36,
      ['Already executed', 'A message with this query ID was carried out before.'],
      ['已执行', '带有此查询 ID 的消息已经执行过。'],
      ['Уже выполнено', 'Сообщение с таким идентификатором запроса уже выполнялось.'],
    ],
    [
      37,
      ['Message not allowed', 'The message to send is not internal, names a source or has a StateInit.'],
      ['不允许的消息', '要发送的消息不是内部消息，或者写有源地址，或者带有 StateInit。'],
      ['Недопустимое сообщение', 'Отправляемое сообщение не внутреннее либо содержит адрес отправителя или StateInit.'],
    ],
    [
      38,
      ['Wrong timeout', 'The message was signed for another timeout than the wallet has.'],
      ['timeout 错误', '消息签名所用的 timeout 与钱包的不同。'],
      ['Неверный timeout', 'В подписанном сообщении указан не тот timeout, что у кошелька.'],
    ],
  ],
} as const satisfies Table;

const vesting = {
  ...contract,
  thrower: 'Vesting wallet',
  source: `${github}/vesting-contract/blob/main/contracts/vesting_wallet.fc`,
  page: `${specs}/vesting-contract`,
  words: {en: 'wallet, vesting', 'zh-CN': '锁仓释放合约 锁仓释放钱包', ru: 'контракт вестинга, кошелёк'},
  rows: [
    [33, ...SEQNO],
    [34, ...SUBWALLET],
    [35, ...SIGNATURE],
    [36, ...EXPIRED],
    [
      100,
      ['Mode not allowed', 'While money is locked, only mode 3 may be used.'],
      ['不允许的模式', '资金锁定期间只能使用模式 3。'],
      ['Недопустимый режим', 'Пока деньги заблокированы, разрешён только режим 3.'],
    ],
    [
      101,
      ['Must be bounceable', 'While money is locked, messages to these addresses must be bounceable.'],
      ['必须可退回', '资金锁定期间，发往这些地址的消息必须可退回。'],
      ['Нужен флаг возврата', 'Пока деньги заблокированы, у сообщений на эти адреса должен быть флаг возврата.'],
    ],
    [
      102,
      ['StateInit not allowed', 'While money is locked, messages may not deploy a contract.'],
      ['不允许 StateInit', '资金锁定期间，消息不得部署合约。'],
      ['StateInit недопустим', 'Пока деньги заблокированы, сообщения не могут развёртывать контракт.'],
    ],
    [
      103,
      [
        'Comment or operation not allowed',
        'The body of the message is none of those that are allowed to this address while money is locked.',
      ],
      ['不允许的备注或操作', '资金锁定期间，消息体不属于该地址允许的种类。'],
      ['Недопустимый комментарий или операция', 'Тело сообщения не из тех, что разрешены для этого адреса, пока деньги заблокированы.'],
    ],
    [
      104,
      ['Letter not allowed', 'The comment is not one of the single letters that are allowed.'],
      ['不允许的字母', '备注不是允许的单个字母之一。'],
      ['Недопустимая буква', 'Комментарий — не одна из разрешённых букв.'],
    ],
  ],
} as const satisfies Table;

const multisigV2 = {
  ...contract,
  thrower: 'Multisig v2',
  source: `${github}/multisig-contract-v2/blob/master/contracts/errors.func`,
  words: {en: 'multisig', 'zh-CN': '多签', ru: 'мультисиг, мультиподпись'},
  rows: [
    [
      100,
      ['Not enough Gram', 'The value of the message does not cover the order.'],
      ['Gram 不足', '消息金额不足以支付该指令。'],
      ['Не хватает Gram', 'Суммы сообщения не хватает на ордер.'],
    ],
    [
      101,
      ['May not execute', 'The request to execute does not come from the right order contract.'],
      ['无权执行', '执行请求并非来自正确的指令合约。'],
      ['Нет права исполнять', 'Запрос на исполнение пришёл не от нужного контракта ордера.'],
    ],
    [
      102,
      ['Signers changed', 'The list of signers has changed since the order was made, or the threshold is not reached.'],
      ['签署人已更改', '指令创建后签署人列表已改变，或未达到阈值。'],
      ['Подписанты сменились', 'Список подписантов изменился после создания ордера, или порог не достигнут.'],
    ],
    [
      103,
      ['Gap in the list', 'The keys of the dictionary are not 0, 1, 2 and so on.'],
      ['列表有缺口', '字典的键不是 0、1、2 等连续编号。'],
      ['Пропуск в списке', 'Ключи словаря не идут подряд: 0, 1, 2 и так далее.'],
    ],
    [
      104,
      ['May not set up', 'An order was initialized by another contract than its multisig.'],
      ['无权初始化', '初始化指令的不是其多签合约。'],
      ['Нет права на инициализацию', 'Ордер инициализировал не его мультиподписной кошелёк.'],
    ],
    [
      105,
      ['Already set up', 'The order exists already with other contents.'],
      ['已初始化', '该指令已存在且内容不同。'],
      ['Уже инициализирован', 'Ордер уже есть, и содержание у него другое.'],
    ],
    [
      106,
      ['May not sign', 'The sender is not a signer.'],
      ['无权签名', '发送方不是签署人。'],
      ['Нет права подписи', 'Отправитель не подписант.'],
    ],
    [
      107,
      ['Already approved', 'This signer has approved the order before.'],
      ['已批准', '该签署人此前已批准该指令。'],
      ['Уже одобрено', 'Этот подписант уже одобрил ордер.'],
    ],
    [
      108,
      ['Inconsistent data', 'The stored number of signers differs from the list of signers.'],
      ['数据不一致', '存储的签署人数量与签署人列表不符。'],
      ['Данные не сходятся', 'Сохранённое число подписантов не совпадает с их списком.'],
    ],
    [
      109,
      ['Invalid threshold', 'The threshold is 0 or above the number of signers.'],
      ['阈值无效', '阈值为 0 或大于签署人数。'],
      ['Неверный порог', 'Порог равен 0 или больше числа подписантов.'],
    ],
    [
      110,
      ['Invalid signers', 'The list of signers is empty.'],
      ['签署人无效', '签署人列表为空。'],
      ['Неверные подписанты', 'Список подписантов пуст.'],
    ],
    [
      111,
      ['Order expired', 'The date of the order has passed.'],
      ['指令已过期', '指令的日期已过。'],
      ['Ордер просрочен', 'Срок ордера истёк.'],
    ],
    [
      112,
      ['Already executed', 'The order was carried out before.'],
      ['已执行', '该指令已经执行。'],
      ['Уже исполнен', 'Ордер уже исполнен.'],
    ],
    [
      1007,
      ['May not propose', 'The sender of a new order is neither a signer nor a proposer.'],
      ['无权提议', '新指令的发送方既不是签署人也不是提议人。'],
      ['Нет права предлагать', 'Отправитель нового ордера не подписант и не инициатор.'],
    ],
    [
      1008,
      ['Wrong order number', 'The number of the new order is not the next one.'],
      ['指令编号错误', '新指令的编号不是下一个编号。'],
      ['Неверный номер ордера', 'Номер нового ордера не следующий по порядку.'],
    ],
  ],
} as const satisfies Table;

/** Wallets, in the order in which readers meet them. */
export const wallets: readonly Table[] = [
  walletV1,
  walletV2,
  walletV3,
  walletV4,
  walletV5,
  highloadV1,
  highloadV2,
  highloadV3,
  vesting,
  multisigV2,
];
