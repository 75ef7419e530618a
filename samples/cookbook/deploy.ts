// region deploy
import {
  type Address,
  type Cell,
  contractAddress,
  internal,
  type MessageRelaxed,
  type StateInit,
  toNano,
} from '@ton/core';

/** The message by which a wallet deploys a contract: it carries the code and data, which determine the address. */
export function deployMessage(
  code: Cell,
  data: Cell,
  body?: Cell,
): {address: Address; message: MessageRelaxed} {
  const init: StateInit = {code, data};
  const address = contractAddress(0, init);
  const message = internal({
    to: address,
    value: toNano('0.05'), // the contract pays for its storage from this
    init,
    bounce: true, // the Gram comes back if the contract rejects the body
    ...(body ? {body} : {}),
  });
  return {address, message};
}
// endregion
