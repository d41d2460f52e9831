import type { ContactField } from '@/lib/contact/contact-fields';

/** The input, select or textarea of a field. */
export function controlOf(
  form: HTMLFormElement,
  name: ContactField,
): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  const control = form.elements.namedItem(name);
  if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
    return control;
  throw new Error(`The contact form has no field "${name}"`);
}
