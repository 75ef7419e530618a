// Hashes and depths of all cells of a bag, at every level. Pure.
import {MERKLE_PROOF, MERKLE_UPDATE, ones, onesBelow, PRUNED, type Cells} from './bag.ts';
import {sha256Into} from './sha256.ts';

type Unhashed = Omit<Cells, 'hashIndex' | 'hashes' | 'depths'>;

/** Two descriptors, 128 bytes of data, and depth and hash of four children. */
const LONGEST = 2 + 128 + 4 * 34;

/**
 * Computes them from the last cell to the first. For a hash at a level: `d1` has the ones of the mask below the level;
 * every hash but the lowest covers the one before it in place of the data (a pruned branch always its data); children
 * are taken at the same level, one higher below a Merkle cell; a pruned branch brings its lower hashes in its data.
 */
export function hashCells(bytes: Uint8Array, cells: Unhashed): Pick<Cells, 'hashIndex' | 'hashes' | 'depths'> {
  const {count, data, bits, refs, refCount, type, exotic, mask} = cells;
  const hashIndex = new Uint32Array(count);
  let total = 0;
  for (let cell = 0; cell < count; cell++) {
    hashIndex[cell] = total;
    total += ones(mask[cell]!) + 1;
  }
  const hashes = new Uint8Array(32 * total);
  const depths = new Uint32Array(total);
  const text = new Uint8Array(LONGEST);

  for (let cell = count - 1; cell >= 0; cell--) {
    const kind = exotic[cell] ? type[cell]! : 0;
    const merkle = kind === MERKLE_PROOF || kind === MERKLE_UPDATE ? 1 : 0;
    const own = mask[cell]!;
    const all = ones(own);
    const length = (bits[cell]! + 7) >> 3;
    const from = data[cell]!;
    for (let index = 0; index <= all; index++) {
      const slot = hashIndex[cell]! + index;
      if (kind === PRUNED && index < all) {
        hashes.set(bytes.subarray(from + 2 + 32 * index, from + 34 + 32 * index), 32 * slot);
        const at = from + 2 + 32 * all + 2 * index;
        depths[slot] = (bytes[at]! << 8) | bytes[at + 1]!;
        continue;
      }
      const level = levelOfIndex(own, index);
      const below = own & ((1 << level) - 1);
      let at = 2;
      text[0] = refCount[cell]! + (exotic[cell] ? 8 : 0) + 32 * below;
      text[1] = (bits[cell]! >> 3) + length;
      if (index === 0 || kind === PRUNED) {
        text.set(bytes.subarray(from, from + length), at);
        at += length;
      } else {
        text.set(hashes.subarray(32 * (slot - 1), 32 * slot), at);
        at += 32;
      }
      let deepest = 0;
      const children = refCount[cell]!;
      for (let ref = 0; ref < children; ref++) {
        const child = refs[4 * cell + ref]!;
        const childSlot = hashIndex[child]! + onesBelow(mask[child]!, Math.min(3, level + merkle));
        const depth = depths[childSlot]!;
        deepest = Math.max(deepest, depth + 1);
        text[at + 2 * ref] = (depth >> 8) & 0xff;
        text[at + 2 * ref + 1] = depth & 0xff;
        text.set(hashes.subarray(32 * childSlot, 32 * childSlot + 32), at + 2 * children + 32 * ref);
      }
      at += 34 * children;
      depths[slot] = deepest;
      sha256Into(text, at, hashes, 32 * slot);
    }
  }
  return {hashIndex, hashes, depths};
}

/** The lowest level whose hash is the one with this index: 0, or one above the place of the index-th one of the mask. */
function levelOfIndex(mask: number, index: number): number {
  if (index === 0) return 0;
  for (let level = 1; level <= 3; level++) if (onesBelow(mask, level) === index) return level;
  return 3;
}
