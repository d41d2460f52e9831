import { type RefObject, useEffect, useState } from 'react';
import { onLanguageSwitch } from '@/components/islands/hydration/on-language-switch';
import { onPageShow } from '@/components/islands/hydration/on-page-show';
import { contactFieldNames } from '@/lib/contact/contact-fields';
import { contactDraft } from './contact-draft';
import { getControl } from './get-control';

/**
 * Fills unchanged fields from the draft, also from one that this page offers later, and saves changed fields as a draft on a
 * language switch.
 *
 * @returns whether another part of the site has written the message, which may be out of view
 */
export function useContactDraft(formRef: RefObject<HTMLFormElement | null>): boolean {
  const [isFilledIn, setFilledIn] = useState(false);
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    let offered: string | undefined;
    const fillIn = (before?: string) => {
      offered = fillFromDraft(form, before);
      if (offered) setFilledIn(true);
    };
    const forget = () => setFilledIn(false);
    form.addEventListener('reset', forget);
    const removeListeners = [
      () => form.removeEventListener('reset', forget),
      onPageShow(() => fillIn()),
      contactDraft.onOffer(() => fillIn(offered ?? '')),
      onLanguageSwitch(() => saveDraft(form)),
    ];
    return () => {
      for (const remove of removeListeners) remove();
    };
  }, [formRef]);
  return isFilledIn;
}

/**
 * Fills unchanged fields. A changed message stays, unless the draft is offered on this page: then its message replaces the
 * one offered before, or comes above what the visitor wrote.
 *
 * @param before the message offered before; empty if there was none, undefined if the draft comes from another page
 * @returns the draft's message
 */
function fillFromDraft(form: HTMLFormElement, before?: string): string | undefined {
  const draft = contactDraft.take();
  for (const name of contactFieldNames) {
    const control = getControl(form, name);
    const text = draft[name];
    if (!text) continue;
    if (!isChanged(control)) control.value = text;
    else if (name === 'message' && before !== undefined)
      control.value = replaceOrPrepend(control.value, before, text);
    else continue;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return draft.message;
}

const replaceOrPrepend = (written: string, before: string, text: string) =>
  before && written.includes(before) ? written.replace(before, () => text) : `${text}\n\n${written}`;

/** Without changes it saves nothing: a draft makes the other page hydrate without interaction. */
function saveDraft(form: HTMLFormElement): void {
  const changed = contactFieldNames.flatMap((name) => {
    const control = getControl(form, name);
    return isChanged(control) ? [[name, control.value]] : [];
  });
  if (changed.length > 0) contactDraft.save(Object.fromEntries(changed));
}

/** Whether the value differs from the page's HTML. */
function isChanged(control: ReturnType<typeof getControl>): boolean {
  const original =
    control instanceof HTMLSelectElement
      ? [...control.options].find(({ defaultSelected }) => defaultSelected)?.value
      : control.defaultValue;
  return control.value !== (original ?? '');
}
