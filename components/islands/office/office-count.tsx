'use client';

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { contactDraft } from '@/components/islands/contact/contact-draft';
import { tabStorage } from '@/components/islands/hydration/tab-storage';
import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import type { ServiceChoice } from '@/lib/contact/contact-fields';
import { islandAttributes } from '@/lib/hydration/contract';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import {
  type OfficeCount as Count,
  describeOffice,
  officeLimits,
  officeParts,
  readCount,
  typicalOffice,
} from '@/lib/office/office-count';
import { OfficeField } from './office-field';
import { OfficeWatch } from './office-watch';
import type { OfficeWords } from './office-words';

type Props = {
  language: Language;
  words: OfficeWords;
  /** What the form on this page gets as its service. */
  service: ServiceChoice;
  call: { href: string; label: string };
};

const formId = 'office-form';
/** In session storage: the count, for this page in the other language, and for Back and reload. */
const storageKey = 'office';

/**
 * Counts an office and draws it, says what its monthly bill is made of, and writes the count into the contact form of this page.
 * Without script it is a form that leads to the contact form; picture and bill stay as an example.
 */
export function OfficeCount({ language, words, service, call }: Props) {
  const [count, setCount] = useState<Count>(typicalOffice);
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useHydrated(root);

  /** The fields are uncontrolled: the browser keeps what was typed before hydration. */
  const readFields = () => {
    if (form.current) setCount(countIn(form.current, count));
  };
  const sentenceOf = (parts: Count) => fill(words.all, describeOffice(language, words, parts));
  const offer = (parts: Count) =>
    contactDraft.offer({ service, message: fill(words.message, { office: sentenceOf(parts) }) });
  const onStart = useRef((fields: HTMLFormElement) => {
    restoreCount(fields);
    const isAsked = takeQuery(fields);
    const typed = countIn(fields, typicalOffice);
    setCount(typed);
    if (isAsked) offer(typed);
  });
  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    onStart.current(fields);
    const onPageHide = () => {
      const typed = countIn(fields, typicalOffice);
      if (officeParts.some((part) => typed[part] !== typicalOffice[part])) tabStorage.save(storageKey, typed);
    };
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, []);

  const counts = describeOffice(language, words, count);
  const office = sentenceOf(count);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The fields are newer than the state when the form is sent before hydration.
    offer(countIn(event.currentTarget, count));
    // Also scrolls if the hash is the same as before.
    location.assign('#contact');
  };
  const shown = (part: (typeof officeParts)[number]) => {
    const { drawn } = officeLimits[part];
    return count[part] > drawn ? ` ${fill(words.shown, { count: drawn })}` : '';
  };

  return (
    <div
      ref={root}
      className="neat grid grid-cols-1 lg:grid-cols-[5fr_6fr] xl:grid-cols-[1fr_1fr]"
      {...islandAttributes(`query:${officeParts[0]}`, `session:${storageKey}`)}
    >
      <div className="office-sheet on-night">
        <OfficeWatch count={count} />
        <ul className="office-key cap">
          {officeParts.map((part) => (
            <li key={part}>
              {counts[part]}
              {shown(part)}
            </li>
          ))}
          <li>{words.helped}</li>
        </ul>
      </div>
      <div className="px-[clamp(12px,5vw,20px)] pt-1.5 pb-5 lg:px-9 lg:pt-5 lg:pb-8">
        <form
          ref={form}
          id={formId}
          method="get"
          action="#contact"
          onInput={readFields}
          // Enter in a field ends its number: only the button leads to the form below.
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
          }}
          onSubmit={onSubmit}
        >
          {officeParts.map((part) => (
            <OfficeField key={part} part={part} words={words[part]} range={words.range} onStep={readFields} />
          ))}
          <output className="sr-only">{office}</output>
        </form>
        <h3 className="mt-4 text-h3">{words.billTitle}</h3>
        <dl className="mt-1.5 leading-[1.4]">
          {words.bill.map(({ item, price }) => (
            <div
              key={item}
              className="flex flex-wrap gap-x-5 border-line-200 border-b py-[7px] max-sm:text-sm"
            >
              {/* In large text the price is below. */}
              <dt className="flex-1 text-ink-700 max-sm:flex-[5_1_7rem]">{fill(item, counts)}</dt>
              <dd className="ml-auto max-w-[55%] text-right font-semibold max-sm:flex-[4_1_5rem]">{price}</dd>
            </div>
          ))}
        </dl>
        <p className="cap mt-3">{words.note}</p>
        <p className="without-script hint mt-3">{words.noScript}</p>
        <div className="screen-only mt-4.5 flex flex-wrap items-center gap-x-4.5 gap-y-3">
          <button
            type="submit"
            form={formId}
            className="btn btn-primary"
            // Leaves the focus in a field: its message would move this button from under the pointer before the click.
            onMouseDown={(event) => event.preventDefault()}
          >
            <span className="needs-script">{fill(words.ask, { office })}</span>
            <span className="without-script">{words.askPlain}</span>
          </button>
          <a className="link num" href={call.href}>
            {call.label}
          </a>
        </div>
      </div>
    </div>
  );
}

/** What the fields say; a field that holds no number keeps its count. */
function countIn(form: HTMLFormElement, before: Count): Count {
  const fields = new FormData(form);
  const read = (part: keyof Count) => readCount(part, String(fields.get(part))) ?? before[part];
  return { people: read('people'), servers: read('servers'), offices: read('offices') };
}

/** Takes the count of the page before, unless the visitor has typed another one before hydration. */
function restoreCount(form: HTMLFormElement): void {
  const stored: Partial<Record<string, unknown>> = Object(tabStorage.take(storageKey));
  for (const part of officeParts) {
    const field = form.elements.namedItem(part);
    const number = readCount(part, String(stored[part] ?? ''));
    if (number !== undefined && field instanceof HTMLInputElement && field.value === field.defaultValue)
      field.value = String(number);
  }
}

/**
 * Moves a count from the URL to the fields: the form was sent without script, or before hydration. It leaves the URL, so
 * that neither a reload nor the page in the other language asks again.
 */
function takeQuery(form: HTMLFormElement): boolean {
  const query = new URLSearchParams(location.search);
  const asked = officeParts.filter((part) => query.has(part));
  for (const part of asked) {
    const field = form.elements.namedItem(part);
    const number = readCount(part, query.get(part) ?? '');
    if (field instanceof HTMLInputElement && number !== undefined) field.value = String(number);
    query.delete(part);
  }
  if (asked.length === 0) return false;
  const rest = query.toString();
  history.replaceState(history.state, '', `${location.pathname}${rest && `?${rest}`}${location.hash}`);
  return true;
}
