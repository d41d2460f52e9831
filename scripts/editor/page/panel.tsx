import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Message } from '../answer-panel.ts';
import type { FormField } from '../read-panel.ts';
import type { Saved } from '../save.ts';
import { type ListAction, listActions } from '../splice-list.ts';
import { ask, type Opened, type Titled } from './ask';
import { FieldInput } from './field-input';
import { words } from './words';

type Props = {
  numbers: readonly number[];
  side: string;
  /** What a save from before the page reloaded has to say. */
  message: string | undefined;
  isDirty: boolean;
  /** Told whether something is written and not saved. */
  onDirty: (isDirty: boolean) => void;
  onOpen: (number: number) => void;
  onClose: () => void;
  /** Told what to say after the page has reloaded, and which field to show then; nothing when nothing was saved. */
  onSaving: (message?: string, next?: number) => void;
  /** Told where the item of a list is now, and what to say there. */
  onMoved: (number: number, message: string) => void;
};

/** Shows a field in all languages with what belongs to it, or the fields that a text is made of. */
export function Panel({
  numbers,
  side,
  message,
  isDirty,
  onDirty,
  onOpen,
  onClose,
  onSaving,
  onMoved,
}: Props) {
  const [opened, setOpened] = useState<Opened | null>();
  const [several, setSeveral] = useState<readonly Titled[]>([]);
  const [pages, setPages] = useState<readonly string[]>([]);
  const [saved, setSaved] = useState<Saved>();
  const [notice, setNotice] = useState(message);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [number = 0, second] = numbers;
  const load = useCallback(() => {
    const found = second
      ? ask({ kind: 'titles', numbers }).then(setSeveral)
      : ask({ kind: 'panel', number }).then(setOpened);
    found.catch(() => setNotice(words.unreachable));
    if (!second) ask({ kind: 'pages', number }).then(setPages, () => setPages([]));
  }, [numbers, number, second]);
  useEffect(load, [load]);
  const title = second ? words.several : opened?.title;
  useEffect(() => {
    if (title) heading.current?.focus();
  }, [title]);

  const { texts = [], facts = [], choices = [], item, next, others = [] } = opened ?? {};
  const inputs = [...texts, ...facts, ...choices];

  /** What is written, by the numbers that name the inputs. */
  function listChanges() {
    const written = new FormData(form.current ?? undefined);
    return inputs.flatMap(({ number: own, value: before }) => {
      const value = String(written.get(`${own}`)).replaceAll('\r\n', '\n');
      return value === before ? [] : [{ number: own, before, value }];
    });
  }

  async function send(
    asked: Message & { kind: 'save' | 'undo' },
    done: string,
    next = number,
  ): Promise<void> {
    setNotice(words.saving);
    // The page reloads as soon as the content is right: it says then what was done.
    onSaving(done, next);
    const answer = await ask(asked).catch(() => undefined);
    setSaved(answer);
    setNotice(answer ? `${words.outcomes[answer.outcome]} ${answer.reason ?? ''}` : words.unreachable);
    if (answer?.outcome !== 'saved' && answer?.outcome !== 'waits') return onSaving();
    onDirty(false);
    return next === number ? load() : onMoved(next, answer.outcome === 'waits' ? words.outcomes.waits : done);
  }

  const mayLeave = () => !isDirty || confirm(words.discard);

  const save = (event: FormEvent) => {
    event.preventDefault();
    send({ kind: 'save', changes: listChanges() }, words.saved);
  };
  const act = ({ fields, next }: NonNullable<Opened['item']>, action: ListAction) => {
    if (!mayLeave() || (action === 'remove' && !confirm(words.remove(title ?? '')))) return;
    const changes = fields.map(({ number: own, value }) => ({ number: own, before: value, action }));
    send({ kind: 'save', changes }, words.saved, next[action]);
  };
  const undo = () => {
    if (mayLeave()) send({ kind: 'undo' }, words.undone);
  };
  const saveByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isDirty)
      event.currentTarget.requestSubmit();
  };

  // A mistake names its field by its path, a paragraph by its heading: that one stands below the form.
  const byField = Map.groupBy(saved?.mistakes ?? [], (mistake) =>
    inputs.find(({ file, path }) => mistake.file === file && mistake.field === path.join('.')),
  );
  const input = (field: FormField) => (
    <FieldInput
      key={`${field.number} ${field.value}`}
      field={field}
      facts={opened?.filled[field.language ?? ''] ?? {}}
      mistakes={byField.get(field) ?? []}
    />
  );
  const row = (own: number, name: string, value: string) => (
    <button
      key={own}
      type="button"
      className="row"
      aria-current={own === number || undefined}
      onClick={() => onOpen(own)}
    >
      <b>{name}</b> {value}
    </button>
  );
  return (
    <dialog open className={`panel ${side}`} aria-label={words.panel}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title ?? (opened === null ? words.gone : words.loading)}
        </h2>
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </header>
      {second && several.map((field) => row(field.number, field.title, field.value))}
      {opened && (
        <form
          ref={form}
          onSubmit={save}
          onKeyDown={saveByKey}
          onInput={() => onDirty(listChanges().length > 0)}
        >
          <p>{opened.description}</p>
          <div className="group">{texts.map(input)}</div>
          {byField.get(undefined)?.map(({ file, field, problem }) => (
            <p key={field + problem} className="mistake">
              {words.named(`content/${file} ${words.field(field)}`, problem)}
            </p>
          ))}
          <div className="actions">
            <button type="submit" className="primary" disabled={!isDirty}>
              {words.save}
            </button>
            {opened.undoes && (
              <button type="button" onClick={undo}>
                {words.undo} ({opened.undoes})
              </button>
            )}
          </div>
          {next && <Group title={words.next}>{[row(next.number, next.title, next.problem)]}</Group>}
          {item && (
            <Group title={words.item(item.index, item.count)} className="actions">
              {listActions.map((action) => (
                <button
                  key={action}
                  type="button"
                  disabled={item.index === { up: 0, down: item.count - 1, copy: -1, remove: -1 }[action]}
                  onClick={() => act(item, action)}
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
          <Group title={words.others}>{others.map((own) => row(own.number, own.label, own.value))}</Group>
          <p>{words.named(words.file, `content/${opened.file}`)}</p>
        </form>
      )}
      <p className="notice" role="status">
        {notice}
      </p>
    </dialog>
  );
}

type GroupProps = { title: string; className?: string; children: ReactNode[] };

function Group({ title, className = 'group', children }: GroupProps) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section className={className} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
