// Ed25519 by @noble/curves: synchronous, and without the browser's own, which older ones lack. Pure.
import {ed25519} from '@noble/curves/ed25519.js';

export const SIGNATURE_BYTES = 64;

/** Whether the signature fits message and key, by RFC 8032. A key that is no point of the curve fits nothing. */
export function signatureFits(signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean {
  if (signature.length !== SIGNATURE_BYTES || key.length !== 32) return false;
  try {
    return ed25519.verify(signature, message, key, {zip215: false});
  } catch {
    return false;
  }
}
