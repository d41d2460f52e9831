import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, type Opened, type Titled } from './ask';
import { FieldForm, type FormProps } from './field-form';
import { words } from './words';

type Props = Omit<FormProps, 'opened' | 'onReload' | 'onNotice'> & {
  numbers: readonly number[];
  side: string;
  message: string | undefined;
  onClose: () => void;
};

/** Shows a field in all languages with what belongs to it, or the fields that a text is made of. */
export function Panel({ numbers, side, message, onClose, ...form }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [several, setSeveral] = useState<readonly Titled[]>([]);
  const [notice, setNotice] = useState(message);
  const heading = useRef<HTMLHeadingElement>(null);
  const [number = 0, second] = numbers;
  const load = useCallback(() => {
    const found = second
      ? ask({ kind: 'titles', numbers }).then(setSeveral)
      : ask({ kind: 'panel', number }).then(setOpened);
    found.catch(() => setNotice(words.unreachable));
  }, [numbers, number, second]);
  useEffect(load, [load]);
  const title = second ? words.several : opened?.title;
  useEffect(() => {
    if (title) heading.current?.focus();
  }, [title]);
  return (
    <dialog open className={`panel ${side}`} aria-label={words.panel}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </header>
      {several.map((field) => (
        <button key={field.number} type="button" className="row" onClick={() => form.onOpen(field.number)}>
          <b>{field.title}</b> {field.value}
        </button>
      ))}
      {opened && <FieldForm {...form} opened={opened} onReload={load} onNotice={setNotice} />}
      <p className="notice" role="status">
        {notice}
      </p>
    </dialog>
  );
}
