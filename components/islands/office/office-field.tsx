import { type InvalidEvent, useRef, useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import { type OfficeCount, officeLimits, typicalOffice } from '@/lib/office/office-count';
import type { OfficeWords } from './office-words';

type Props = {
  part: keyof OfficeCount;
  words: OfficeWords['people'];
  /** What the field accepts, with `{min}` and `{max}`. */
  range: string;
  /** A button has changed the field, which dispatches no event. */
  onStep: () => void;
};

/** A number field with its label, and a button on either side of the number. */
export function OfficeField({ part, words, range, onStep }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const { min, max } = officeLimits[part];
  const step = (by: 1 | -1) => {
    if (by > 0) input.current?.stepUp();
    else input.current?.stepDown();
    setWrong(false);
    onStep();
  };
  /** In place of the browser's own message, which speaks the browser's language. */
  const onInvalid = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault();
    setWrong(true);
    const field = event.currentTarget;
    if (field.form?.querySelector('input:invalid') !== field) return;
    field.focus();
    // A field that has kept the focus does not scroll.
    field.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="office-field">
      <div>
        <label htmlFor={`office-${part}`}>{words.label}</label>
        <p className="cap" id={`office-${part}-hint`}>
          {words.hint}
        </p>
      </div>
      <div className="stepper">
        <button type="button" className="needs-script" aria-label={words.fewer} onClick={() => step(-1)}>
          −
        </button>
        <input
          ref={input}
          type="number"
          inputMode="numeric"
          name={part}
          id={`office-${part}`}
          aria-describedby={`office-${part}-hint${isWrong ? ` office-${part}-error` : ''}`}
          aria-invalid={isWrong || undefined}
          onInvalid={onInvalid}
          onInput={({ currentTarget }) => setWrong(isWrong && !currentTarget.validity.valid)}
          onBlur={({ currentTarget }) => setWrong(!currentTarget.validity.valid)}
          min={min}
          max={max}
          required
          defaultValue={typicalOffice[part]}
          autoComplete="off"
        />
        <button type="button" className="needs-script" aria-label={words.more} onClick={() => step(1)}>
          +
        </button>
      </div>
      {isWrong && (
        <p className="err" id={`office-${part}-error`} role="alert">
          {fill(range, { min, max })}
        </p>
      )}
    </div>
  );
}
