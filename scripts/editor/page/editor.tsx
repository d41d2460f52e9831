import { useEffect, useEffectEvent, useState } from 'react';
import type { Opened, Titled } from '../answer-panel.ts';
import { withoutMarks } from '../field-mark.ts';
import { ask } from './ask';
import { findMarked, listMarked, type MarkedElement } from './list-texts';
import { Panel } from './panel';
import { Status } from './status';
import { words } from './words';

/** Survives the reload after a save. */
const stateKey = 'editor-state';
type State = {
  /** The fields that the panel shows: none while it is closed, undefined outside the edit mode. */
  numbers?: readonly number[] | undefined;
  /** Where the text leads, if it is a link: it is edited when it is clicked. */
  link?: string | undefined;
  /** What the last save has to say. */
  message?: string;
  /** How far down in the window the text was that is saved. */
  top?: number | undefined;
};

const store = (state: State) =>
  sessionStorage.setItem(stateKey, JSON.stringify({ ...state, page: location.pathname }));

/** On another page, the edit mode goes on without a panel. */
function restore(): State {
  const { page, ...state } = JSON.parse(sessionStorage.getItem(stateKey) ?? '{}');
  return page === location.pathname || !state.numbers ? state : { numbers: [] };
}

/** The edit mode: outlines the text that is pointed at, and opens its fields in a panel beside the page. */
export function Editor({ host }: { host: Element }) {
  const [state, setState] = useState<State>({ ...restored, top: undefined });
  const { numbers } = state;
  const isOn = numbers !== undefined;
  const [pointed, setPointed] = useState(() => findWith(numbers));
  const [panel, setPanel] = useState<{ opened: Opened; visit: number }>();
  const [isDirty, setDirty] = useState(false);
  useEffect(() => {
    // Once: what the last save has said is not true of what others change later.
    store({ ...state, message: undefined });
    if (!state.numbers?.length) return setPanel(undefined);
    let isCurrent = true;
    ask<Opened>({ kind: 'panel', numbers: state.numbers })
      .catch(() => ({ title: words.unreachable }))
      .then((opened) => isCurrent && setPanel((before) => ({ opened, visit: (before?.visit ?? 0) + 1 })));
    return () => {
      isCurrent = false;
    };
  }, [state]);
  useEffect(() => {
    room.replaceSync((isOn ? roomForButtons : '') + (numbers?.length ? roomForPanel : ''));
    if (panel) findWith(numbers)?.element.scrollIntoView({ block: 'nearest' });
  }, [isOn, panel, numbers]);
  useEffect(() => {
    window.onbeforeunload = isDirty ? (event) => event.preventDefault() : null;
  }, [isDirty]);

  /** Leaves the panel's fields, unless the editor wants to keep what is written in them. Leaves the text in view. */
  function show(next: State['numbers'], marked = findWith(next)): void {
    if (isDirty && !confirm(words.discard)) return;
    setDirty(false);
    if (marked) setPointed(marked);
    const link = marked?.element.closest('a')?.href;
    setState({ numbers: next, link });
  }

  const onEvent = useEffectEvent((event: Event) => {
    if (!isOn) return undefined;
    const isOurs = event.composedPath().includes(host);
    const isInPanel = isOurs && event.composedPath().some((part) => part instanceof HTMLDialogElement);
    const target = isOurs ? undefined : findMarked(event.target instanceof Element ? event.target : null);
    const key = event instanceof KeyboardEvent ? event.key : '';
    // Not `pointerover`, which also tells of what comes beneath a pointer at rest when the page is laid out anew.
    if (event.type === 'pointermove')
      return isOurs || setPointed((before) => (before?.element === target?.element ? before : target));
    if (event.type === 'click' && target) show(target.numbers, target);
    else if (key === 'Escape') show(numbers?.length ? [] : undefined);
    else if (/^Arrow(?:Down|Up)$/.test(key) && !isInPanel) {
      const next = nextMarked(pointed?.element, key === 'ArrowDown' ? 1 : -1);
      next?.element.scrollIntoView({ block: 'center' });
      setPointed(next);
    } else if (key === 'Enter' && !isInPanel && pointed) show(pointed.numbers, pointed);
    else return undefined;
    event.preventDefault();
    return event.stopPropagation();
  });
  useEffect(() => {
    for (const type of ['pointermove', 'click', 'keydown']) addEventListener(type, onEvent, true);
  }, []);

  return (
    <>
      <Status isDirty={isDirty} onOpen={(number) => show([number])} />
      <button type="button" aria-pressed={isOn} onClick={() => show(isOn ? undefined : [])}>
        {isOn ? words.stop : words.edit}
      </button>
      {isOn && <Pointer marked={pointed} isLoading={numbers.length > 0 && !panel} />}
      {panel && (
        <Panel
          key={panel.visit}
          opened={panel.opened}
          link={state.link}
          message={state.message}
          isShown={findWith(numbers) !== undefined}
          isDirty={isDirty}
          onDirty={setDirty}
          onOpen={(number) => show([number])}
          onClose={() => show([])}
          onSaved={(number, message, isShown) => {
            const top = findWith([number])?.element.getBoundingClientRect().top;
            const next = { ...state, numbers: [number], message, top };
            setDirty(false);
            // The page comes back with it, at the same place.
            if (isShown) store(next);
            else setState(next);
            if (isShown && top !== undefined) history.scrollRestoration = 'manual';
          }}
        />
      )}
    </>
  );
}

const findWith = (numbers: readonly number[] = []) =>
  listMarked().find((marked) => marked.numbers.some((number) => numbers.includes(number)));

/** The page makes room for the panel beside it, as small as it takes to look as it does without, and at its foot for the buttons. */
const room = new CSSStyleSheet();
document.adoptedStyleSheets.push(room);
const roomForButtons = 'body { padding-block-end: 8rem }';
const roomForPanel = `@media (width >= 80rem) {
    html { padding-inline-end: 34rem } body { zoom: calc(1 - 34rem / 100vw) }
  }
  @media (width < 80rem) { html { scroll-padding-block-end: 55dvh } body { padding-block-end: 60dvh } }`;

// Before the page is painted: it comes back from a save as it was.
const restored = restore();
if (restored.numbers?.length) room.replaceSync(roomForButtons + roomForPanel);
const saved = findWith(restored.numbers);
if (saved && restored.top !== undefined)
  scrollBy({ top: saved.element.getBoundingClientRect().top - restored.top, behavior: 'instant' });
addEventListener('load', () => {
  history.scrollRestoration = 'auto';
});

function nextMarked(element: Element | undefined, step: 1 | -1): MarkedElement | undefined {
  const all = listMarked();
  const index = all.findIndex((marked) => marked.element === element);
  const first = all.findIndex((marked) => marked.element.getBoundingClientRect().top >= 0);
  return all.at(index < 0 ? first : (index + step) % all.length);
}

/** Outlines an element and names its field. */
function Pointer({ marked, isLoading }: { marked: MarkedElement | undefined; isLoading: boolean }) {
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (!marked) return;
    let isCurrent = true;
    const { element, numbers } = marked;
    // Leaves the attributes of the element as they are: React compares them when it hydrates the page.
    const outline = element.animate(
      { outline: '3px solid var(--color-larch-400)', outlineOffset: '3px' },
      { fill: 'forwards' },
    );
    ask<Titled[]>({ kind: 'titles', numbers }).then(
      (found) => {
        // An element around others, such as the header, has dozens.
        const labels = found.length > 3 ? [...found.slice(0, 3), { label: '…' }] : found;
        if (isCurrent) setTitle(labels.map(({ label }) => label).join(' + '));
      },
      () => setTitle(words.unreachable),
    );
    return () => {
      isCurrent = false;
      outline.cancel();
    };
  }, [marked]);
  return (
    <p className="hint" role="status">
      {isLoading ? words.loading : marked ? title : words.help}
    </p>
  );
}

/** Copied text is free of marks. */
addEventListener('copy', (event) => {
  const text = getSelection()?.toString() ?? '';
  if (withoutMarks(text) === text) return;
  event.clipboardData?.setData('text/plain', withoutMarks(text));
  event.preventDefault();
});
