import { useId, useState } from 'react';
import type { Mistake } from '../../../lib/content/content-error.ts';
import type { FormField } from '../read-panel.ts';
import { words } from './words';

type Props = {
  field: FormField;
  /** What stands for each name in braces. */
  facts: Readonly<Record<string, string>>;
  mistakes: readonly Mistake[];
  /** Nothing can be written meanwhile. */
  isSaving: boolean;
};

/** A text with its length as the check counts it, or a choice from what exists. */
export function FieldInput({ field, facts, mistakes, isSaving }: Props) {
  const { number, value, label, language, min = 0, max = Infinity, choices } = field;
  const id = useId();
  const [count, setCount] = useState(() => lengthShown(value, facts));
  const isOut = !choices && (count > max || count < min);
  const shared = {
    id,
    name: `${number}`,
    defaultValue: value,
    'aria-describedby': `${id}-note`,
    'aria-invalid': isOut || mistakes.length > 0,
  };
  return (
    <div>
      <label htmlFor={id}>{language ? words.named(words.language(language), label) : label}</label>
      {choices ? (
        <select {...shared}>
          {[...new Set([value, ...choices])].map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <textarea
          {...shared}
          lang={language}
          readOnly={isSaving}
          onInput={({ currentTarget }) => setCount(lengthShown(currentTarget.value, facts))}
        />
      )}
      <p id={`${id}-note`} className={isOut ? 'out' : undefined}>
        {!choices && field.max && words.characters(count, min, max)}
      </p>
      {mistakes.map(({ problem }) => (
        <p key={problem} className="mistake" role="alert">
          {problem}
        </p>
      ))}
    </div>
  );
}

function lengthShown(text: string, facts: Props['facts']): number {
  return text.trim().replaceAll(/\{([\w.]+)\}/g, (place, name: string) => facts[name] ?? place).length;
}
