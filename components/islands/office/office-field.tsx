import { useRef } from 'react';
import { type OfficeCount, officeLimits, typicalOffice } from '@/lib/office/office-count';
import type { OfficeWords } from './office-words';

type Props = {
  part: keyof OfficeCount;
  words: OfficeWords['people'];
  /** A button has changed the field, which dispatches no event. */
  onStep: () => void;
};

/** A number field with its label, and a button on either side of the number. */
export function OfficeField({ part, words, onStep }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { min, max } = officeLimits[part];
  const step = (by: 1 | -1) => {
    if (by > 0) input.current?.stepUp();
    else input.current?.stepDown();
    onStep();
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
          aria-describedby={`office-${part}-hint`}
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
    </div>
  );
}
