import {addressText} from '../../recognise/address-text';
import type {Content, Order, Sent} from '../../recognise/body';
import type {MessageFound} from '../../recognise/message';
import type {Found} from '../../recognise';
import {clip, timeText} from '../../../proof/texts';
import {numbers} from '../../../shared/number-messages/en';
import {messages as trace} from '../../../trace/messages/en';

const gram = (amount: bigint): string => `${numbers.gram(amount)} GRAM`;
const units = (amount: bigint): string => `${numbers.whole(amount)} smallest unit${amount === 1n ? '' : 's'}`;
const quoted = (text: string): string => `“${clip(text)}”`;
const commented = (text: string | undefined): string => (text === undefined ? '' : ` with the comment ${quoted(text)}`);
const walletName = (wallet: string): string => (wallet.startsWith('highload ') ? wallet.replace(' ', ' wallet ') : `wallet ${wallet}`);

function contentText(one: Exclude<Content, {kind: 'empty'}>): string {
  switch (one.kind) {
    case 'comment':
      return one.text ? `the comment ${quoted(one.text)}` : 'an empty comment';
    case 'encrypted-comment':
      return 'an encrypted comment';
    case 'excesses':
      return 'excesses';
    case 'jetton-transfer':
      return `a jetton transfer of ${units(one.amount)} to ${addressText(one.to)}${commented(one.comment)}`;
    case 'jetton-internal-transfer':
      return `a transfer between jetton wallets (internal_transfer) of ${units(one.amount)}${commented(one.comment)}`;
    case 'jetton-notification':
      return `a notification of ${units(one.amount)} of a jetton${one.from ? ` from ${addressText(one.from)}` : ''}${commented(one.comment)}`;
    case 'jetton-burn':
      return `a burn of ${units(one.amount)} of a jetton`;
    case 'jetton-burn-notification':
      return `a notification that ${units(one.amount)} of a jetton were burned`;
    case 'nft-transfer':
      return `an NFT transfer to ${addressText(one.to)}`;
    case 'nft-assigned':
      return `a notification of an NFT${one.from ? ` from its previous owner ${addressText(one.from)}` : ''}`;
    case 'dns':
      return one.deletes ? 'the deletion of a DNS record' : 'a change of a DNS record';
  }
}

function sentText({amount, to, bounce, content}: Sent): string {
  return `${gram(amount)} to ${addressText(to, bounce)}${content && content.kind !== 'empty' ? ` with ${contentText(content)}` : ''}`;
}

function orderText({messages, first, changes}: Order): string {
  const changed = changes ? 'changes its extensions or plugins' : '';
  if (messages === 0) return changed;
  const sends =
    messages === 1
      ? `sends ${first ? sentText(first) : 'one message'}`
      : `sends ${numbers.whole(BigInt(messages))} messages${first ? `; the first: ${sentText(first)}` : ''}`;
  return changed ? `${changed}, and ${sends}` : sends;
}

function bodyText({content, order, wallet}: MessageFound): string {
  const kind = wallet ? `, with the StateInit of ${walletName(wallet)}` : order ? `, in the format of ${walletName(order.wallet)}` : '';
  if (order) return `${kind}: ${orderText(order)}`;
  if (!content) return kind;
  return kind + (content.kind === 'empty' ? ', without a body' : `, with ${contentText(content)}`);
}

function phrase(one: Found): string {
  switch (one.kind) {
    case 'external-in':
      return `external message to ${addressText(one.to, !one.order && !one.wallet)}${bodyText(one)}`;
    case 'internal': {
      const [to, amount] = [addressText(one.to, one.bounce), gram(one.amount)];
      if (one.from === undefined) return `internal message without a sender yet, to ${to}, ${amount}${bodyText(one)}`;
      const ends = `message from ${addressText(one.from)} to ${to}, ${amount}`;
      return one.bounced ? `bounced ${ends}` : `internal ${ends}${bodyText(one)}`;
    }
    case 'external-out':
      return `external message out of ${addressText(one.from)}${bodyText(one)}`;
    case 'body':
      return `message body: ${one.content.kind === 'empty' ? '' : contentText(one.content)}`;
    case 'order':
      return `signed body in the format of ${walletName(one.order.wallet)}, without the message around it: ${orderText(one.order)}`;
    case 'transaction': {
      const kind = {ordinary: 'transaction', tick: 'tick transaction', tock: 'tock transaction'}[one.type];
      const ran = one.skipped ? `compute phase ${trace.skipped(one.skipped)}` : trace.exitCode(one.exitCode!);
      const acted = one.actionCode === undefined ? '' : `, ${trace.resultCode(one.actionCode)}`;
      return `${kind} of ${addressText(one.account)}, lt ${one.lt}: ${ran}${acted}, ${one.aborted ? 'aborted' : 'successful'}`;
    }
    case 'account': {
      const status = {active: 'active', uninit: 'uninitialized', frozen: 'frozen'}[one.status];
      const code = one.wallet ? `, with the code of ${walletName(one.wallet)}` : '';
      return `account ${addressText(one.account, one.status === 'active' && !one.wallet)}, ${status}, balance ${gram(one.balance)}${code}`;
    }
    case 'stateInit': {
      const whose = one.wallet ? walletName(one.wallet) : 'a contract';
      return `StateInit of ${whose}; its address in the basechain is ${addressText(`0:${one.id}`, !one.wallet)}`;
    }
    case 'metadata': {
      const form = {'on-chain': 'on-chain', 'off-chain': 'off-chain', both: 'on-chain and off-chain'}[one.form];
      const parts = [
        one.name && `name ${quoted(one.name)}`,
        one.symbol && `symbol ${quoted(one.symbol)}`,
        one.uri && `uri ${clip(one.uri)}`,
      ].filter(Boolean);
      return `metadata of a jetton or NFT, ${form}${parts.length ? `: ${parts.join(', ')}` : ''}`;
    }
    case 'dns-record': {
      const {value = ''} = one;
      switch (one.record) {
        case 'wallet':
          return `DNS record that leads to the contract ${addressText(value)}`;
        case 'site':
          return `DNS record of a site with the ADNL address ${value}`;
        case 'storage':
          return `DNS record of the bag ${value} in TON Storage`;
        case 'resolver':
          return `DNS record that leaves the rest of the name to the contract ${addressText(value)}`;
        case 'text':
          return 'DNS record with a text';
      }
    }

    case 'config':
      return `configuration of the network: ${numbers.whole(BigInt(one.params))} parameters`;
    case 'block':
    case 'block-header':
    case 'shard-state': {
      const kind = {block: 'block', 'block-header': 'header of block', 'shard-state': 'state of the shard after block'}[one.kind];
      return `${kind} (${one.workchain},${one.shard},${one.seqno}) of ${timeText(one.time)}`;
    }
    case 'library':
      return `library cell: stands for the cell with the hash ${one.hash}`;
    case 'merkle-proof':
      return `Merkle proof for the cell with the hash ${one.hash}${one.of ? `: ${phrase(one.of)}` : ''}`;
    case 'merkle-update':
      return `Merkle update from the cell with the hash ${one.from} to ${one.to}`;
  }
}

/** What the bag holds, in one sentence. */
export function recognised(found: Found): string {
  const text = phrase(found);
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}
