import type {Table} from '../types.ts';
import {contract, github, OTHER_WORKCHAIN, UNKNOWN_OP} from './shared.ts';

/** The page with the messages of tokens. */
const LAYOUTS = '/v3/documentation/smart-contracts/message-management/ecosystem-messages-layout';

const jetton = {
  ...contract,
  thrower: 'Jetton 2.0',
  source: `${github}/jetton-contract/blob/main/contracts/op-codes.fc`,
  page: `${LAYOUTS}#jettons`,
  words: {en: 'token', 'zh-CN': '代币', ru: 'жетон, токен'},
  rows: [
    [
      47,
      ['Not enough jettons', 'The jetton wallet holds less than should be sent or burned.'],
      ['jetton 不足', 'jetton 钱包的余额少于要发送或销毁的数量。'],
      ['Не хватает жетонов', 'В жетон-кошельке меньше, чем нужно отправить или сжечь.'],
    ],
    [
      48,
      ['Not enough Gram attached', 'The value of the message does not cover the fees of the whole transfer.'],
      ['附带的 Gram 不足', '消息金额不足以支付整个转账的费用。'],
      ['Приложено мало Gram', 'Суммы сообщения не хватает на комиссии всего перевода.'],
    ],
    [
      49,
      ['Malformed message', 'The forward payload should be a single reference, but the rest of the message is not exactly one reference.'],
      ['消息格式错误', 'forward payload 应放在一个引用中，但消息的其余部分不是恰好一个引用。'],
      ['Неверное сообщение', 'Forward payload должен лежать в одной ссылке, но остаток сообщения — не ровно одна ссылка.'],
    ],
    [
      72,
      ['Wrong message to mint', 'The master’s message to the new wallet is not an internal transfer.'],
      ['铸造消息错误', '主合约发给新钱包的消息不是 internal transfer。'],
      ['Неверное сообщение о минте', 'Сообщение главного контракта новому жетон-кошельку — не internal_transfer.'],
    ],
    [
      73,
      ['Not the owner', 'The sender may not give this order: not the owner of the wallet, or not the admin of the master.'],
      ['不是所有者', '发送方无权下此指令：不是钱包的所有者，或不是主合约的管理员。'],
      ['Не владелец', 'У отправителя нет прав: он не владелец жетон-кошелька или не администратор главного контракта.'],
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
  page: `${LAYOUTS}#jettons`,
  words: {en: 'token', 'zh-CN': '代币', ru: 'жетон, токен'},
  rows: [
    [333, ...OTHER_WORKCHAIN],
    [
      705,
      ['Not the owner', 'The sender is not the owner of the jetton wallet.'],
      ['不是所有者', '发送方不是 jetton 钱包的所有者。'],
      ['Не владелец', 'Отправитель не владелец жетон-кошелька.'],
    ],
    [
      706,
      ['Not enough jettons', 'The jetton wallet holds less than should be sent or burned.'],
      ['jetton 不足', 'jetton 钱包的余额少于要发送或销毁的数量。'],
      ['Не хватает жетонов', 'В жетон-кошельке меньше, чем нужно отправить или сжечь.'],
    ],
    [
      707,
      [
        'Wrong sender, or too little Gram to burn',
        'A transfer does not come from a wallet of the same jetton; or a burn does not cover its fees.',
      ],
      ['发送方错误，或销毁所附 Gram 不足', '转账不是来自同一 jetton 的钱包；或者销毁请求附带的 Gram 不够支付费用。'],
      [
        'Неверный отправитель или мало Gram для сжигания',
        'Перевод пришёл не от кошелька того же жетона; или суммы не хватает на комиссии за сжигание.',
      ],
    ],
    [
      708,
      ['No forward payload', 'The message ends before the forward payload.'],
      ['缺少 forward payload', '消息在 forward payload 之前就结束了。'],
      ['Нет forward payload', 'Сообщение заканчивается раньше, чем forward payload.'],
    ],
    [
      709,
      ['Not enough Gram attached', 'The value of the message does not cover the transfer. Also for a bounced message of unknown kind.'],
      ['附带的 Gram 不足', '消息金额不足以支付转账。未知种类的被退回消息也用此码。'],
      ['Приложено мало Gram', 'Суммы сообщения не хватает на перевод. Тот же код — для возвращённого сообщения неизвестного вида.'],
    ],
    [65535, ...UNKNOWN_OP],
  ],
} as const satisfies Table;

const nft = {
  ...contract,
  thrower: 'NFT',
  source: `${github}/token-contract/blob/main/nft/nft-item.fc`,
  page: `${LAYOUTS}#nft`,
  words: {en: 'collection, item', 'zh-CN': '合集', ru: 'коллекция'},
  rows: [
    [333, ...OTHER_WORKCHAIN],
    [
      399,
      ['Too many items', 'A batch may not mint 250 items or more.'],
      ['数量过多', '一个批次不能铸造 250 个或更多 NFT。'],
      ['Слишком много NFT', 'В одном пакете нельзя выпустить 250 NFT и больше.'],
    ],
    [
      401,
      ['Not the owner', 'The sender is not the owner of the item or collection.'],
      ['不是所有者', '发送方不是该 NFT 或合集的所有者。'],
      ['Не владелец', 'Отправитель не владелец NFT или коллекции.'],
    ],
    [
      402,
      [
        'Not enough Gram, or wrong index',
        'Item: the transfer would leave too little for storage. Collection: the index is above the next free one.',
      ],
      ['Gram 不足，或编号错误', 'NFT：转移后剩余的 Gram 不足以支付存储费。合集：编号大于下一个可用编号。'],
      [
        'Не хватает Gram или неверный номер',
        'NFT: после передачи осталось бы слишком мало на хранение. Коллекция: номер больше следующего свободного.',
      ],
    ],
    [
      404,
      [
        'Wrong index in a batch',
        'Collection: the index of the first item of a batch is above the next free one. The n-th item throws 403 + n, up to 652.',
      ],
      ['批次中的编号错误', '合集：批次中第一个 NFT 的编号大于下一个可用编号。第 n 个抛出 403 + n，最大为 652。'],
      ['Неверный номер в пакете', 'Коллекция: номер первого NFT пакета больше следующего свободного. Для n-го код 403 + n, не больше 652.'],
    ],
    [
      405,
      [
        'Not the collection, or wrong index',
        'Item: not set up yet, it got a message from somebody else than its collection. Collection: wrong index of the second item of a batch.',
      ],
      ['不是合集，或编号错误', 'NFT：尚未初始化时收到了非其合集发来的消息。合集：批次中第二个 NFT 的编号错误。'],
      [
        'Не коллекция или неверный номер',
        'NFT: ещё не инициализирован и получил сообщение не от своей коллекции. Коллекция: неверный номер второго NFT пакета.',
      ],
    ],
    [
      708,
      ['No forward payload', 'The message ends before the forward payload.'],
      ['缺少 forward payload', '消息在 forward payload 之前就结束了。'],
      ['Нет forward payload', 'Сообщение заканчивается раньше, чем forward payload.'],
    ],
    [65535, ...UNKNOWN_OP],
  ],
} as const satisfies Table;

/** Tokens. */
export const tokens: readonly Table[] = [jetton, jettonOld, nft];
