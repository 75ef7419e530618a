import {addressText} from '../../recognise/address-text';
import type {Content, Order, Sent} from '../../recognise/body';
import type {MessageFound} from '../../recognise/message';
import type {Found} from '../../recognise';
import {clip, timeText} from '../../../proof/texts';
import {numbers} from '../../../shared/number-messages/ru';
import {messages as trace} from '../../../trace/messages/ru';

const rules = new Intl.PluralRules('ru');
const plural = (count: bigint, one: string, few: string, many: string): string => {
  const form = rules.select(Number(count));
  return `${numbers.whole(count)} ${form === 'one' ? one : form === 'few' ? few : many}`;
};
const gram = (amount: bigint): string => `${numbers.gram(amount)} GRAM`;
const units = (amount: bigint): string => plural(amount, 'наименьшая единица', 'наименьшие единицы', 'наименьших единиц');
const quoted = (text: string): string => `«${clip(text)}»`;
const commented = (text: string | undefined): string => (text === undefined ? '' : `, комментарий ${quoted(text)}`);
/** In the genitive: «кошелька V5», «highload-кошелька V3», «кошелька V5 (бета)». */
const walletName = (wallet: string): string =>
  wallet.startsWith('highload ') ? wallet.replace('highload ', 'highload-кошелька ') : `кошелька ${wallet.replace(' beta', ' (бета)')}`;

function contentText(one: Exclude<Content, {kind: 'empty'}>): string {
  switch (one.kind) {
    case 'comment':
      return one.text ? `комментарий ${quoted(one.text)}` : 'пустой комментарий';
    case 'encrypted-comment':
      return 'зашифрованный комментарий';
    case 'excesses':
      return 'возврат излишка (excesses)';
    case 'jetton-transfer':
      return `перевод жетона на ${addressText(one.to)} (${units(one.amount)})${commented(one.comment)}`;
    case 'jetton-internal-transfer':
      return `перевод между жетон-кошельками, internal_transfer (${units(one.amount)})${commented(one.comment)}`;
    case 'jetton-notification':
      return `уведомление о получении жетона${one.from ? ` от ${addressText(one.from)}` : ''} (${units(one.amount)})${commented(one.comment)}`;
    case 'jetton-burn':
      return `сжигание жетона (${units(one.amount)})`;
    case 'jetton-burn-notification':
      return `уведомление о сжигании жетона (${units(one.amount)})`;
    case 'nft-transfer':
      return `передача NFT новому владельцу ${addressText(one.to)}`;
    case 'nft-assigned':
      return `уведомление о получении NFT${one.from ? ` от прежнего владельца ${addressText(one.from)}` : ''}`;
    case 'dns':
      return one.deletes ? 'удаление записи DNS' : 'изменение записи DNS';
  }
}

function sentText({amount, to, bounce, content}: Sent): string {
  return `${gram(amount)} на ${addressText(to, bounce)}${content && content.kind !== 'empty' ? `, в теле — ${contentText(content)}` : ''}`;
}

function orderText({messages, first, changes}: Order): string {
  const changed = changes ? 'изменить расширения или плагины' : '';
  if (messages === 0) return changed;
  const sends =
    messages === 1
      ? `отправить ${first ? sentText(first) : 'одно сообщение'}`
      : `отправить ${plural(BigInt(messages), 'сообщение', 'сообщения', 'сообщений')}${first ? `; первое: ${sentText(first)}` : ''}`;
  return changed ? `${changed} и ${sends}` : sends;
}

function bodyText({content, order, wallet}: MessageFound): string {
  const kind = wallet ? `, со StateInit ${walletName(wallet)}` : order ? `, в формате ${walletName(order.wallet)}` : '';
  if (order) return `${kind}: ${orderText(order)}`;
  if (!content) return kind;
  return kind + (content.kind === 'empty' ? ', без тела' : `; в теле — ${contentText(content)}`);
}

function phrase(one: Found): string {
  switch (one.kind) {
    case 'external-in':
      return `внешнее сообщение для ${addressText(one.to, !one.order && !one.wallet)}${bodyText(one)}`;
    case 'internal': {
      const [to, amount] = [addressText(one.to, one.bounce), gram(one.amount)];
      if (one.from === undefined) return `внутреннее сообщение, пока без отправителя, для ${to}, сумма ${amount}${bodyText(one)}`;
      const ends = `сообщение от ${addressText(one.from)} для ${to}, сумма ${amount}`;
      return one.bounced ? `возвращённое ${ends}` : `внутреннее ${ends}${bodyText(one)}`;
    }
    case 'external-out':
      return `исходящее внешнее сообщение от ${addressText(one.from)}${bodyText(one)}`;
    case 'body':
      return `тело сообщения: ${one.content.kind === 'empty' ? '' : contentText(one.content)}`;
    case 'order':
      return `подписанное тело в формате ${walletName(one.order.wallet)}, без самого сообщения: ${orderText(one.order)}`;
    case 'transaction': {
      const kind = {ordinary: 'транзакция', tick: 'tick-транзакция', tock: 'tock-транзакция'}[one.type];
      const ran = one.skipped ? `фаза вычисления ${trace.skipped(one.skipped)}` : trace.exitCode(one.exitCode!);
      const acted = one.actionCode === undefined ? '' : `, ${trace.resultCode(one.actionCode)}`;
      return `${kind} аккаунта ${addressText(one.account)}, lt ${one.lt}: ${ran}${acted}, ${one.aborted ? 'прервана' : 'успешна'}`;
    }
    case 'account': {
      const status = {active: 'активный', uninit: 'неинициализированный', frozen: 'замороженный'}[one.status];
      const code = one.wallet ? `, код ${walletName(one.wallet)}` : '';
      return `аккаунт ${addressText(one.account, one.status === 'active' && !one.wallet)}, ${status}, баланс ${gram(one.balance)}${code}`;
    }
    case 'stateInit': {
      const whose = one.wallet ? walletName(one.wallet) : 'контракта';
      return `StateInit ${whose}; его адрес в бейсчейне — ${addressText(`0:${one.id}`, !one.wallet)}`;
    }
    case 'metadata': {
      const form = {'on-chain': 'в блокчейне', 'off-chain': 'вне блокчейна', both: 'частью в блокчейне, частью вне его'}[one.form];
      const parts = [
        one.name && `название ${quoted(one.name)}`,
        one.symbol && `тикер ${quoted(one.symbol)}`,
        one.uri && `uri ${clip(one.uri)}`,
      ].filter(Boolean);
      return `метаданные жетона или NFT, ${form}${parts.length ? `: ${parts.join(', ')}` : ''}`;
    }
    case 'dns-record': {
      const {value = ''} = one;
      switch (one.record) {
        case 'wallet':
          return `запись DNS, которая ведёт к контракту ${addressText(value)}`;
        case 'site':
          return `запись DNS сайта с адресом ADNL ${value}`;
        case 'storage':
          return `запись DNS мешка файлов ${value} в TON Storage`;
        case 'resolver':
          return `запись DNS, которая передаёт остаток имени контракту ${addressText(value)}`;
        case 'text':
          return 'запись DNS с текстом';
      }
    }

    case 'config':
      return `конфигурация сети: ${plural(BigInt(one.params), 'параметр', 'параметра', 'параметров')}`;
    case 'block':
    case 'block-header':
    case 'shard-state': {
      const kind = {block: 'блок', 'block-header': 'заголовок блока', 'shard-state': 'состояние шарда после блока'}[one.kind];
      return `${kind} (${one.workchain},${one.shard},${one.seqno}), время ${timeText(one.time)}`;
    }
    case 'library':
      return `библиотечная ячейка: заменяет ячейку с хешем ${one.hash}`;
    case 'merkle-proof':
      return `доказательство Меркла для ячейки с хешем ${one.hash}${one.of ? `: ${phrase(one.of)}` : ''}`;
    case 'merkle-update':
      return `обновление Меркла: от ячейки с хешем ${one.from} к ячейке с хешем ${one.to}`;
  }
}

/** What the bag holds, in one sentence. */
export function recognised(found: Found): string {
  const text = phrase(found);
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}
