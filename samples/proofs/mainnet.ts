// Liteserver responses about mainnet masterchain block 31,220,993 (18 July 2023) and about the basechain block that
// it lists, as the archived documentation (ton-community/ton-docs, proofs.mdx) printed them. They are blockchain data,
// not the output of a program: `verify.test.ts` verifies the proofs in them.

const boc = (parts: string[]): Buffer => Buffer.from(parts.join(''), 'base64');

/** The masterchain block from which everything else is proved. */
export const masterchainBlock = {
  workchain: -1,
  shard: 0x8000000000000000n,
  seqno: 31_220_993,
  rootHash: Buffer.from(
    '51ed3b9e728e7c548b15a5e5ce988b4a74984c3f8374f3f1a52c7b1f46c26406',
    'hex',
  ),
  fileHash: Buffer.from(
    'd4fcdc692de1a252deb379cd25774842b733e6a96525adf82b8ffc41da667bf5',
    'hex',
  ),
};

/** The basechain block that the masterchain block lists. */
export const basechainBlock = {
  workchain: 0,
  shard: 0x8000000000000000n,
  seqno: 36_908_135,
  rootHash: Buffer.from(
    '39e5cbca5bf69750b5d9897872c3a0d7a3e614e521c53e4de728fafed38dce27',
    'hex',
  ),
  fileHash: Buffer.from(
    'f1f0e5cdc4b8a12cf2438dcab60f4712d1dc04f3792b1d72f2500cbf640948b7',
    'hex',
  ),
};

/** The account whose state is proved. */
export const account = Buffer.from(
  '6f5bc67986e06430961d9df00433926a4cd92e597ddd8aa6043645ac20bd1782',
  'hex',
);

/** liteServer.getBlockHeader: one root. */
export const headerProof = boc([
  'te6ccgECBwEAAUcACUYDUe07nnKOfFSLFaXlzpiLSnSYTD+DdPPxpSx7H0bCZAYAFgEkEBHvVar///8RAgQFBgGgm8ephwAA',
  'AAAEAQHcZQEAAAABAP////8AAAAAAAAAAGS2w1YAACPTi6ZAAAAAI9OLpkAEiG0AlgAHAoEB3GT9AdxCvsQAAAADAAAAAAAA',
  'AC4DAJgAACPTi5b9xAHcZQBIo5ccRkcrhcjXYQYKbnrp8TqQzdqBWRWolZfP7LOTprVogHrfs8HF78kgkHIlF122HKOE5Piz',
  'E3mePLuLe0CFKEgBAYxgU8EYVwDA/kMR1c+PpTPqA4LjYae3bQzymbdawDVsAAMoSAEBdBEA1iKw1SZLzbhqFONvyMNJuCrk',
  'ngNwAusHB56tiwYAFShIAQFXILau/L9AYglSKJX6psDRDMMxXZC8rwl5Gxn1lehvjwAH',
]);

/** liteServer.getShardInfo: two roots, the block and the state of the masterchain. */
export const shardProof = boc([
  'te6ccgECGQIABLkBAAlGAzK/NZKWmTHKT7x3FUlLUFl/GITA2EdFYCnYzw5SbmBGAW8CCUYDUe07nnKOfFSLFaXlzpiLSnSY',
  'TD+DdPPxpSx7H0bCZAYAFhEkW5Ajr+L///8RAP////8AAAAAAAAAAAHcZQEAAAABZLbDVgAAI9OLpkAEAdxk/WADBAUGKEgB',
  'Aa/+hM3XOVG84H7qrRINAEAClSINb2bxFjtfqGaCAtcrAAEoSAEB+u0N08oRCto9IpgON5XSvfFUUOkVmJK78zDN/ROjuIAB',
  'biIzAAAAAAAAAAD//////////4IM6dnDkpN5yCgHCCRVzCaqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqsI1GbEe',
  '3cabfgkKCwwoSAEBpafSQFfYZDslJ3CdmGzaOEatyz7dwy0o7CH2nhfbqu8AAShIAQHeq1par3nF4k+Ny75RdH1oBBBPdfWO',
  '1b7UcCw1NUXGrAARAQPQQA0oSAEBU5RZLjo/HjvC1CSemT0OweM8oY9JUzmRJ068ZSds2aUAESK/AAGqoBYdAAcCgWAABHpx',
  'ct+4iAABHotiWQggDuIV9xBhhGOToIxoLoe8OhKv8tJG65egkWT1ZX+W+aJS73FYD+UwmoI/c/PEw/irc/WoW78gS/0i5o02',
  '0O+rGBjntCi+DxAoSAEBsg42o7NqTN7mARBsZC6QcYsKWNryAHU9uzGJ+Va0lLYAAQHbUBGZYzgO4ygIAAEenFy37gAAAR6c',
  'XLfuKc8uXlLftLqFrsxLw5YdBr0fMKcpDinybzlH1/acbnE/j4cubiXFCWeSHG5VsHo4lo7gJ5vJWOuXkoBl+yBKRbiAADga',
  'vAAAAAAAAAAADuMn6yW2GooOABNDybZ6ch3NZQAgKEgBAVD8wFvZcjVxuDMWpfZQvjHtsTHQX9x40nFIbl1O8HfhABkoSAEB',
  '5b5yggCxcs9+I1bLoq4cbix5C+fAPNeBTG5v4wgLlEsAESQQEe9Vqv///xESExQVAaCbx6mHAAAAAAQBAdxlAQAAAAEA////',
  '/wAAAAAAAAAAZLbDVgAAI9OLpkAAAAAj04umQASIbQCWAAcCgQHcZP0B3EK+xAAAAAMAAAAAAAAALhYoSAEBjGBTwRhXAMD+',
  'QxHVz4+lM+oDguNhp7dtDPKZt1rANWwAAyqKBHjg8OYBuhFh7ME5XpoEdcT4Cq29bEg/IQ6W4pzzZ4nkMr81kpaZMcpPvHcV',
  'SUtQWX8YhMDYR0VgKdjPDlJuYEYBbwFvFxgoSAEBVyC2rvy/QGIJUiiV+qbA0QzDMV2QvK8JeRsZ9ZXob48ABwCYAAAj04uW',
  '/cQB3GUASKOXHEZHK4XI12EGCm566fE6kM3agVkVqJWXz+yzk6a1aIB637PBxe/JIJByJRddthyjhOT4sxN5njy7i3tAhWiM',
  'AQN44PDmAboRYezBOV6aBHXE+AqtvWxIPyEOluKc82eJ5GSSME37bvkUl4GHFGSvaGBWqWJ/iC9g47JPjJRKdeuvAW8AFGiM',
  'AQMyvzWSlpkxyk+8dxVJS1BZfxiEwNhHRWAp2M8OUm5gRtpYSTzLXaOHYSmwGQ88N15p5Zw62f9VC+cImZ2tH285AW8AFA==',
]);

/** liteServer.getAccountState, `proof`: two roots, the block and the state of the shard. */
export const accountProof = boc([
  'te6ccgECPQIACEgBAAlGA/k/5e2kGmzp7LNT/ViYQr0/XV5zuEbLiYUlKT/HQv1pAhkCCUYDOeXLylv2l1C12Yl4csOg16Pm',
  'FOUhxT5N5yj6/tONzicAHTQjW5Ajr+L///8RAAAAAAAAAAAAAAAAAAIzLGcAAAABZLbDUQAAI9OLlv3FAdxk/SADBAUoSAEB',
  'OPjRxun3mKR30TqibLTWz+GheUmsJ2svHgzgN6UhubwAASITggl1Iq8G/6/x8AYzIdkAAAAAAAAAAP//////////gl1Iq8G/',
  '6/x7wt+Jk8GJNhAAAj04tpNwQB3GT9L6eOxSm8+ZMeFPnYsn7BRpKQwLrvglbWV85XO5Z5xZl0Mfzaa/LQvjk0SpM2z+CunI',
  'RKiNK9gCIQLkASp2DU24MyMTAQS6kVeDf9f4+AcIMyMTAQMgMP3EXy04OAkKCyhIAQE+OOJUjFI2qWUsReVTztZ392VQCXuU',
  'E4pFdvEiRDlE1ABpKEgBAVnhoY7k5WcDBrUgORLIff/BeJjwmZvRKKaWUCfVO2+kAhUjEwEBP6OAiKrqK3gMDRAoSAEBbzFf',
  'JbSjmsEshf6k7P56g+XlnR8Fl4P6DD7yeXMIgGEAAChIAQGI1finM4Kupz3t4D/DvNomNKcX71DnQo1aSkTHcbAUuQBmIxMB',
  'AF7NnlHl0io4Dg8QIxMBADA7O2B9f/x4ERITKEgBAYLrDiTIQgkuwnBUhsu+mN6AFtVfXP9OqRBHGkw6ehzxADsoSAEB7X4m',
  'vTbvptXZtPaqq5gTrwdCqEJEl390/UB0ycmJCL4AAChIAQHKhZYOP8PfttJug66HqDeuXC+vfI1D6hdzk8YC+tqgMAA5IhEA',
  '4PQa2iUuLwgUFShIAQHXrLtgIzjIbWEPNc+zYv12/BixgSR2tvypmgZ45mX89QAAKEgBAU+uEJxB89Xivgo/8AoAfy5Qp5Z5',
  'dwDRinqmY+Uxw3GAAC0iEQDgXDMiW3i86BYXKEgBAVRbWSWzqyqN8kcP4ipaPJzGTjyyRAfCYWfg+7R24FMJACwiEQDgNICE',
  'fzchaBgZKEgBAYRKFMmWlVBukgY10Y522eaFre505fum9tOzccp340gTACkiDwDQsczmKuzIGhsiDwDGJcfpDfxoHB0oSAEB',
  'nKIVfJLUm50FE4jeRdBwcseKOqZaWwVUfZTgNpqmve4AKihIAQEDJoErYnEjRUcwcNZ5vDjNu85Yt6K/bFxvCR/I026BzQAf',
  'Ig8AwnnWKNvyCB4fIg8AwLjyn50E6CAhKEgBAZFDq/KnJmIFTtpPSUnQEMiXr/Q4O1FLOHz/eQQIIxxsABooSAEB3lBy9GoO',
  'Dsqyu/ws/GKj/iAPEtXUV9+DOkbrdH+gBOMAWSIPAMA/ouya2EgiIyhIAQG67pD9EaEw1tLi3tIa5Ke4ZVMRYBW35+v8UjaV',
  'NNKYsgAXIg8AwC5yK97XKCQlIg0AqxOOfxhIJicoSAEBfx3zERAeRysdRDM00kJv0zlTn1WGlMYONCgiHcsaVHgAFihIAQHh',
  '/CQsKeUZ+XQMolcNhXea7QxZPMNrWRGYUpRZiOGGlgAVIg0AohMk0/8oKCkoSAEBmf4oj9ziYG05+bavcvnCZD7wbmuswV3X',
  'LPqE1jyeRKQAEyINAKHod+yLqCorKEgBAZ4BnpK+dqWueu4jkpn1YWgq++RF3ELuV8zDHstCf99CAA4iDQCh24SEMagsLShI',
  'AQEjRbgOZsAl+2LEEmG10jBhYwPsR/O7eiVYcvraYqHovwAQIg0AodYzvBBoLi8iDQCgLKPdxGgwMShIAQFlR4Hl1GbsTKUM',
  'spg7IBcLtdkOLmq4PtfUKoKWUaXuwQAKIZq7GeYbgZDCWHZ3wBDOSakzZLll93YqmBDZFrCC9F4ICgK8NeuqZJtGrHLm5NTB',
  'KTtm1Y2e16VJAr7v2X9b/3l33YWZiz0AACPFZDk0QTIoSAEB7c7SJ4AT6kl90uKG9JW09/jfbqc+COhUFPxDphHBd5cACyhI',
  'AQGCgtE79muazh+/XTq9HFnMRtYa8dR68WZdMBPY+eR0iAAIKEgBAbPpZJ0QzLN5No6Bo6fo5JyOtT9qzGmwui/6gAgvcO45',
  'AAEkEBHvVar///8RNTY3OAKgm8ephwAAAACEAQIzLGcAAAABAAAAAAAAAAAAAAAAAGS2w1EAACPTi5b9wAAAI9OLlv3F1Bxu',
  'PAAHA1cB3GT9AdxCvsQAAAADAAAAAAAAAC45OihIAQHLVFMKyFffcw6C7iObIVBSjG5fbtNnjqtuHnifDjx6UwADKooE8q0e',
  '3jNqaGI92r82y4+kBdvnCjjEU/cRAA+an5JZLbD5P+XtpBps6eyzU/1YmEK9P11ec7hGy4mFJSk/x0L9aQIZAhk7PChIAQHQ',
  'zwOhBYwv1gKSiJUQUaDYJzOVPB6RgaZ8UCzlmxgCAAALAJgAACPTi2k3BAHcZP0vp47FKbz5kx4U+diyfsFGkpDAuu+CVtZX',
  'zlc7lnnFmXQx/Npr8tC+OTRKkzbP4K6chEqI0r2AIhAuQBKnYNTbAJgAACPTi4e7hAIzLGYrTpYyD50K+wLl1VtrQsM0njNU',
  'BiDswHs5khH9VuTePiVVYXzd5FfNZaCtAzqvwMbCXfcWsE5FX0kXlmikYwDbaIwBA/KtHt4zamhiPdq/NsuPpAXb5wo4xFP3',
  'EQAPmp+SWS2wSk/5cTsgbkILqu5N0h/rvrQm/NnOFY2ypW3OkYj8MT4CGQAbaIwBA/k/5e2kGmzp7LNT/ViYQr0/XV5zuEbL',
  'iYUlKT/HQv1ph9eWdEyjhpBgFsVpITcNAfcssASh18KUdSr+REbaB7sCGQAb',
]);

/** liteServer.getAccountState, `state`: the account itself. */
export const accountState = boc([
  'te6ccgECFgEAAzwAAnHABvW8Z5huBkMJYdnfAEM5JqTNkuWX3diqYENkWsIL0XgiLIWQQyWeDZAAAI8VkOTRDUBXhr11U0AB',
  'AgEU/wD0pBP0vPLICwMAUQAAAOkpqaMXwbMibOIm1tgYuv6C02M6oPBqbGdyctH5t2D/DQ3PVthAAgEgBAUCAUgGBwT48oMI',
  '1xgg0x/TH9MfAvgju/Jk7UTQ0x/TH9P/9ATRUUO68qFRUbryogX5AVQQZPkQ8qP4ACSkyMsfUkDLH1Iwy/9SEPQAye1U+A8B',
  '0wchwACfbFGTINdKltMH1AL7AOgw4CHAAeMAIcAC4wABwAORMOMNA6TIyx8Syx/L/xITFBUC5tAB0NMDIXGwkl8E4CLXScEg',
  'kl8E4ALTHyGCEHBsdWe9IoIQZHN0cr2wkl8F4AP6QDAg+kQByMoHy//J0O1E0IEBQNch9AQwXIEBCPQKb6Exs5JfB+AF0z/I',
  'JYIQcGx1Z7qSODDjDQOCEGRzdHK6kl8G4w0ICQIBIAoLAHgB+gD0BDD4J28iMFAKoSG+8uBQghBwbHVngx6xcIAYUATLBSbP',
  'Flj6Ahn0AMtpF8sfUmDLPyDJgED7AAYAilAEgQEI9Fkw7UTQgQFA1yDIAc8W9ADJ7VQBcrCOI4IQZHN0coMesXCAGFAFywVQ',
  'A88WI/oCE8tqyx/LP8mAQPsAkl8D4gIBIAwNAFm9JCtvaiaECAoGuQ+gIYRw1AgIR6STfSmRDOaQPp/5g3gSgBt4EBSJhxWf',
  'MYQCAVgODwARuMl+1E0NcLH4AD2ynftRNCBAUDXIfQEMALIygfL/8nQAYEBCPQKb6ExgAgEgEBEAGa3OdqJoQCBrkOuF/8AA',
  'Ga8d9qJoQBBrkOuFj8AAbtIH+gDU1CL5AAXIygcVy//J0Hd0gBjIywXLAiLPFlAF+gIUy2sSzMzJc/sAyEAUgQEI9FHypwIA',
  'cIEBCNcY+gDTP8hUIEeBAQj0UfKnghBub3RlcHSAGMjLBcsCUAbPFlAE+gIUy2oSyx/LP8lz+wACAGyBAQjXGPoA0z8wUiSB',
  'AQj0WfKnghBkc3RycHSAGMjLBcsCUAXPFlAD+gITy2rLHxLLP8lz+wAACvQAye1U',
]);

/** liteServer.listBlockTransactions, `proof`. The archive printed only the cells; the bag of cells was made for this file. */
export const transactionsProof = boc([
  'te6cckECFAEAAu0ACUYDUe07nnKOfFSLFaXlzpiLSnSYTD+DdPPxpSx7H0bCZAYAFgEkEBHvVar///8RAgMEBShIAQH4A5/m',
  'WQG+QiCU7Sn6Bd1KlAZwjXxU6/f2AQ8uip3LsQABKEgBAYxgU8EYVwDA/kMR1c+PpTPqA4LjYae3bQzymbdawDVsAAMoSAEB',
  'dBEA1iKw1SZLzbhqFONvyMNJuCrkngNwAusHB56tiwYAFSSJSjP2/REiTgGKCAERbbqSn6pg+Lnfs5KGwH/eYT1PFY5AMWEl',
  'l+I/MS2gYXMsLbfHx/C8pile8l0E9G+iGgVc8hOhJwrABgcIEyhIAQHgV/eqBUXvnmvxh1QqUUEpgwOjO6fJzibHH/2cfSBQ',
  'YAAEAAECIQGCCSIDQEAKECOXv7MzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzApmZmZmZmZmZmZmZmZmZmZmZmZmZ',
  'mZmZmZmZmZmZmZmZz4AACPTi6ZAABAsNDyEDUEAMKEgBAV7wUyr0YLzzvs8alFl8HsBIeeDya/WCadMZEhN2qtRzAAIhA0BA',
  'DihIAQGx4JH8ud9TkX6qDK4FBBs9CVYkKHHjyo1pCdCqMf82BAACAIJyOaSu1DCOLmrBHIgMyynf7kB6PpT8HtvdTSmvO13+',
  '7lipsHIDoPRXFQor95ctp+KnlkLevnkukZ3l4vwoTSsViiKXv5VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVAqqq',
  'qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0AAACPTi6ZAAwRESKEgBAZJLWZLflRFBlplKbUSdieHAAsuWwU0RxKZn',
  '+EOj+vRBAAIAgnKJmzohDd0o2QXFg/+FWbz3PQzwwFwRIQvXBZurKrRT4DUkGEsRbJ452dUpMXlYj0t9j12Bkv7+Zrn+QKcV',
  'GNvHKEgBAQ/FzzbchLxG5xdXaKs+wPlJiNRU8sSW3BrDLmOM08I9AAXcyuW+',
]);

/** liteServer.getConfigParams, `config_proof`, made from the printed cells in the same way. */
export const configProof = boc([
  'te6cckECNQEABKoACUYDMr81kpaZMcpPvHcVSUtQWX8YhMDYR0VgKdjPDlJuYEYBbwEkW5Ajr+L///8RAP////8AAAAAAAAA',
  'AAHcZQEAAAABZLbDVgAAI9OLpkAEAdxk/WACAwQHKEgBAa/+hM3XOVG84H7qrRINAEAClSINb2bxFjtfqGaCAtcrAAEoSAEB',
  '+u0N08oRCto9IpgON5XSvfFUUOkVmJK78zDN/ROjuIABbiIzAAAAAAAAAAD//////////4IM6dnDkpN5yCgFBihIAQGlp9JA',
  'V9hkOyUncJ2YbNo4Rq3LPt3DLSjsIfaeF9uq7wABKEgBAd6rWlqvecXiT43LvlF0fWgEEE919Y7VvtRwLDU1RcasABEkVcwm',
  'qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqrCNRmxHt3Gm34ICS8yKEgBAcfa6Qofzq0jXKzDGKBImGsuEtD2jBNo',
  'RWaeAsTijwGNAAIiASAKLiIC2AstIgEgDCwiASANKyIBIA4eIgEgDxYiASAQFCIBIBESKEgBAfiQhe00f1+Sig33sScfkG9u',
  'HvQ9ibWRJ3TItC0OJKsSAAEBASATAEAzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMwEBSBUAQAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAgEgFxwCASAYGgEBIBkAQOVnVPg0JvabCSZ72Hasl8RIITRbfiZr2Vanv7+5jfNcAQEg',
  'GwBTAf//////////////////////////////////////////gAAAAIAAAAFAAQFYHQEBwDIiASAfJSIBICAkIgEgISMBASAi',
  'ABrEAAAAAgAAAAAAAAAuKEgBAcHzwq2hK9kBu6FVLAwJDMOYlkmAfCt2TQJUjB9mTCCJAAcoSAEBh9rfuzrpVOf1RyxGpynt',
  'gK0IfF2c67jWRNFt1z+I3zkACSIBICYnKEgBAXz5N69krtGrLN0UNfj/efhuUhMgzHsMswyaroF0gSQJAAIiASAoKShIAQG+',
  '6Ot1w3UAp1li5P2Zr8YrPJJFlI0qxWBhsOId3W6ehAABAQEgKgAgAAEAAAAAgAAAACAAAACAAChIAQEon3cEFi9o7zzFtIZb',
  '1yBnJ34lshUUq3QTlsVL2SKU+gAJKEgBAe9pYvQ8HIayFnc7RD9hgpVQ3Z6VbuVOo6xcYOEn2t1RAA4oSAEBESoFVqCR3E9y',
  'vTH/J5B4P7MjjOKqQeHBN0JNJ5Zk1+MACihIAQEk0hz3rpaxxVoSMOgj2wMXziTsM+O/JYXHlgVoQwT68gAHIr8AAaqgFh0A',
  'BwKBYAAEenFy37iIAAEei2JZCCAO4hX3EGGEY5OgjGguh7w6Eq/y0kbrl6CRZPVlf5b5olLvcVgP5TCagj9z88TD+Ktz9ahb',
  'vyBL/SLmjTbQ76sYGOe0KL4wMShIAQFQ/MBb2XI1cbgzFqX2UL4x7bEx0F/ceNJxSG5dTvB34QAZKEgBAeW+coIAsXLPfiNW',
  'y6KuHG4seQvnwDzXgUxub+MIC5RLABECASAzNAAVvgAAA7yzZw3BVVAAFb////+8vRqUogAQnRc6CA==',
]);
