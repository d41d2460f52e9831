import { useCallback, useEffect, useRef, useState } from 'react';
import { withoutMarks } from '../../../lib/content/field-mark.ts';
import { ask } from './ask';
import { findMarked, listMarked, type MarkedElement } from './list-texts';
import { Panel } from './panel';
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
  const isRight = (pointed?.element.getBoundingClientRect().left ?? 0) < innerWidth / 2;
  const [side, setSide] = useState<'left' | 'right'>('right');
  useEffect(() => sessionStorage.setItem(stateKey, JSON.stringify(state)), [state]);
  useEffect(stripCopies, []);
  const isDirty = useRef(false);
  const onDirty = useCallback((value: boolean) => {
    isDirty.current = value;
  }, []);

  /** Leaves the panel's fields, unless the editor wants to keep what is written in them. */
  const show = useCallback((next: State) => {
    if (!isDirty.current || confirm(words.discard)) setState(next);
  }, []);
  const open = useCallback(
    (numbers: readonly number[]) => {
      setSide(isRight ? 'right' : 'left');
      show({ isOn: true, numbers });
    },
    [isRight, show],
  );

  useEffect(() => {
    if (!state.isOn) return;
    const isOurs = (event: Event) => event.composedPath().includes(host);
    const target = (event: Event) => findMarked(event.target instanceof Element ? event.target : null);
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('pointerover', (event) => isOurs(event) || setPointed(target(event)), options);
    addEventListener(
      'click',
      (event) => {
        const marked = target(event);
        if (isOurs(event) || !marked) return;
        swallow(event);
        open(marked.numbers);
      },
      options,
    );
    addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') {
          swallow(event);
          show({ isOn: state.numbers.length > 0, numbers: [] });
        }
        const isInPanel = event.composedPath().some((part) => part instanceof HTMLDialogElement);
        if (isOurs(event) && isInPanel) return;
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          swallow(event);
          const next = nextMarked(pointed?.element, event.key === 'ArrowDown' ? 1 : -1);
          next?.element.scrollIntoView({ block: 'center' });
          setPointed(next);
        } else if (event.key === 'Enter' && pointed) {
          swallow(event);
          open(pointed.numbers);
        }
      },
      options,
    );
    return () => listeners.abort();
  }, [state, pointed, open, show, host]);

  return (
    <>
      <button
        type="button"
        className="switch"
        aria-pressed={state.isOn}
        onClick={() => show({ isOn: !state.isOn, numbers: [] })}
      >
        {state.isOn ? words.stop : words.edit}
      </button>
      {state.isOn && <Pointer marked={pointed} />}
      {state.isOn && state.numbers.length > 0 && (
        <Panel
          key={state.numbers.join()}
          numbers={state.numbers}
          side={side}
          message={state.message}
          onOpen={(number) => show({ isOn: true, numbers: [number] })}
          onClose={() => show({ isOn: true, numbers: [] })}
          onDirty={onDirty}
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
    ask<string[]>({ kind: 'titles', numbers: [...numbers] }).then(
      (titles) => isCurrent && setTitle(titles.join(' + ')),
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
function stripCopies() {
  const strip = (event: ClipboardEvent) => {
    const text = getSelection()?.toString() ?? '';
    if (withoutMarks(text) === text) return;
    event.clipboardData?.setData('text/plain', withoutMarks(text));
    event.preventDefault();
  };
  document.addEventListener('copy', strip);
  return () => document.removeEventListener('copy', strip);
}
