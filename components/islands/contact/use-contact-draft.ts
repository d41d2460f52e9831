import { type RefObject, useEffect } from 'react';
import { onLanguageSwitch } from '@/components/islands/hydration/on-language-switch';
import { onPageShow } from '@/components/islands/hydration/on-page-show';
import { contactFieldNames } from '@/lib/contact/contact-fields';
import { contactDraft } from './contact-draft';
import { getControl } from './get-control';

/** Fills unchanged fields from the draft, and saves changed fields as a draft on a language switch. */
export function useContactDraft(formRef: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const cancelFill = onPageShow(() => fillFromDraft(form));
    const removeListener = onLanguageSwitch(() => saveDraft(form));
    return () => {
      cancelFill();
      removeListener();
    };
  }, [formRef]);
}

function fillFromDraft(form: HTMLFormElement): void {
  const draft = contactDraft.take();
  for (const name of contactFieldNames) {
    const control = getControl(form, name);
    const text = draft[name];
    if (!text || isChanged(control)) continue;
    control.value = text;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

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
