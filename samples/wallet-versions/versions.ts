import type {Address, Cell} from '@ton/core';
import {
  WalletContractV1R1,
  WalletContractV1R2,
  WalletContractV1R3,
  WalletContractV2R1,
  WalletContractV2R2,
  WalletContractV3R1,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5R1,
} from '@ton/ton';

/** The generation of a wallet, which decides the layout of the signed body. */
export type Form = 'v1' | 'v2' | 'v3' | 'v4' | 'v5';

export interface Version {
  readonly name: string;
  readonly form: Form;
  /** The maximum number of messages in one signed request. */
  readonly limit: number;
  readonly create: (publicKey: Buffer) => {
    address: Address;
    init: {code: Cell; data: Cell};
  };
}

const workchain = 0;

// region versions
/** The wallet versions that @ton/ton can create and that need no library. */
export const versions: readonly Version[] = [
  {
    name: 'V1R1',
    form: 'v1',
    limit: 1,
    create: (publicKey) => WalletContractV1R1.create({workchain, publicKey}),
  },
  {
    name: 'V1R2',
    form: 'v1',
    limit: 1,
    create: (publicKey) => WalletContractV1R2.create({workchain, publicKey}),
  },
  {
    name: 'V1R3',
    form: 'v1',
    limit: 1,
    create: (publicKey) => WalletContractV1R3.create({workchain, publicKey}),
  },
  {
    name: 'V2R1',
    form: 'v2',
    limit: 4,
    create: (publicKey) => WalletContractV2R1.create({workchain, publicKey}),
  },
  {
    name: 'V2R2',
    form: 'v2',
    limit: 4,
    create: (publicKey) => WalletContractV2R2.create({workchain, publicKey}),
  },
  {
    name: 'V3R1',
    form: 'v3',
    limit: 4,
    create: (publicKey) => WalletContractV3R1.create({workchain, publicKey}),
  },
  {
    name: 'V3R2',
    form: 'v3',
    limit: 4,
    create: (publicKey) => WalletContractV3R2.create({workchain, publicKey}),
  },
  {
    name: 'V4R2',
    form: 'v4',
    limit: 4,
    create: (publicKey) => WalletContractV4.create({workchain, publicKey}),
  },
  {
    name: 'V5R1',
    form: 'v5',
    limit: 255,
    create: (publicKey) => WalletContractV5R1.create({workchain, publicKey}),
  },
];
// endregion

/** The default wallet ID that @ton/ton uses for a basechain wallet. */
export function defaultWalletId(form: Form): number | undefined {
  if (form === 'v1' || form === 'v2') return undefined;
  return form === 'v5' ? 0x7fffff11 : 698_983_191;
}
