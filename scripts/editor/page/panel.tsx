import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { isDraft } from '../../../lib/content/drafts.ts';
import { isLanguage } from '../../../lib/i18n/languages.ts';
import type { Message, Opened, UnknownWord } from '../answer-panel.ts';
import type { FormField } from '../read-panel.ts';
import type { Saved } from '../save.ts';
import { type ListAction, listActions } from '../splice-list.ts';
import { ask } from './ask';
import { FieldInput } from './field-input';
import { FormerNames } from './former-names';
import { pageLanguage, words } from './words';

type Props = {
  opened: Opened;
  link: string | undefined;
  /** What the last save has to say. */
  message: string | undefined;
  /** Whether the page shows the text. */
  isShown: boolean;
  isDirty: boolean;
  /** Told whether something is written and not saved: the page does not reload then. */
  onDirty: (isDirty: boolean) => void;
  onOpen: (number: number) => void;
  onClose: () => void;
  /** Told which field to show after a save, what to say there, and whether the page reloads to show it. */
  onSaved: (number: number, message: string, isShown: boolean) => void;
};

/** Stands beside the page with a field in all languages, the facts it names, its list, and the other fields of its entry. */
export function Panel(props: Props) {
  const { opened, link, message, isShown, isDirty, onDirty, onOpen, onClose, onSaved } = props;
  const { number = 0, texts = [], facts = [], choices = [], drafts = [], item, others = [] } = opened;
  const { undoes, paths = [], named = [] } = opened;
  const title = opened.title ?? (others.length > 0 ? words.panel : words.gone);
  const [saved, setSaved] = useState<Saved>();
  const [notice, setNotice] = useState(message);
  const [isSaving, setSaving] = useState(false);
  const [unknown, setUnknown] = useState<readonly UnknownWord[]>([]);
  /** What others have saved meanwhile, by number. */
  const [theirs, setTheirs] = useState<ReadonlyMap<number, string>>(new Map());
  /** Fields that pasted lines have filled: corrected and pasted again, they fill them again. */
  const pasted = useRef(new WeakSet<Element>());
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Most want to change what they have clicked in the language of the page, which is the first, or begin with the first draft.
  useEffect(() => {
    const all = [...(form.current?.querySelectorAll<HTMLTextAreaElement>('textarea, select') ?? [])];
    const clicked = all.find(({ name }) => name === `${number}`);
    const text = isDraft(clicked?.value ?? '')
      ? all.find(({ value }) => isDraft(value))
      : clicked?.closest('.group')?.querySelector<HTMLElement>('textarea, select');
    (text ?? heading.current)?.focus();
    // Whoever goes on writing after a save goes on at the end. A draft is selected: it is replaced.
    if (text instanceof HTMLTextAreaElement && !isDraft(text.value))
      text.setSelectionRange(text.value.length, text.value.length);
  }, [number]);
  // Of many fields, the first with a mistake may be far below.
  useEffect(() => {
    if (saved?.mistakes) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [saved]);
  const inputs = [...texts, ...facts, ...choices, ...drafts];
  // A warning only: names are in no dictionary.
  useEffect(() => {
    const written = [...(opened.texts ?? []), ...(opened.drafts ?? [])];
    const numbers = written.map((own) => own.number);
    ask<UnknownWord[]>({ kind: 'spelling', numbers }).then(setUnknown, () => setUnknown([]));
  }, [opened]);

  /** What is written, by the numbers that name the inputs. */
  function listChanges() {
    const written = new FormData(form.current ?? undefined);
    return inputs.flatMap(({ number: own, value: shown }) => {
      const value = String(written.get(`${own}`)).replaceAll('\r\n', '\n');
      return value === shown ? [] : [{ number: own, before: theirs.get(own) ?? shown, value }];
    });
  }

  async function send(asked: Message, shown = number): Promise<void> {
    setNotice(words.saving);
    setSaving(true);
    // The page does not reload before it is known what to say then.
    onDirty(true);
    const answer = await ask<Saved>(asked).catch(() => undefined);
    const outcome = asked.kind === 'undo' && answer?.outcome === 'saved' ? 'undone' : answer?.outcome;
    const where = outcome === 'saved' ? words.shown(isShown, paths) : (answer?.reason ?? '');
    const left = answer?.leftOut ? words.leftOut(answer.leftOut) : '';
    const said = outcome ? `${words.outcomes[outcome]} ${where} ${left}` : words.unreachable;
    setSaved(answer);
    setTheirs(new Map([...theirs, ...(answer?.theirs ?? []).map((own) => [own.number, own.value] as const)]));
    // What is written now would be lost when the page reloads to show what was saved.
    if (outcome === 'saved' || outcome === 'undone') return onSaved(shown, said, true);
    setSaving(false);
    setNotice(said);
    if (outcome === 'waits' || outcome === 'same') onSaved(shown, said, false);
    else onDirty(listChanges().length > 0);
  }

  /** The number that a tap dials follows the one that is shown, as long as it is the same. */
  const dial = (target: EventTarget) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const shown = inputs.find(({ number: own }) => `${own}` === target.name);
    const dialled = inputs.find(({ path }) => path.at(-1) === `${shown?.path.at(-1)}Dial`);
    const field = form.current?.querySelector<HTMLTextAreaElement>(`[name="${dialled?.number}"]`);
    if (field && shown && dialled && digitsOf(dialled.value) === digitsOf(shown.value))
      field.value = `+1${digitsOf(target.value)}`;
  };
  const mayLeave = () => !isDirty || confirm(words.discard);
  const save = (event: FormEvent) => {
    event.preventDefault();
    send({ kind: 'save', changes: listChanges() });
  };
  const act = ({ fields, next: shown }: NonNullable<typeof item>, action: ListAction) => {
    if (!mayLeave() || (action === 'remove' && !confirm(words.remove))) return;
    const changes = fields.map(({ number: own, value: before }) => ({ number: own, before, action }));
    send({ kind: 'save', changes }, shown[action]);
  };
  const replaceAll = () => {
    const ticked = [...(form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])];
    send({ kind: 'rename', numbers: ticked.map(({ value }) => Number(value)) });
  };
  const saveByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isDirty)
      event.currentTarget.requestSubmit();
  };

  /** Several lines, pasted into a draft: a line for each draft from there on, since many write texts elsewhere first. */
  const spread = (event: ClipboardEvent<HTMLFormElement>) => {
    const lines = event.clipboardData
      .getData('text')
      .split('\n')
      .flatMap((line) => line.trim() || []);
    const all = [...event.currentTarget.querySelectorAll('textarea')];
    const fields = all
      .slice(all.indexOf(event.target as HTMLTextAreaElement))
      .filter((field) => isDraft(field.value) || pasted.current.has(field));
    if (lines.length < 2 || fields[0] !== event.target) return;
    event.preventDefault();
    lines.slice(0, fields.length).forEach((line, index) => {
      const field = fields[index] as HTMLTextAreaElement;
      field.value = line;
      pasted.current.add(field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    setNotice(words.pasted(lines.length, fields.length));
  };

  // A mistake names its fields by their paths, a paragraph by its heading: that one stands below the form.
  const mistakes = (saved?.mistakes ?? []).map((mistake) => ({
    mistake,
    at: [mistake.field, ...(mistake.alike ?? [])].flatMap(
      (own) =>
        inputs.find(
          ({ file, path }) => mistake.file === file && `${path.join('.')}.`.startsWith(`${own}.`),
        ) ?? [],
    ),
  }));
  const input = (field: FormField) => (
    <FieldInput
      key={field.number}
      field={field}
      facts={opened.filled?.[field.language ?? ''] ?? {}}
      mistakes={mistakes.flatMap(({ mistake, at }) => (at.includes(field) ? [mistake] : []))}
      unknown={unknown.flatMap(({ number: own, word }) => (own === field.number ? [word] : []))}
      theirs={theirs.get(field.number)}
      isSaving={isSaving}
    />
  );
  /** The languages of a text side by side. */
  const pairs = (fields: readonly FormField[]) =>
    [...Map.groupBy(fields, ({ path }) => path.filter((key) => !isLanguage(key)).join())].map(
      ([key, own]) => (
        <div key={key} className="group">
          {own.toSorted(ownLanguageFirst).map(input)}
        </div>
      ),
    );
  const button = (name: string, onClick: () => void, isDisabled = false) => (
    <button key={name} type="button" disabled={isDisabled} onClick={onClick}>
      {name}
    </button>
  );
  const row = ({ number: own, label, value }: { number: number; label: string; value: string }) => (
    <button
      key={own}
      type="button"
      className="row"
      aria-current={own === number || undefined}
      onClick={() => onOpen(own)}
    >
      <b lang="en">{label}</b> {value}
    </button>
  );
  return (
    <dialog open className="panel" aria-label={words.panel}>
      <div className="head">
        <h2 ref={heading} tabIndex={-1}>
          {title} <small lang="en">{opened.name}</small>
        </h2>
        {button(words.close, onClose)}
      </div>
      <form
        ref={form}
        onSubmit={save}
        onKeyDown={saveByKey}
        onPaste={spread}
        onInput={({ target }) => {
          dial(target);
          onDirty(listChanges().length > 0);
          setNotice(undefined);
        }}
      >
        <p>{pageLanguage === 'fr' ? words.englishNames : opened.description}</p>
        {pairs(texts)}
        <FormerNames texts={named} onOpen={onOpen} />
        {mistakes.map(({ mistake: { file, field, problem }, at }) =>
          at.length > 0 ? null : (
            <p key={field + problem} className="mistake" role="alert" lang="en">
              {words.named(`content/${file} ${words.field(field)}`, problem)}
            </p>
          ),
        )}
        <Group title={words.drafts}>{pairs(drafts)}</Group>
        <Group title={words.facts}>{pairs(facts)}</Group>
        <Group title={words.choices}>{pairs(choices)}</Group>
        <div className="foot">
          <p className="notice" role="status">
            {[notice, !isSaving && words.outdated(named)].filter(Boolean).join(' ')}
          </p>
          {inputs.length > 0 && (
            <button type="submit" className="primary" disabled={!isDirty}>
              {words.save}
            </button>
          )}
          {named.some(({ group }) => group !== 'replaced') && button(words.replaceAll, replaceAll, isDirty)}
          {undoes && button(`${words.undo} – ${undoes}`, () => mayLeave() && send({ kind: 'undo' }))}
        </div>
        {item && (
          <Group title={words.item(item.index, item.count)} className="actions">
            {listActions.map((action) =>
              button(words.actions[action], () => act(item, action), !item.isPossible[action]),
            )}
          </Group>
        )}
        <Group title={words.own}>{paths.filter((own) => own !== location.pathname).map(toLink)}</Group>
        <Group title={texts.length > 0 ? words.others : words.several}>{others.map(row)}</Group>
        {link && <a href={link}>{words.follow}</a>}
        {opened.file && <p>{words.named(words.file, `content/${opened.file}`)}</p>}
      </form>
    </dialog>
  );
}

/** The ten digits of a phone number. */
const digitsOf = (number: string) => number.replaceAll(/\D/g, '').slice(-10);

const ownLanguageFirst = (a: FormField, b: FormField) =>
  Number(b.language === pageLanguage) - Number(a.language === pageLanguage);

const toLink = (page: string) => (
  <a key={page} href={page}>
    {page}
  </a>
);

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
