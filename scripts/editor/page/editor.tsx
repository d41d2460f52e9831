import { useEffect, useEffectEvent, useState } from 'react';
import { withoutMarks } from '../field-mark.ts';
import { ask } from './ask';
import { findMarked, listMarked, type MarkedElement } from './list-texts';
import { Panel } from './panel';
import { Status } from './status';
import { words } from './words';

/** Survives the reload after a save. */
const stateKey = 'editor-state';
/** Outlines the element that is pointed at, without touching it: React compares the page's elements when it hydrates them. */
const frame = new CSSStyleSheet();
document.adoptedStyleSheets.push(frame);
type State = {
  isOn: boolean;
  numbers: readonly number[];
  /** Where the panel stands. */
  side?: 'left' | 'right';
  message?: string | undefined;
  /** The field to show after the reload: the item that it is in may have moved. */
  next?: number | undefined;
};

/** The edit mode: outlines the text that is pointed at, and opens its fields in a panel beside the page. */
export function Editor({ host }: { host: Element }) {
  const [state, setState] = useState<State>(() => {
    const { next, ...kept }: State = JSON.parse(
      sessionStorage.getItem(stateKey) ?? '{"isOn":false,"numbers":[]}',
    );
    return next ? { ...kept, numbers: [next] } : kept;
  });
  const [pointed, setPointed] = useState(() => findWith(state.numbers));
  const [isDirty, setDirty] = useState(false);
  useEffect(() => sessionStorage.setItem(stateKey, JSON.stringify(state)), [state]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const askBefore = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askBefore);
    return () => removeEventListener('beforeunload', askBefore);
  }, [isDirty]);

  /** Leaves the panel's fields, unless the editor wants to keep what is written in them. Leaves the text in view. */
  function show(isOn: boolean, numbers: readonly number[] = [], marked = findWith(numbers)): void {
    if (isDirty && !confirm(words.discard)) return;
    setDirty(false);
    if (marked) setPointed(marked);
    setState({ isOn, numbers, side: marked ? sideBeside(marked) : state.side });
  }

  const onEvent = useEffectEvent((event: Event) => {
    const isOurs = event.composedPath().includes(host);
    const isInPanel = isOurs && event.composedPath().some((part) => part instanceof HTMLDialogElement);
    const target = isOurs ? undefined : findMarked(event.target instanceof Element ? event.target : null);
    const key = event instanceof KeyboardEvent ? event.key : '';
    if (event.type === 'pointerover') return isOurs || setPointed(target);
    if (event.type === 'click' && target) show(true, target.numbers, target);
    else if (key === 'Escape') show(state.numbers.length > 0);
    else if (/^Arrow(?:Down|Up)$/.test(key) && !isInPanel) {
      const next = nextMarked(pointed?.element, key === 'ArrowDown' ? 1 : -1);
      next?.element.scrollIntoView({ block: 'center' });
      setPointed(next);
    } else if (key === 'Enter' && !isInPanel && pointed) show(true, pointed.numbers, pointed);
    else return undefined;
    event.preventDefault();
    return event.stopPropagation();
  });
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    addEventListener('copy', stripMarks, options);
    if (state.isOn)
      for (const type of ['pointerover', 'click', 'keydown']) addEventListener(type, onEvent, options);
    return () => listeners.abort();
  }, [state.isOn]);

  return (
    <>
      <Status isDirty={isDirty} onOpen={(number) => show(true, [number])} />
      <button type="button" className="switch" aria-pressed={state.isOn} onClick={() => show(!state.isOn)}>
        {state.isOn ? words.stop : words.edit}
      </button>
      {state.isOn && <Pointer marked={pointed} />}
      {state.isOn && state.numbers.length > 0 && (
        <Panel
          key={state.numbers.join()}
          numbers={state.numbers}
          side={state.side ?? 'right'}
          message={state.message}
          isDirty={isDirty}
          onDirty={setDirty}
          onOpen={(number) => show(true, [number])}
          onClose={() => show(true)}
          onSaving={(message, next) => setState((before) => ({ ...before, message, next }))}
          onMoved={(number, message) =>
            setState(({ isOn, side }) => ({ isOn, side, numbers: [number], message }))
          }
        />
      )}
    </>
  );
}

const findWith = (numbers: readonly number[]) =>
  listMarked().find((marked) => marked.numbers.some((number) => numbers.includes(number)));

const sideBeside = ({ element }: MarkedElement) =>
  element.getBoundingClientRect().left < innerWidth / 2 ? 'right' : 'left';

function nextMarked(element: Element | undefined, step: 1 | -1): MarkedElement | undefined {
  const all = listMarked();
  const index = all.findIndex((marked) => marked.element === element);
  const first = all.findIndex((marked) => marked.element.getBoundingClientRect().top >= 0);
  return all.at(index < 0 ? first : (index + step) % all.length);
}

/** Outlines an element and names its field. */
function Pointer({ marked }: { marked: MarkedElement | undefined }) {
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (!marked) return;
    let isCurrent = true;
    const { element, numbers } = marked;
    frame.replaceSync(
      `${selectorOf(element)} { outline: 3px solid var(--color-larch-400); outline-offset: 3px }`,
    );
    ask({ kind: 'titles', numbers }).then(
      (found) => isCurrent && setTitle(found.map((field) => field.title).join(' + ')),
      () => setTitle(words.unreachable),
    );
    return () => {
      isCurrent = false;
      frame.replaceSync('');
    };
  }, [marked]);
  return (
    <p className="hint" role="status">
      {marked ? title : words.help}
    </p>
  );
}

function selectorOf(element: Element): string {
  const { parentElement: parent } = element;
  if (!parent) return ':root';
  return `${selectorOf(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`;
}

/** Copied text is free of marks. */
function stripMarks(event: ClipboardEvent) {
  const text = getSelection()?.toString() ?? '';
  if (withoutMarks(text) === text) return;
  event.clipboardData?.setData('text/plain', withoutMarks(text));
  event.preventDefault();
}
