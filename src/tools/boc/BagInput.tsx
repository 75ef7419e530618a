import React, {useId} from 'react';
import Field from '../shared/ui/Field';
import styles from './face.module.css';
import type {InputProblem} from './input';
import type {Messages} from './messages/en';

/** A text that is longer does not go into the field, which would be slow: it is taken as a file. */
const LONGEST_IN_FIELD = 60_000;

/** A file that the reader chose or dropped, or a long text that was pasted. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Props {
  readonly label: string;
  readonly help: string;
  readonly text: string;
  readonly file: GivenFile | undefined;
  readonly onText: (text: string) => void;
  /** A file in place of the text, or nothing: the reader closed it. */
  readonly onFile: (file: GivenFile | undefined) => void;
  /** What is wrong with the text. */
  readonly problem: InputProblem | undefined;
  readonly messages: Messages;
  /** Examples; not in sight while there is a file. */
  readonly children: React.ReactNode;
}

/** A field for a bag of cells, which also takes a file: chosen, dropped or pasted. */
export default function BagInput({label, help, text, file, onText, onFile, problem, messages, children}: Props): React.ReactElement {
  const fileId = useId();
  const take = async (name: string, blob: Blob): Promise<void> => onFile({name, bytes: new Uint8Array(await blob.arrayBuffer())});
  const paste = (event: React.ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length <= LONGEST_IN_FIELD || !(event.target as Element).matches('[data-input] textarea')) return;
    event.preventDefault();
    void take(messages.pasted, new Blob([pasted]));
  };
  const over = (event: React.DragEvent): void => {
    // Only then will the browser drop here; text goes into the field by itself.
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  };
  const drop = (event: React.DragEvent): void => {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    void take(dropped.name, dropped);
  };
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- short ways to what the button for files does */}
      <div data-input="" onPaste={paste} onDragOver={over} onDrop={drop}>
        <Field
          label={label}
          help={help}
          value={file ? '' : text}
          onChange={onText}
          rows={4}
          mono
          {...(problem && {error: {text: messages.input(problem), place: {at: problem.at}}})}
        />
      </div>
      <div className={styles.actions}>
        <label htmlFor={fileId} className={styles.file}>
          {messages.file}
          <input
            id={fileId}
            type="file"
            onChange={({target}) => {
              const [chosen] = target.files ?? [];
              if (chosen) void take(chosen.name, chosen);
              target.value = '';
            }}
          />
        </label>
        {file ? (
          <>
            <span>{messages.fileNamed(file.name, file.bytes.length)}</span>
            <button type="button" className={styles.small} onClick={() => onFile(undefined)}>
              {messages.close}
            </button>
          </>
        ) : (
          children
        )}
      </div>
    </>
  );
}
