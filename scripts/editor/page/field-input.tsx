import { useId } from 'react';
import type { Mistake } from '../../../lib/content/content-error.ts';
import type { FormField, Sheet } from '../read-sheet.ts';
import { words } from './words';

type Props = {
  field: FormField;
  value: string;
  facts: Sheet['filled'];
  mistakes: readonly Mistake[];
  onChange: (value: string) => void;
};

/** A text with its length as the check counts it, or a choice from what exists. */
export function FieldInput({ field, value, facts, mistakes, onChange }: Props) {
  const { label, language, min, max, choices } = field;
  const id = useId();
  const count = lengthShown(value, facts[language ?? 'en'] ?? {});
  const isOut = (max !== undefined && count > max) || (min !== undefined && count < min);
  const shared = {
    id,
    value,
    'aria-describedby': `${id}-note`,
    'aria-invalid': isOut || mistakes.length > 0,
  };
  return (
    <div>
      <label htmlFor={id}>{language ? `${words.languages[language]}: ${label}` : label}</label>
      {choices ? (
        <select {...shared} onChange={(event) => onChange(event.target.value)}>
          {[...new Set([value, ...choices])].map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <textarea {...shared} lang={language} spellCheck onChange={(event) => onChange(event.target.value)} />
      )}
      <p id={`${id}-note`} className={isOut ? 'out' : undefined}>
        {!choices && max && words.characters(count, min, max)}
      </p>
      {mistakes.map(({ problem }) => (
        <p key={problem} className="mistake" role="alert">
          {problem}
        </p>
      ))}
    </div>
  );
}

function lengthShown(text: string, facts: Readonly<Record<string, string>>): number {
  return text.trim().replaceAll(/\{([\w.]+)\}/g, (place, name: string) => facts[name] ?? place).length;
}
