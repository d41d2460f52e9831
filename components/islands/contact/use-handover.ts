import { type RefObject, useEffect } from 'react';
import { onLanguageSwitch } from '@/components/islands/hydration/on-language-switch';
import { onPageShow } from '@/components/islands/hydration/on-page-show';
import { contactFieldNames } from '@/lib/contact/contact-fields';
import { controlOf } from './control-of';
import { formHandover } from './form-handover';

/**
 * Puts what another page has left into the fields that nobody has changed, and leaves what was typed for the page in the
 * other language when its link is followed.
 */
export function useHandover(form: RefObject<HTMLFormElement | null>) {
  useEffect(
    () =>
      onPageShow(() => {
        if (form.current) fillIn(form.current);
      }),
    [form],
  );
  useEffect(
    () =>
      onLanguageSwitch(() => {
        if (form.current) leaveTyped(form.current);
      }),
    [form],
  );
}

function fillIn(form: HTMLFormElement): void {
  const left = formHandover.take();
  for (const name of contactFieldNames) {
    const control = controlOf(form, name);
    const text = left[name];
    if (!text || isChanged(control)) continue;
    control.value = text;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    const fold = control.closest('details');
    if (fold) fold.open = true;
  }
}

/** Leaves nothing where nothing was typed: the other page need not start its scripts for it. */
function leaveTyped(form: HTMLFormElement): void {
  const changed = contactFieldNames.flatMap((name) => {
    const control = controlOf(form, name);
    return isChanged(control) ? [[name, control.value]] : [];
  });
  if (changed.length > 0) formHandover.leave(Object.fromEntries(changed));
}

/** Whether a field holds something else than the page came with. */
function isChanged(control: ReturnType<typeof controlOf>): boolean {
  const original =
    control instanceof HTMLSelectElement
      ? [...control.options].find(({ defaultSelected }) => defaultSelected)?.value
      : control.defaultValue;
  return control.value !== (original ?? '');
}
