// Records of TON DNS (TEP-81), as the contract of a domain holds them. Pure.
import type {DecodeAs} from './body.ts';
import {accountOf, at, constructorOf, type Reading} from './reading.ts';
import {DNS_RECORDS} from './schemas.ts';

export interface DnsRecordFound {
  readonly kind: 'dns-record';
  readonly record: 'wallet' | 'site' | 'storage' | 'resolver' | 'text';
  /** The account, `0:…`, of a wallet or a resolver; the ADNL address or bag in hexadecimal. */
  readonly value: string | undefined;
}

const FIELDS: Readonly<Record<string, readonly [DnsRecordFound['record'], string]>> = {
  dns_smc_address: ['wallet', 'smc_addr'],
  dns_adnl_address: ['site', 'adnl_addr'],
  dns_storage_address: ['storage', 'bag_id'],
  dns_next_resolver: ['resolver', 'resolver'],
  dns_text: ['text', ''],
};

/** A record: 16 bits that say which, and what TEP-81 puts after them, to the end of the cell. */
export function dnsRecordOf(reading: Reading, cell: number): {readonly found: DnsRecordFound; readonly decode: DecodeAs} | undefined {
  const decode = {type: 'DNSRecord', schema: DNS_RECORDS};
  const value = reading.whole(cell, decode.type, DNS_RECORDS);
  const [record, name] = FIELDS[constructorOf(value)] ?? [];
  if (!record) return undefined;
  const field = at(value, name!);
  // A record that names no account leads nowhere.
  if ((record === 'wallet' || record === 'resolver') && accountOf(field) === undefined) return undefined;
  return {found: {kind: 'dns-record', record, value: field?.text}, decode};
}
