import type {Table} from './types.ts';

const contract = {phase: 'compute', origin: 'contract', measured: []} as const;
const github = 'https://github.com/ton-blockchain';

const SEQNO = [
  ['Wrong seqno', 'The message carries another sequence number than the wallet expects: it was sent before, or too early.'],
  ['seqno 错误', '消息中的序号与钱包期望的不同：已经发送过，或者太早。'],
  ['Неверный seqno', 'В сообщении другой порядковый номер, чем ждёт кошелёк: его уже отправляли или слишком рано.'],
] as const;
const SUBWALLET = [
  ['Wrong wallet id', 'The message was signed for another wallet number (subwallet_id).'],
  ['钱包编号错误', '消息是为另一个钱包编号（subwallet_id）签名的。'],
  ['Неверный номер кошелька', 'Сообщение подписано для другого номера кошелька (subwallet_id).'],
] as const;
const SIGNATURE = [
  ['Wrong signature', 'The signature does not belong to the wallet’s public key.'],
  ['签名错误', '签名与钱包的公钥不符。'],
  ['Неверная подпись', 'Подпись не от открытого ключа кошелька.'],
] as const;
const EXPIRED = [
  ['Message expired', 'The time valid_until has passed. Sign again.'],
  ['消息已过期', '已超过 valid_until 的时间。请重新签名。'],
  ['Сообщение просрочено', 'Время valid_until прошло. Подпишите заново.'],
] as const;
const UNKNOWN_OP = [
  ['Unknown operation', 'The message asks for something that the contract does not know.'],
  ['未知操作', '消息请求的操作合约不认识。'],
  ['Неизвестная операция', 'Сообщение просит о том, чего контракт не знает.'],
] as const;
const OTHER_WORKCHAIN = [
  ['Other workchain', 'An address lies in another workchain than the contract.'],
  ['其他工作链', '地址与合约不在同一工作链。'],
  ['Другой воркчейн', 'Адрес лежит в другом воркчейне, чем контракт.'],
] as const;

const walletV3 = {
  ...contract,
  thrower: 'Wallet V3',
  source: `${github}/ton/blob/master/crypto/smartcont/wallet3-code.fc`,
  rows: [
    [33, ...SEQNO],
    [34, ...SUBWALLET],
    [
      35,
      ['Expired or wrong signature', 'The time valid_until has passed, or the signature does not belong to the wallet’s key.'],
      ['已过期或签名错误', '已超过 valid_until 的时间，或者签名与钱包的密钥不符。'],
      ['Просрочено или неверная подпись', 'Время valid_until прошло, или подпись не от ключа кошелька.'],
    ],
  ],
} as const satisfies Table;

const walletV4 = {
  ...contract,
  thrower: 'Wallet V4',
  source: `${github}/wallet-contract/blob/main/func/wallet-v4-code.fc`,
  rows: [
    [33, ...SEQNO],
    [34, ...SUBWALLET],
    [35, ...SIGNATURE],
    [36, ...EXPIRED],
    [
      39,
      ['Plugin list unchanged', 'The plugin to install is there already, or the plugin to remove is not.'],
      ['插件列表未改变', '要安装的插件已存在，或要移除的插件不存在。'],
      ['Список плагинов не изменился', 'Плагин, который ставят, уже есть, или плагина, который убирают, нет.'],
    ],
    [
      80,
      ['Not enough for the plugin', 'A plugin asked for more Gram than the wallet has.'],
      ['不足以支付插件', '插件请求的 Gram 多于钱包现有的。'],
      ['Не хватает для плагина', 'Плагин попросил больше Gram, чем есть у кошелька.'],
    ],
  ],
} as const satisfies Table;

const walletV5 = {
  ...contract,
  thrower: 'Wallet V5',
  source: `${github}/wallet-contract-v5/blob/main/contracts/wallet_v5.fc`,
  rows: [
    [
      132,
      ['Signature switched off', 'The wallet takes orders only from its extensions.'],
      ['签名已关闭', '钱包只接受扩展的指令。'],
      ['Подпись отключена', 'Кошелёк слушается только своих расширений.'],
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
      ['Расширение не убрано', 'Этого расширения нет в списке.'],
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
      ['Последнее расширение', 'Последнее расширение нельзя убрать, пока подпись отключена.'],
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
      ['Wrong list of actions', 'The list of messages to send is malformed: another kind of action, or more than 255.'],
      ['动作列表错误', '要发送的消息列表有误：含其他种类的动作，或超过 255 个。'],
      ['Неверный список действий', 'Список сообщений к отправке составлен неверно: действие другого вида или больше 255.'],
    ],
  ],
} as const satisfies Table;

const highloadV3 = {
  ...contract,
  thrower: 'Highload wallet V3',
  source: `${github}/highload-wallet-contract-v3/blob/main/contracts/highload-wallet-v3.func`,
  rows: [
    [33, ...SIGNATURE],
    [34, ...SUBWALLET],
    [
      35,
      ['Wrong time of creation', 'created_at lies in the future or further back than the timeout.'],
      ['创建时间错误', 'created_at 在未来，或早于超时时间。'],
      ['Неверное время создания', 'created_at в будущем или раньше, чем позволяет timeout.'],
    ],
    [
      36,
      ['Already executed', 'A message with this query id was carried out before.'],
      ['已执行', '带有此 query id 的消息已经执行过。'],
      ['Уже выполнено', 'Сообщение с таким query id уже исполнялось.'],
    ],
    [
      37,
      ['Message not allowed', 'The message to send is not internal, names a source or has a StateInit.'],
      ['不允许的消息', '要发送的消息不是内部消息，写有源地址，或带有 StateInit。'],
      ['Недопустимое сообщение', 'Отправляемое сообщение не внутреннее, называет отправителя или несёт StateInit.'],
    ],
    [
      38,
      ['Wrong timeout', 'The message was signed for another timeout than the wallet has.'],
      ['timeout 错误', '消息签名所用的 timeout 与钱包的不同。'],
      ['Неверный timeout', 'Сообщение подписано с другим timeout, чем у кошелька.'],
    ],
  ],
} as const satisfies Table;

const vesting = {
  ...contract,
  thrower: 'Vesting wallet',
  source: `${github}/vesting-contract/blob/main/contracts/vesting_wallet.fc`,
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
      ['Недопустимая буква', 'Комментарий не одна из разрешённых букв.'],
    ],
  ],
} as const satisfies Table;

const multisigV2 = {
  ...contract,
  thrower: 'Multisig V2',
  source: `${github}/multisig-contract-v2/blob/master/contracts/errors.func`,
  rows: [
    [
      100,
      ['Not enough Gram', 'The value of the message does not cover the order.'],
      ['Gram 不足', '消息金额不足以支付该订单。'],
      ['Не хватает Gram', 'Суммы сообщения не хватает на заказ.'],
    ],
    [
      101,
      ['May not execute', 'The request to execute does not come from the right order contract.'],
      ['无权执行', '执行请求并非来自正确的订单合约。'],
      ['Нет права исполнять', 'Просьба исполнить пришла не от того контракта заказа.'],
    ],
    [
      102,
      ['Signers changed', 'The list of signers has changed since the order was made, or the threshold is not reached.'],
      ['签名人已更改', '订单创建后签名人列表已改变，或未达到阈值。'],
      ['Подписанты сменились', 'Список подписантов изменился после создания заказа, или порог не достигнут.'],
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
      ['无权初始化', '初始化订单的不是其多签合约。'],
      ['Нет права на настройку', 'Заказ настраивал не его мультисиг.'],
    ],
    [
      105,
      ['Already set up', 'The order exists already with other contents.'],
      ['已初始化', '该订单已存在且内容不同。'],
      ['Уже настроен', 'Заказ уже есть, и содержание у него другое.'],
    ],
    [
      106,
      ['May not sign', 'The sender is not a signer.'],
      ['无权签名', '发送者不是签名人。'],
      ['Нет права подписи', 'Отправитель не подписант.'],
    ],
    [
      107,
      ['Already approved', 'This signer has approved the order before.'],
      ['已批准', '该签名人此前已批准该订单。'],
      ['Уже одобрено', 'Этот подписант уже одобрил заказ.'],
    ],
    [
      108,
      ['Inconsistent data', 'The stored numbers of signers do not agree.'],
      ['数据不一致', '存储的签名人数量不一致。'],
      ['Данные не сходятся', 'Сохранённые числа подписантов не сходятся.'],
    ],
    [
      109,
      ['Invalid threshold', 'The threshold is 0 or above the number of signers.'],
      ['阈值无效', '阈值为 0 或大于签名人数。'],
      ['Неверный порог', 'Порог равен 0 или больше числа подписантов.'],
    ],
    [
      110,
      ['Invalid signers', 'The list of signers is empty.'],
      ['签名人无效', '签名人列表为空。'],
      ['Неверные подписанты', 'Список подписантов пуст.'],
    ],
    [
      111,
      ['Order expired', 'The date of the order has passed.'],
      ['订单已过期', '订单的日期已过。'],
      ['Заказ просрочен', 'Срок заказа прошёл.'],
    ],
    [
      112,
      ['Already executed', 'The order was carried out before.'],
      ['已执行', '该订单已经执行。'],
      ['Уже исполнен', 'Заказ уже исполнен.'],
    ],
    [
      1007,
      ['May not propose', 'The sender of a new order is neither a signer nor a proposer.'],
      ['无权提议', '新订单的发送者既不是签名人也不是提议人。'],
      ['Нет права предлагать', 'Отправитель нового заказа не подписант и не предлагающий.'],
    ],
    [
      1008,
      ['Wrong order number', 'The number of the new order is not the next one.'],
      ['订单编号错误', '新订单的编号不是下一个编号。'],
      ['Неверный номер заказа', 'Номер нового заказа не следующий по порядку.'],
    ],
  ],
} as const satisfies Table;

const jetton = {
  ...contract,
  thrower: 'Jetton 2.0',
  source: `${github}/jetton-contract/blob/main/contracts/op-codes.fc`,
  rows: [
    [
      47,
      ['Not enough jettons', 'The jetton wallet holds less than should be sent or burned.'],
      ['jetton 不足', 'jetton 钱包的余额少于要发送或销毁的数量。'],
      ['Не хватает жетонов', 'В кошельке жетонов меньше, чем нужно отправить или сжечь.'],
    ],
    [
      48,
      ['Not enough Gram attached', 'The value of the message does not cover the fees of the whole transfer.'],
      ['附带的 Gram 不足', '消息金额不足以支付整个转账的费用。'],
      ['Приложено мало Gram', 'Суммы сообщения не хватает на комиссии всего перевода.'],
    ],
    [
      49,
      ['Malformed message', 'After the forward payload something is left over in the message.'],
      ['消息格式错误', 'forward payload 之后消息中仍有剩余数据。'],
      ['Неверное сообщение', 'После forward payload в сообщении осталось лишнее.'],
    ],
    [
      72,
      ['Wrong message to mint', 'The master’s message to the new wallet is not an internal transfer.'],
      ['铸造消息错误', '主合约发给新钱包的消息不是 internal transfer。'],
      ['Неверное сообщение чеканки', 'Сообщение мастера новому кошельку не internal transfer.'],
    ],
    [
      73,
      ['Not the owner', 'The sender may not give this order: not the owner of the wallet, or not the admin of the master.'],
      ['不是所有者', '发送者无权下此指令：不是钱包的所有者，或不是主合约的管理员。'],
      ['Не владелец', 'Отправитель не вправе приказывать: не владелец кошелька или не администратор мастера.'],
    ],
    [
      74,
      ['Not a wallet of this jetton', 'The message does not come from a wallet of the same jetton.'],
      ['不是该 jetton 的钱包', '消息不是来自同一 jetton 的钱包。'],
      ['Не кошелёк этого жетона', 'Сообщение пришло не от кошелька того же жетона.'],
    ],
    [333, ...OTHER_WORKCHAIN],
    [65535, ...UNKNOWN_OP],
  ],
} as const satisfies Table;

const jettonOld = {
  ...contract,
  thrower: 'Jetton 1.0',
  source: `${github}/token-contract/blob/main/ft/jetton-wallet.fc`,
  rows: [
    [333, ...OTHER_WORKCHAIN],
    [
      705,
      ['Not the owner', 'The sender is not the owner of the jetton wallet.'],
      ['不是所有者', '发送者不是 jetton 钱包的所有者。'],
      ['Не владелец', 'Отправитель не владелец кошелька жетонов.'],
    ],
    [
      706,
      ['Not enough jettons', 'The jetton wallet holds less than should be sent or burned.'],
      ['jetton 不足', 'jetton 钱包的余额少于要发送或销毁的数量。'],
      ['Не хватает жетонов', 'В кошельке жетонов меньше, чем нужно отправить или сжечь.'],
    ],
    [
      707,
      [
        'Wrong sender, or too little Gram to burn',
        'A transfer does not come from a wallet of the same jetton; or a burn does not cover its fees.',
      ],
      ['发送者错误，或销毁所附 Gram 不足', '转账不是来自同一 jetton 的钱包；或者销毁请求不足以支付费用。'],
      [
        'Неверный отправитель или мало Gram для сжигания',
        'Перевод пришёл не от кошелька того же жетона; или сумма не покрывает комиссий сжигания.',
      ],
    ],
    [
      708,
      ['No forward payload', 'The message ends before the forward payload.'],
      ['缺少 forward payload', '消息在 forward payload 之前就结束了。'],
      ['Нет forward payload', 'Сообщение кончается раньше, чем forward payload.'],
    ],
    [
      709,
      ['Not enough Gram attached', 'The value of the message does not cover the transfer. Also for a bounced message of unknown kind.'],
      ['附带的 Gram 不足', '消息金额不足以支付转账。未知种类的被退回消息也用此码。'],
      ['Приложено мало Gram', 'Суммы сообщения не хватает на перевод. Также для вернувшегося сообщения неизвестного вида.'],
    ],
    [65535, ...UNKNOWN_OP],
  ],
} as const satisfies Table;

const nft = {
  ...contract,
  thrower: 'NFT',
  source: `${github}/token-contract/blob/main/nft/nft-item.fc`,
  rows: [
    [333, ...OTHER_WORKCHAIN],
    [
      399,
      ['Too many items', 'A batch may not mint 250 items or more.'],
      ['数量过多', '一个批次不能铸造 250 个或更多 NFT。'],
      ['Слишком много NFT', 'Пакет не может выпустить 250 NFT и больше.'],
    ],
    [
      401,
      ['Not the owner', 'The sender is not the owner of the item or collection.'],
      ['不是所有者', '发送者不是该 NFT 或合集的所有者。'],
      ['Не владелец', 'Отправитель не владелец NFT или коллекции.'],
    ],
    [
      402,
      [
        'Not enough Gram, or wrong index',
        'Item: the transfer would leave too little for storage. Collection: the index is above the next free one.',
      ],
      ['Gram 不足，或编号错误', 'NFT：转移后剩余不足以支付存储。合集：编号大于下一个可用编号。'],
      [
        'Не хватает Gram или неверный номер',
        'NFT: после передачи осталось бы слишком мало на хранение. Коллекция: номер больше следующего свободного.',
      ],
    ],
    [
      405,
      ['Not the collection', 'An item that is not set up yet got a message from somebody else than its collection.'],
      ['不是合集', '尚未初始化的 NFT 收到了非其合集发来的消息。'],
      ['Не коллекция', 'NFT, который ещё не настроен, получил сообщение не от своей коллекции.'],
    ],
    [
      708,
      ['No forward payload', 'The message ends before the forward payload.'],
      ['缺少 forward payload', '消息在 forward payload 之前就结束了。'],
      ['Нет forward payload', 'Сообщение кончается раньше, чем forward payload.'],
    ],
    [65535, ...UNKNOWN_OP],
  ],
} as const satisfies Table;

const singleNominator = {
  ...contract,
  thrower: 'Single nominator',
  source: 'https://github.com/orbs-network/single-nominator/blob/main/contracts/single-nominator.fc',
  rows: [
    [
      8192,
      ['Not on the masterchain', 'The contract must lie on the masterchain.'],
      ['不在主链上', '该合约必须位于主链。'],
      ['Не в мастерчейне', 'Контракт должен лежать в мастерчейне.'],
    ],
    [
      8193,
      ['Query id missing', 'The query id must not be 0, so that the elector confirms.'],
      ['缺少 query id', 'query id 不能为 0，否则选举合约不会确认。'],
      ['Нет query id', 'query id не должен быть 0, иначе избиратель (elector) не ответит.'],
    ],
    [
      8194,
      ['No code to set', 'The request to change the code has no code.'],
      ['没有要设置的代码', '更改代码的请求中没有代码。'],
      ['Нет кода', 'В просьбе сменить код нет кода.'],
    ],
    [
      8195,
      ['Validator not on the masterchain', 'The validator’s wallet must lie on the masterchain.'],
      ['验证者不在主链上', '验证者钱包必须位于主链。'],
      ['Валидатор не в мастерчейне', 'Кошелёк валидатора должен лежать в мастерчейне.'],
    ],
    [
      8196,
      ['Not enough balance', 'The stake or withdrawal is more than the contract can give.'],
      ['余额不足', '质押或提取的金额超过合约可支付的数额。'],
      ['Не хватает баланса', 'Стейк или вывод больше того, что контракт может отдать.'],
    ],
    [
      8197,
      ['Fee for the elector missing', 'The message must bring enough Gram for the message to the elector.'],
      ['缺少给选举合约的费用', '消息须附上足够的 Gram 用于发给选举合约的消息。'],
      ['Нет комиссии для избирателя', 'Сообщение должно принести достаточно Gram на сообщение избирателю (elector).'],
    ],
  ],
} as const satisfies Table;

/** Wallets first, then tokens: the order in which readers meet them. */
export const contracts: readonly Table[] = [
  walletV3,
  walletV4,
  walletV5,
  highloadV3,
  vesting,
  multisigV2,
  jetton,
  jettonOld,
  nft,
  singleNominator,
];
