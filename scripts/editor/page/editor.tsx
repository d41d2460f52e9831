import { useEffect, useEffectEvent, useState } from 'react';
import { withoutMarks } from '../../../lib/content/field-mark.ts';
import { ask } from './ask';
import { findMarked, listMarked, type MarkedElement } from './list-texts';
import { Panel } from './panel';
import { Status } from './status';
import { words } from './words';

/** Survives the reload after a save. */
const stateKey = 'editor-state';
/** Of the element that is pointed at; see `page.tsx`. */
export const pointedAttribute = 'data-editor-pointed';
type State = { isOn: boolean; numbers: readonly number[]; message?: string };

/** The edit mode: outlines the text that is pointed at, and opens its fields in a panel beside the page. */
export function Editor({ host }: { host: Element }) {
  const [state, setState] = useState<State>(() =>
    JSON.parse(sessionStorage.getItem(stateKey) ?? '{"isOn":false,"numbers":[]}'),
  );
  const [pointed, setPointed] = useState<MarkedElement>();
  const [side, setSide] = useState('right');
  const [isDirty, setDirty] = useState(false);
  useEffect(() => sessionStorage.setItem(stateKey, JSON.stringify(state)), [state]);

  /** Leaves the panel's fields, unless the editor wants to keep what is written in them. */
  function show(isOn: boolean, numbers: readonly number[] = []): void {
    if (isDirty && !confirm(words.discard)) return;
    setDirty(false);
    setState({ isOn, numbers });
  }

  /** Opens the panel on the side of the page where it leaves the text in view. */
  function open({ element, numbers }: MarkedElement): void {
    setSide(element.getBoundingClientRect().left < innerWidth / 2 ? 'right' : 'left');
    show(true, numbers);
  }

  const onEvent = useEffectEvent((event: Event) => {
    const isOurs = event.composedPath().includes(host);
    const isInPanel = isOurs && event.composedPath().some((part) => part instanceof HTMLDialogElement);
    const target = isOurs ? undefined : findMarked(event.target instanceof Element ? event.target : null);
    const key = event instanceof KeyboardEvent ? event.key : '';
    if (event.type === 'pointerover') return isOurs || setPointed(target);
    if (event.type === 'click' && target) open(target);
    else if (key === 'Escape') show(state.numbers.length > 0);
    else if (/^Arrow(?:Down|Up)$/.test(key) && !isInPanel) {
      const next = nextMarked(pointed?.element, key === 'ArrowDown' ? 1 : -1);
      next?.element.scrollIntoView({ block: 'center' });
      setPointed(next);
    } else if (key === 'Enter' && !isInPanel && pointed) open(pointed);
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
      <Status onOpen={(number) => show(true, [number])} />
      <button type="button" className="switch" aria-pressed={state.isOn} onClick={() => show(!state.isOn)}>
        {state.isOn ? words.stop : words.edit}
      </button>
      {state.isOn && <Pointer marked={pointed} />}
      {state.isOn && state.numbers.length > 0 && (
        <Panel
          key={state.numbers.join()}
          numbers={state.numbers}
          side={side}
          message={state.message}
          isDirty={isDirty}
          onDirty={setDirty}
          onOpen={(number) => show(true, [number])}
          onClose={() => show(true)}
          onSaved={(message) => setState((before) => ({ ...before, message }))}
        />
      )}
    </>
  );
}

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
    element.setAttribute(pointedAttribute, '');
    ask({ kind: 'titles', numbers }).then(
      (found) => isCurrent && setTitle(found.map((field) => field.title).join(' + ')),
      () => setTitle(words.unreachable),
    );
    return () => {
      isCurrent = false;
      element.removeAttribute(pointedAttribute);
    };
  }, [marked]);
  return (
    <p className="hint" role="status">
      {marked ? title : words.help}
    </p>
  );
}

/** Copied text is free of marks. */
function stripMarks(event: ClipboardEvent) {
  const text = getSelection()?.toString() ?? '';
  if (withoutMarks(text) === text) return;
  event.clipboardData?.setData('text/plain', withoutMarks(text));
  event.preventDefault();
}
