import React, {useRef, useState} from 'react';
import {toHex} from '../shared/bytes';
import CopyButton from '../shared/ui/CopyButton';
import {dataHex, depthAt, hashAt, levelOf, type Bag} from './bag';
import Branch from './Branch';
import styles from './face.module.css';
import type {Messages} from './messages/en';
import {treeKey} from './tree-keys';

interface Props {
  readonly bag: Bag;
  readonly messages: Messages;
  /** The reader wants this cell read by a schema. Absent: there is no button for it. */
  readonly onRead?: (cell: number) => void;
}

/** More of them would be slow to open at once. */
const MOST_OPEN = 200;
const PREVIEW_BITS = 96;

/** The cells from the roots on. What is closed is not on the page. */
export default function CellTree({bag, messages, onRead}: Props): React.ReactElement {
  const [all, setAll] = useState(0);
  const tree = useRef<HTMLDivElement>(null);
  return (
    <section aria-label={messages.tree} className={styles.part}>
      <p className={styles.heading}>
        {messages.tree}
        {bag.cells.count > 1 && bag.cells.count <= MOST_OPEN && (
          <button type="button" className={styles.small} onClick={() => setAll(all + 1)}>
            {all % 2 ? messages.closeAll : messages.openAll}
          </button>
        )}
      </p>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys between the buttons inside */}
      <div ref={tree} onKeyDown={(event) => treeKey(event, tree.current!)}>
        {/* Another key: all entries begin anew, open or closed. */}
        <ul key={all} className={styles.tree}>
          {bag.roots.map((root, index) => (
            <CellNode key={index} cell={root} level={0} isRoot open={all % 2 === 1} {...{bag, messages, onRead}} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface NodeProps extends Props {
  readonly cell: number;
  readonly level: number;
  readonly isRoot?: boolean;
  /** Open with all that is below. */
  readonly open: boolean;
}

function CellNode({cell, level, isRoot, open, bag, messages, onRead}: NodeProps): React.ReactElement {
  const {cells} = bag;
  const bits = cells.bits[cell]!;
  const refs = cells.refCount[cell]!;
  const kind = cells.exotic[cell] ? (messages.exotic[cells.type[cell]!] ?? messages.exoticUnknown) : '';
  return (
    <Branch
      startsOpen={isRoot === true || (open && level < 24)}
      summary={
        <>
          <span className={styles.number}>{`#${cell}`}</span>
          {isRoot && <span className={styles.badge}>{messages.root}</span>}
          {kind && <span className={styles.badge}>{kind}</span>}
          <span className={styles.facts}>
            {messages.bits(bits)}
            {refs > 0 && ` · ${messages.refs(refs)}`}
          </span>
          <code className={styles.preview}>{bits ? `${dataHex(bag, cell, PREVIEW_BITS)}${bits > PREVIEW_BITS ? '…' : ''}` : '–'}</code>
        </>
      }
    >
      {() => (
        <>
          <CellFacts {...{bag, cell, messages, onRead}} />
          {refs > 0 && (
            <ul className={level < 10 ? styles.tree : styles.deep}>
              {[...Array(refs).keys()].map((ref) => (
                <CellNode key={ref} cell={cells.refs[4 * cell + ref]!} level={level + 1} {...{bag, messages, onRead, open}} />
              ))}
            </ul>
          )}
        </>
      )}
    </Branch>
  );
}

function CellFacts({bag, cell, messages, onRead}: Props & {readonly cell: number}): React.ReactElement {
  const {cells, bytes} = bag;
  const words = messages.cell;
  const data = dataHex(bag, cell);
  const mask = cells.mask[cell]!;
  const hashes = [{label: words.hash, hash: toHex(hashAt(cells, cell))}];
  // Lower levels, where they differ.
  for (let level = 0; level < levelOf(mask); level++) {
    const hash = toHex(hashAt(cells, cell, level));
    if (hashes.every(({hash: other}) => other !== hash)) hashes.push({label: words.levelHash(level), hash});
  }
  const end = cells.data[cell]! + ((cells.bits[cell]! + 7) >> 3) - 1;
  return (
    <div className={styles.cell}>
      <dl>
        <dt>{words.data}</dt>
        <dd>
          <div className={styles.long}>
            {data ? <code>{data}</code> : words.noData}
            {data && <CopyButton value={data} of={`${words.data} #${cell}`} />}
          </div>
          {data.endsWith('_') && <small>{words.tag}</small>}
        </dd>
        {hashes.map(({label, hash}) => (
          <React.Fragment key={label}>
            <dt>{label}</dt>
            <dd className={styles.long}>
              <code>{hash}</code>
              <CopyButton value={hash} of={`${label} #${cell}`} />
            </dd>
          </React.Fragment>
        ))}
        <dt>{words.depth}</dt>
        <dd>{depthAt(cells, cell)}</dd>
        {mask > 0 && (
          <>
            <dt>{words.level}</dt>
            <dd>{words.levelMask(levelOf(mask), mask)}</dd>
          </>
        )}
        <dt>{words.place}</dt>
        <dd>
          {words.placeBytes(cells.start[cell]!, end)}: <code>{toHex(bytes.subarray(cells.start[cell]!, cells.start[cell]! + 2))}</code>
          {cells.parents[cell]! > 1 && ` · ${words.parents} ${words.times(cells.parents[cell]!)}`}
        </dd>
      </dl>
      {onRead && (
        <button type="button" className={styles.small} onClick={() => onRead(cell)}>
          {words.read}
        </button>
      )}
    </div>
  );
}
