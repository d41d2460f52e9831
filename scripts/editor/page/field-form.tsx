import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Mistake } from '../../../lib/content/content-error.ts';
import type { Message } from '../answer-panel.ts';
import type { FormField } from '../read-panel.ts';
import type { Saved } from '../save.ts';
import { type ListAction, listActions } from '../splice-list.ts';
import { ask, type Opened } from './ask';
import { FieldInput } from './field-input';
import { words } from './words';

export type FormProps = {
  opened: Opened;
  isDirty: boolean;
  /** Told whether something is written and not saved. */
  onDirty: (isDirty: boolean) => void;
  onOpen: (number: number) => void;
  /** Told what to say after the page has reloaded. */
  onSaved: (message: string) => void;
  /** Asks for the fields again, as they are on disk. */
  onReload: () => void;
  onNotice: (notice: string) => void;
};

/** A field's texts, the facts in them and what else is in its entry. */
export function FieldForm({ opened, isDirty, onDirty, onOpen, onSaved, onReload, onNotice }: FormProps) {
  const { number, texts, facts, choices, item, others, filled } = opened;
  const inputs = [...texts, ...facts, ...choices];
  const form = useRef<HTMLFormElement>(null);
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => {
    ask({ kind: 'pages', number }).then(setPages, () => setPages([]));
  }, [number]);

  /** What is written, by the numbers that name the inputs. */
  function listChanges() {
    const written = new FormData(form.current ?? undefined);
    return inputs.flatMap(({ number: own, value: before }) => {
      const value = String(written.get(`${own}`)).replaceAll('\r\n', '\n');
      return value === before ? [] : [{ number: own, before, value }];
    });
  }

  async function send(message: Message & { kind: 'save' | 'undo' }, done: string): Promise<void> {
    onNotice(words.saving);
    setMistakes([]);
    // The page reloads as soon as the content is right: it says then what was done.
    onSaved(done);
    const saved: Saved = await ask(message).catch((error: unknown) => ({ failed: String(error) }));
    if ('mistakes' in saved && saved.mistakes.length === 0) {
      onDirty(false);
      onReload();
      return onNotice(saved.waits ? words.waits : words.follows);
    }
    onSaved('');
    if ('failed' in saved) return onNotice(`${words.failed} ${saved.failed}`);
    if ('conflict' in saved) return onNotice(message.kind === 'undo' ? words.noUndo : words.conflict);
    setMistakes(saved.mistakes);
    return onNotice(words.refused);
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    send({ kind: 'save', changes: listChanges() }, words.saved);
  }

  /** A mistake names its field by its path, a paragraph by its heading: that one stands below the form. */
  const isOf = (field: FormField) => (mistake: Mistake) =>
    mistake.file === field.file && mistake.field === field.path.join('.');
  const input = (field: FormField) => (
    <FieldInput
      key={`${field.number} ${field.value}`}
      field={field}
      facts={filled[field.language ?? ''] ?? {}}
      mistakes={mistakes.filter(isOf(field))}
    />
  );
  const elsewhere = mistakes.filter((mistake) => !inputs.some((field) => isOf(field)(mistake)));
  const act = (action: ListAction) => {
    const changes =
      item?.fields.map(({ number: own, value }) => ({ number: own, before: value, action })) ?? [];
    send({ kind: 'save', changes }, words.saved);
  };
  return (
    <form ref={form} onSubmit={save} onInput={() => onDirty(listChanges().length > 0)}>
      <p>{opened.description}</p>
      <div className="group">{texts.map(input)}</div>
      {elsewhere.map(({ file, field, problem }) => (
        <p key={field + problem} className="mistake">
          content/{file} {field}: {problem}
        </p>
      ))}
      <div className="actions">
        <button type="submit" className="primary" disabled={!isDirty}>
          {words.save}
        </button>
        {opened.canUndo && (
          <button type="button" onClick={() => send({ kind: 'undo' }, words.undone)}>
            {words.undo}
          </button>
        )}
      </div>
      {item && (
        <Group title={words.item(item.index, item.count)} className="actions">
          {listActions.map((action) => (
            <button
              key={action}
              type="button"
              disabled={item.index === { up: 0, down: item.count - 1, copy: -1, remove: -1 }[action]}
              onClick={() => act(action)}
            >
              {words.actions[action]}
            </button>
          ))}
        </Group>
      )}
      <Group title={words.facts}>{facts.map(input)}</Group>
      <Group title={words.choices}>{choices.map(input)}</Group>
      <Group title={words.pages(pages.length)}>
        {pages.slice(0, 12).map((page) => (
          <a key={page} href={page}>
            {page}
          </a>
        ))}
      </Group>
      <Group title={words.others}>
        {others.map(({ number: own, label, value }) => (
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
        {words.line}: content/{opened.file}
      </p>
    </form>
  );
}

function Group({
  title,
  className = 'group',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode[];
}) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section className={className} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
