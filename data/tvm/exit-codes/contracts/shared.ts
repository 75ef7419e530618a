// What several contracts share. Terms are those of the pages.

/** What the tables of contracts have in common. Their codes are read from the source, not provoked. */
export const contract = {phase: 'compute', origin: 'contract', measured: []} as const;

/** Where most sources lie, and the contracts that come with the node. */
export const github = 'https://github.com/ton-blockchain';
export const smartcont = `${github}/ton/blob/master/crypto/smartcont`;

/** Folder of the pages about contracts. */
export const specs = '/v3/documentation/smart-contracts/contracts-specs';

export const SEQNO = [
  ['Wrong seqno', 'The message carries another sequence number than the wallet expects: it was sent before, or too early.'],
  ['seqno 错误', '消息中的序号与钱包期望的不同：已经发送过，或者太早。'],
  ['Неверный seqno', 'Порядковый номер в сообщении не тот, которого ждёт кошелёк: сообщение уже отправлялось или отправлено слишком рано.'],
] as const;
export const SUBWALLET = [
  ['Wrong wallet ID', 'The message was signed for another wallet number (subwallet_id).'],
  ['钱包 ID 错误', '消息是为另一个钱包 ID（subwallet_id）签名的。'],
  ['Неверный идентификатор кошелька', 'Сообщение подписано для другого идентификатора кошелька (subwallet_id).'],
] as const;
export const SIGNATURE = [
  ['Wrong signature', 'The signature does not belong to the wallet’s public key.'],
  ['签名错误', '签名与钱包的公钥不符。'],
  ['Неверная подпись', 'Подпись не соответствует открытому ключу кошелька.'],
] as const;
export const EXPIRED = [
  ['Message expired', 'The time valid_until has passed. Sign again only if no earlier delivery was executed.'],
  ['消息已过期', '已超过 valid_until 的时间。请先确认此前的投递没有执行过，再重新签名。'],
  ['Сообщение просрочено', 'Срок valid_until истёк. Подпишите заново, только если сообщение не было выполнено раньше.'],
] as const;
export const UNKNOWN_OP = [
  ['Unknown operation', 'The message asks for something that the contract does not know.'],
  ['未知操作', '消息请求的操作合约不认识。'],
  ['Неизвестная операция', 'Сообщение запрашивает действие, неизвестное контракту.'],
] as const;
export const OTHER_WORKCHAIN = [
  ['Other workchain', 'An address lies in another workchain than the contract.'],
  ['其他工作链', '地址与合约不在同一工作链。'],
  ['Другой воркчейн', 'Адрес находится не в том воркчейне, что контракт.'],
] as const;
