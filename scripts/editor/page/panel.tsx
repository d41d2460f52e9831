import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Mistake } from '../../../lib/content/content-error.ts';
import type { Message } from '../handle-request.ts';
import type { FormField, Sheet } from '../read-sheet.ts';
import type { Saved } from '../save.ts';
import { listActions } from '../splice-list.ts';
import { ask } from './ask';
import { FieldInput } from './field-input';
import { words } from './words';

type Props = {
  numbers: readonly number[];
  side: 'left' | 'right';
  message: string | undefined;
  onOpen: (number: number) => void;
  onClose: () => void;
  /** Told what to say after the page has reloaded. */
  onSaved: (message: string) => void;
  /** Told whether something is written and not saved. */
  onDirty: (isDirty: boolean) => void;
};

type Opened = Sheet & { canUndo: boolean };

/** Shows a field in all languages with what belongs to it, and saves it. */
export function Panel({ numbers, side, message, onOpen, onClose, onSaved, onDirty }: Props) {
  const [sheets, setSheets] = useState<readonly Opened[]>([]);
  const [notice, setNotice] = useState(message);
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCallback(() => {
    Promise.all(numbers.map((number) => ask<Opened | null>({ kind: 'sheet', number }))).then(
      (found) => setSheets(found.filter((sheet) => sheet !== null)),
      () => setNotice(words.unreachable),
    );
  }, [numbers]);
  useEffect(load, [load]);
  const [sheet, second] = sheets;
  useEffect(() => {
    if (sheet) heading.current?.focus();
  }, [sheet]);
  return (
    <dialog open className={`panel ${side}`} aria-label={words.panel}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {second ? words.several : sheet?.title}
        </h2>
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </header>
      {second ? (
        <ul>
          {sheets.map(({ title, texts }, index) => (
            <li key={title}>
              <button type="button" className="row" onClick={() => onOpen(numbers[index] ?? 0)}>
                <b>{title}</b> {texts[0]?.value}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        sheet && (
          <SheetForm
            sheet={sheet}
            number={numbers[0] ?? 0}
            onOpen={onOpen}
            onSaved={onSaved}
            onDirty={onDirty}
            onReload={load}
            onNotice={setNotice}
          />
        )
      )}
      <p className="notice" role="status">
        {notice}
      </p>
    </dialog>
  );
}

type FormProps = {
  sheet: Opened;
  number: number;
  onOpen: (number: number) => void;
  onSaved: (message: string) => void;
  onDirty: (isDirty: boolean) => void;
  /** Asks for the fields again, as they are on disk. */
  onReload: () => void;
  onNotice: (notice: string) => void;
};

/** A page that has not reloaded by then has missed the news of its new content. */
const reloadMs = 20_000;

function SheetForm({ sheet, number, onOpen, onSaved, onDirty, onReload, onNotice }: FormProps) {
  const [values, setValues] = useState<Readonly<Record<number, string>>>({});
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [pages, setPages] = useState<readonly string[]>([]);
  const all = [...sheet.texts, ...sheet.facts, ...sheet.choices];
  const changed = all.filter((field) => (values[field.number] ?? field.value) !== field.value);
  useEffect(() => {
    ask<string[]>({ kind: 'pages', number }).then(setPages, () => setPages([]));
  }, [number]);

  const isDirty = changed.length > 0;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  async function send(message: Message, done: string) {
    onNotice(words.saving);
    setMistakes([]);
    // The page reloads as soon as the content is right: it says then what was done.
    onSaved(done);
    const saved = await ask<Saved>(message).catch((error: unknown): Saved => ({ failed: String(error) }));
    if ('mistakes' in saved && saved.mistakes.length === 0) {
      onReload();
      if (saved.waits) return onNotice(words.waits);
      setTimeout(() => onNotice(words.reload), reloadMs);
      return onNotice(words.follows);
    }
    onSaved('');
    if ('failed' in saved) return onNotice(`${words.failed} ${saved.failed}`);
    if ('conflict' in saved) return onNotice(message.kind === 'undo' ? words.noUndo : words.conflict);
    setMistakes(saved.mistakes);
    return onNotice(words.refused);
  }

  const save = (event: FormEvent) => {
    event.preventDefault();
    const changes = changed.map(({ number: own, value }) => ({
      number: own,
      before: value,
      value: values[own] ?? value,
    }));
    if (changes.length > 0) send({ kind: 'save', changes }, words.saved);
  };
  const input = (field: FormField) => (
    <FieldInput
      key={field.number}
      field={field}
      value={values[field.number] ?? field.value}
      facts={sheet.filled}
      mistakes={mistakesOf(field, mistakes)}
      onChange={(value) => setValues({ ...values, [field.number]: value })}
    />
  );
  const shown = all.flatMap((field) => mistakesOf(field, mistakes));
  return (
    <form onSubmit={save}>
      {sheet.description && <p>{sheet.description}</p>}
      <div className="fields">{sheet.texts.map(input)}</div>
      {mistakes
        .filter((mistake) => !shown.includes(mistake))
        .map(({ file, field, problem }) => (
          <p key={field + problem} className="mistake">
            content/{file} {field}: {problem}
          </p>
        ))}
      <div className="actions">
        <button type="submit" className="primary" disabled={!isDirty}>
          {words.save}
        </button>
        {sheet.canUndo && (
          <button type="button" onClick={() => send({ kind: 'undo' }, words.undone)}>
            {words.undo}
          </button>
        )}
      </div>
      {sheet.item && <ItemActions item={sheet.item} onAct={(message) => send(message, words.saved)} />}
      <Group title={words.facts}>{sheet.facts.map(input)}</Group>
      <Group title={words.choices}>{sheet.choices.map(input)}</Group>
      <Group title={words.pages(pages.length)}>
        {pages.slice(0, 12).map((page) => (
          <a key={page} href={page}>
            {page}
          </a>
        ))}
      </Group>
      <Group title={words.others}>
        {sheet.others.map(({ number: own, label, value }) => (
          <button
            key={own}
            type="button"
            className="row"
            aria-current={own === number || undefined}
            onClick={() => onOpen(own)}
          >
            <b>{label}</b> {value}
          </button>
        ))}
      </Group>
      <p>
        {words.line}: content/{sheet.file}
      </p>
    </form>
  );
}

function ItemActions({
  item,
  onAct,
}: {
  item: NonNullable<Sheet['item']>;
  onAct: (message: Message) => void;
}) {
  const items = item.fields.map(({ number, value }) => ({ number, before: value }));
  const isImpossible = {
    up: item.index === 0,
    down: item.index === item.count - 1,
    copy: false,
    remove: false,
  };
  return (
    <fieldset className="actions">
      <legend>{words.item(item.index, item.count)}</legend>
      {listActions.map((action) => (
        <button
          key={action}
          type="button"
          disabled={isImpossible[action]}
          onClick={() => onAct({ kind: 'list', items, action })}
        >
          {words.actions[action]}
        </button>
      ))}
    </fieldset>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section className="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** A mistake names its field by its path, a paragraph by its heading: that one stands below the form. */
function mistakesOf({ file, path }: FormField, mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.filter((mistake) => mistake.file === file && mistake.field === path.join('.'));
}
