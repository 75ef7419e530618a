import type {Help} from '../help.ts';

/** Result codes of the action phase. Sources: those of the rows in `../action.ts`. */
export const action = {
  32: [
    [
      'Code wrote its own cell into register c5, and that cell is not a list of actions.',
      'Look for POPCTR with c5 in the assembly of the contract.',
      'Leave c5 to the functions that queue actions; a list built by hand refers from each entry to the one before it.',
    ],
    [
      '代码把自己的单元写入寄存器 c5，而该单元不是动作列表。',
      '在合约的汇编中查找针对 c5 的 POPCTR。',
      '让排入动作的函数来写 c5；手工构造的列表中，每一项都引用前一项。',
    ],
    [
      'Код записал в регистр c5 свою ячейку, которая не является списком действий.',
      'Найдите в ассемблере контракта POPCTR с регистром c5.',
      'Оставьте c5 функциям, которые ставят действия в очередь; в списке, собранном вручную, каждая запись ссылается на предыдущую.',
    ],
  ],
  33: [
    [
      'A loop sends a message for each entry of a list that has grown past 255.',
      'Count the messages and reserves that one transaction queues, with the longest list that is allowed.',
      'Send a part of the list, and continue with a message to the contract itself.',
    ],
    [
      '循环为列表的每一项发送消息，而列表已超过 255 项。',
      '以允许的最长列表，数一数一笔交易排入的消息和预留。',
      '每次只发送列表的一部分，再用一条发给合约自己的消息继续。',
    ],
    [
      'Цикл отправляет по сообщению на каждую запись списка, а записей стало больше 255.',
      'Посчитайте, сколько сообщений и резервирований ставит в очередь одна транзакция при самом длинном списке.',
      'Отправляйте список частями и продолжайте работу сообщением контракта самому себе.',
    ],
  ],
  34: [
    [
      'The mode does not exist, or a message built by hand does not follow the schema.',
      'Read the index of the failed action in result_arg, then check its mode in the builder of message modes and its cell in the BoC viewer.',
      'Combine only flags that exist; build messages with createMessage instead of storing bits.',
    ],
    [
      '模式不存在，或者手工构造的消息不符合 schema。',
      '从 result_arg 读出失败动作的序号，再用消息模式工具检查其模式，用单元包查看器检查其单元。',
      '只组合存在的标志；用 createMessage 构造消息，不要逐位写入。',
    ],
    [
      'Такого режима нет, или сообщение, собранное вручную, не соответствует схеме.',
      'Возьмите номер неудачного действия из result_arg, проверьте его режим в конструкторе режимов, а ячейку — в просмотрщике BoC.',
      'Сочетайте только существующие флаги; собирайте сообщения функцией createMessage, а не записью битов.',
    ],
  ],
  35: [
    [
      'A message built by hand names another address as its sender.',
      'Open the message in the BoC viewer, and read its field src.',
      'Store addr_none as the sender; the node fills in the address of the contract.',
    ],
    ['手工构造的消息把其他地址写成发送方。', '在单元包查看器中打开消息，读取字段 src。', '发送方写 addr_none；节点会填入合约的地址。'],
    [
      'В сообщении, собранном вручную, отправителем указан другой адрес.',
      'Откройте сообщение в просмотрщике BoC и прочитайте поле src.',
      'Запишите отправителем addr_none: адрес контракта подставит узел.',
    ],
  ],
  36: [
    [
      'The recipient lies in a workchain other than 0 and −1, or its address is anycast or not 256 bits long.',
      'Open the message in the BoC viewer, and put its field dest into the address inspector.',
      'Check the workchain of an address that comes from outside before sending to it.',
    ],
    [
      '接收方位于 0 和 −1 之外的工作链，或者地址是任播地址、长度不是 256 位。',
      '在单元包查看器中打开消息，把字段 dest 放入地址检查工具。',
      '向外部传入的地址发送之前，先检查它的工作链。',
    ],
    [
      'Получатель находится в воркчейне, отличном от 0 и −1, или у него адрес Anycast либо адрес длиной не 256 бит.',
      'Откройте сообщение в просмотрщике BoC и вставьте поле dest в инспектор адресов.',
      'Если адрес пришёл извне, проверьте его воркчейн до отправки.',
    ],
  ],
  37: [
    [
      'The contract sends or reserves more than it has left after storage and gas fees, or a message carries less than its own forward fee.',
      'Read the index of the failed action in result_arg; add up the values, fees and reserves before it, and compare the sum with the balance.',
      'Attach more Gram, or send the rest with mode 64 or 128 instead of a fixed value; check the attached value with assert at the start.',
    ],
    [
      '合约发送或预留的金额超过扣除存储费和 gas 费后的余额，或者消息金额少于它自己的转发费。',
      '从 result_arg 读出失败动作的序号；把它之前的金额、费用和预留相加，与余额对照。',
      '附上更多 Gram，或者用模式 64 或 128 发送剩余金额，而不是固定金额；开始时用 assert 检查附带的金额。',
    ],
    [
      'Контракт отправляет или резервирует больше, чем осталось после платы за хранение и газ, или сумма сообщения меньше платы за его пересылку.',
      'Возьмите номер неудачного действия из result_arg; сложите суммы, комиссии и резервирования до него и сравните с балансом.',
      'Приложите больше Gram или отправьте остаток режимом 64 или 128 вместо фиксированной суммы; в начале проверьте приложенную сумму с помощью assert.',
    ],
  ],
  38: [
    [
      'A message carries more of an extra currency than the account owns.',
      'Compare the extra currencies of the message with those of the account’s balance.',
      'Send no more than the account owns of each currency.',
    ],
    [
      '消息携带的额外货币多于账户持有的数量。',
      '将消息中的额外货币与账户余额中的额外货币对照。',
      '每种货币的发送量不要超过账户持有的数量。',
    ],
    [
      'Сообщение передаёт больше дополнительной валюты, чем есть у аккаунта.',
      'Сравните дополнительные валюты сообщения с теми, что есть на балансе аккаунта.',
      'Отправляйте каждой валюты не больше, чем есть у аккаунта.',
    ],
  ],
  39: [
    [
      'None is known: earlier checks refuse such a message.',
      'Open the message of the failed action in the BoC viewer, and look at the sizes of header, StateInit and body.',
      'Store StateInit and body as references.',
    ],
    [
      '未知：此前的检查会拒绝这样的消息。',
      '在单元包查看器中打开失败动作的消息，查看消息头、StateInit 和消息体的大小。',
      '把 StateInit 和消息体存为引用。',
    ],
    [
      'Неизвестна: такое сообщение отклоняют более ранние проверки.',
      'Откройте сообщение неудачного действия в просмотрщике BoC и посмотрите на размеры заголовка, StateInit и тела.',
      'Записывайте StateInit и тело как ссылки.',
    ],
  ],
  40: [
    [
      'A message carries a large dictionary or code in its body, or a value too small to pay for its many cells.',
      'Count the cells and bits of the message in the BoC viewer.',
      'Split the data over several messages, or send its hash; give a message of many cells more value.',
    ],
    [
      '消息体中带有很大的字典或代码，或者金额太小，不足以支付众多单元。',
      '在单元包查看器中查看消息的单元数和位数。',
      '把数据拆到多条消息中，或只发送其哈希；单元很多的消息请附上更多金额。',
    ],
    [
      'В теле сообщения большой словарь или код, или суммы не хватает на оплату множества ячеек.',
      'Посмотрите в просмотрщике BoC, сколько в сообщении ячеек и битов.',
      'Разделите данные на несколько сообщений или отправьте их хеш; к сообщению из многих ячеек приложите больше Gram.',
    ],
  ],
  41: [
    [
      'CHANGELIB names a hash that the account’s dictionary of libraries does not have.',
      'Compare the hash with the keys of the dictionary in the account’s StateInit.',
      'Add the library by its cell first, with SETLIBCODE. Since global version 15 only special accounts may do so.',
    ],
    [
      'CHANGELIB 给出的哈希不在账户的库字典中。',
      '将该哈希与账户 StateInit 中库字典的键对照。',
      '先用 SETLIBCODE 按单元添加库。自全局版本 15 起，只有特殊账户可以这样做。',
    ],
    [
      'В CHANGELIB указан хеш, которого нет в словаре библиотек аккаунта.',
      'Сравните хеш с ключами словаря в StateInit аккаунта.',
      'Сначала добавьте библиотеку в виде ячейки инструкцией SETLIBCODE. С глобальной версии 15 это могут только специальные аккаунты.',
    ],
  ],
  42: [
    [
      'The account’s state was written by hand, in a test or a local network, with a malformed dictionary of libraries.',
      'Read the field library of the account’s StateInit in the BoC viewer.',
      'Build the dictionary with a library for cells, such as @ton/core.',
    ],
    [
      '账户状态是在测试或本地网络中手工写入的，其库字典格式有误。',
      '在单元包查看器中读取账户 StateInit 的字段 library。',
      '用处理单元的软件包（如 @ton/core）构造该字典。',
    ],
    [
      'Состояние аккаунта записали вручную, в тесте или локальной сети, с неверным словарём библиотек.',
      'Прочитайте поле library в StateInit аккаунта в просмотрщике BoC.',
      'Соберите словарь с помощью пакета для работы с ячейками, например @ton/core.',
    ],
  ],
  43: [
    [
      'The code published as a library has too many cells.',
      'Count the cells of the library in the BoC viewer, and compare them with parameter 43.',
      'Divide the code into several libraries, or make it smaller.',
    ],
    ['作为库发布的代码单元过多。', '在单元包查看器中查看库的单元数，与参数 43 对照。', '把代码分成多个库，或者缩小代码。'],
    [
      'В коде, который публикуют как библиотеку, слишком много ячеек.',
      'Посмотрите в просмотрщике BoC, сколько в библиотеке ячеек, и сравните с параметром 43.',
      'Разделите код на несколько библиотек или уменьшите его.',
    ],
  ],
  44: [
    [
      'A message carries an extra currency, which mainnet does not allow.',
      'Look at the extra currencies in the value of the message, and at the limit in parameter 43.',
      'Send Gram only, or use a jetton for a currency of your own.',
    ],
    ['消息携带了额外货币，而主网不允许。', '查看消息金额中的额外货币，以及参数 43 中的上限。', '只发送 Gram；自己的货币请用 jetton 实现。'],
    [
      'Сообщение передаёт дополнительную валюту, а в основной сети это запрещено.',
      'Посмотрите на дополнительные валюты в сумме сообщения и на предел в параметре 43.',
      'Отправляйте только Gram; для своей валюты используйте жетон.',
    ],
  ],
  45: [
    [
      'A library from before global version 12 writes a fee into the field that is now extra_flags.',
      'Open the message in the BoC viewer, and read the field extra_flags, once ihr_fee.',
      'Write 0, or a value up to 3 for the new bounce format; update the library.',
    ],
    [
      '全局版本 12 之前的软件包把费用写进了现在是 extra_flags 的字段。',
      '在单元包查看器中打开消息，读取字段 extra_flags（原 ihr_fee）。',
      '写入 0，或为新退回格式写入不超过 3 的值；更新软件包。',
    ],
    [
      'Пакет, выпущенный до глобальной версии 12, пишет комиссию в поле, которое теперь называется extra_flags.',
      'Откройте сообщение в просмотрщике BoC и прочитайте поле extra_flags, раньше ihr_fee.',
      'Запишите 0 или, для нового формата возврата, число до 3; обновите пакет.',
    ],
  ],
  46: [
    [
      'The contract calls SETLIBCODE or CHANGELIB, which ordinary accounts may no longer use since global version 15.',
      'Look for both instructions in the code, and for the global version in parameter 8.',
      'Remove the action, and keep the code in the account’s own cells.',
    ],
    [
      '合约调用了 SETLIBCODE 或 CHANGELIB；自全局版本 15 起普通账户不能再使用它们。',
      '在代码中查找这两条指令，并查看参数 8 中的全局版本。',
      '去掉该动作，把代码保存在账户自己的单元中。',
    ],
    [
      'Контракт вызывает SETLIBCODE или CHANGELIB, а с глобальной версии 15 обычным аккаунтам это запрещено.',
      'Найдите обе инструкции в коде и посмотрите глобальную версию в параметре 8.',
      'Уберите действие и храните код в собственных ячейках аккаунта.',
    ],
  ],
  47: [
    [
      'One transaction sends many large messages, each with code or data of its own.',
      'Add up the cells and bits of all messages that the transaction sends.',
      'Send fewer of them at once, and continue with a message to the contract itself.',
    ],
    [
      '一笔交易发送许多大消息，每条都带有自己的代码或数据。',
      '把该交易发送的全部消息的单元数和位数相加。',
      '每次少发几条，再用一条发给合约自己的消息继续。',
    ],
    [
      'Одна транзакция отправляет много больших сообщений, каждое со своим кодом или данными.',
      'Сложите ячейки и биты всех сообщений, которые отправляет транзакция.',
      'Отправляйте за раз меньше и продолжайте работу сообщением контракта самому себе.',
    ],
  ],
  50: [
    [
      'A map or list in the contract’s data grows with every user until the account reaches its limit.',
      'Count the cells of the account’s state, and compare them with parameter 43.',
      'Delete entries that are no longer needed, or give each user a contract of their own, as jettons do.',
    ],
    [
      '合约数据中的映射或列表随每个用户增长，直到账户达到上限。',
      '查看账户状态的单元数，与参数 43 对照。',
      '删除不再需要的条目，或像 jetton 那样为每个用户使用单独的合约。',
    ],
    [
      'Словарь или список в данных контракта растёт с каждым пользователем, пока аккаунт не достигнет предела.',
      'Посчитайте ячейки состояния аккаунта и сравните с параметром 43.',
      'Удаляйте ненужные записи или дайте каждому пользователю отдельный контракт, как делают жетоны.',
    ],
  ],
} as const satisfies Readonly<Record<number, Help>>;
