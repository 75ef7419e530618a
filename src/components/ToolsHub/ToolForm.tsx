import React, {useId, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {addressOf} from './address-of';
import {SAMPLES, type Card} from './cards';
import {destination} from './destination';
import type {Messages} from './messages/en';

type Element = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Props {
  readonly card: Card;
  readonly messages: Messages;
}

/**
 * The field of a card: what is typed goes into the fragment of the tool's address, and the tool reads it there. The field
 * has no name, so that no browser sends it anywhere, even before this page has come alive.
 */
export default function ToolForm({card, messages}: Props): React.ReactElement {
  const id = useId();
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const field = useRef<Element | null>(null);
  const {name, input, example} = card;
  const {label, button} = messages.tools[name];

  const open = (to: string | undefined): void => {
    if (to !== undefined) history.push(withBaseUrl(to));
    else {
      field.current!.setCustomValidity(messages.tooLong);
      field.current!.reportValidity();
    }
  };
  const shared = {
    id,
    ref: (element: Element | null) => void (field.current = element),
    // What was too long may be right now.
    onInput: () => field.current!.setCustomValidity(''),
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
  } as const;
  return (
    <form
      aria-labelledby={name}
      data-search="off"
      onSubmit={(event) => {
        event.preventDefault();
        open(destination(card, field.current!.value));
      }}
    >
      <label htmlFor={id}>{label}</label>
      {input === 'samples' ? (
        <select {...shared}>
          {(Object.keys(SAMPLES) as (keyof typeof SAMPLES)[]).map((sample) => (
            <option key={sample} value={sample}>
              {messages.samples[sample]}
            </option>
          ))}
        </select>
      ) : input === 'lines' ? (
        <textarea rows={3} {...shared} />
      ) : (
        <input type="text" {...(input === 'number' && {inputMode: 'numeric'})} {...shared} />
      )}
      <p>
        <button type="submit" className="button button--primary button--sm">
          {button}
        </button>
        {example && (
          <button type="button" className="button button--link button--sm" onClick={() => open(addressOf(card, example))}>
            {messages.example}
          </button>
        )}
      </p>
    </form>
  );
}
