import { useId, useState } from 'react';
import type { Mistake } from '../../../lib/content/content-error.ts';
import { isDraft } from '../../../lib/content/drafts.ts';
import type { FormField } from '../read-panel.ts';
import { pageLanguage, words } from './words';

type Props = {
  field: FormField;
  /** What stands for each name in braces. */
  facts: Readonly<Record<string, string>>;
  mistakes: readonly Mistake[];
  /** Words that no dictionary knows. */
  unknown: readonly string[];
  /** What somebody else has saved meanwhile. */
  theirs: string | undefined;
  /** Nothing can be written meanwhile. */
  isSaving: boolean;
};

/** A text with its length as the check counts it, or a choice from what exists. */
export function FieldInput({ field, facts, mistakes, unknown, theirs, isSaving }: Props) {
  const { number, value, label, note, name, language, min = 0, max = Infinity, choices } = field;
  const id = useId();
  const [count, setCount] = useState(() => lengthShown(value, facts));
  const [picture, setPicture] = useState(choices ? value : '');
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
      <label htmlFor={id}>
        {language && (label ? `${words.named(words.language(language), '')} ` : words.language(language))}
        <span lang="en">
          {label} <small>{name}</small>
        </span>
      </label>
      {choices ? (
        <select {...shared} onChange={({ currentTarget }) => setPicture(currentTarget.value)}>
          {[...new Set([value, ...choices])].map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <textarea
          {...shared}
          lang={language}
          readOnly={isSaving}
          onFocus={({ currentTarget }) => isDraft(currentTarget.value) && currentTarget.select()}
          onInput={({ currentTarget }) => setCount(lengthShown(currentTarget.value, facts))}
        />
      )}
      <p id={`${id}-note`} className={isOut ? 'out' : undefined}>
        {pageLanguage === 'en' && note} {!choices && field.max && words.characters(count, min, max)}
      </p>
      {unknown.length > 0 && <p role="status">{words.unknown(unknown)}</p>}
      {theirs !== undefined && <p role="status">{words.named(words.theirs, theirs)}</p>}
      {picture.startsWith('/') && <Picture address={picture} />}
      {mistakes.map(({ problem }) => (
        <p key={problem} className="mistake" role="alert" lang="en">
          {words.field(problem)}
        </p>
      ))}
    </div>
  );
}

/** Shows a picture, and says of a photograph when pages would blur or cut it. */
function Picture({ address }: { address: string }) {
  const [warning, setWarning] = useState('');
  const measure = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => {
    const isFit = width >= 1920 && Math.abs(width / height - 1.6) < 0.05;
    setWarning(isFit || !address.startsWith('/photos/') ? '' : words.size(width, height));
  };
  return (
    <>
      <img src={address} alt="" onLoad={({ currentTarget }) => measure(currentTarget)} />
      <p role="status">{warning}</p>
    </>
  );
}

function lengthShown(text: string, facts: Props['facts']): number {
  return text.trim().replaceAll(/\{([\w.]+)\}/g, (place, name: string) => facts[name] ?? place).length;
}
