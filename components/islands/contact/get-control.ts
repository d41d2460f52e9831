import type { ContactField } from '@/lib/contact/contact-fields';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** @throws Error if the form has no control with this name */
export function getControl(form: HTMLFormElement, name: ContactField): Control {
  const control = form.elements.namedItem(name);
  if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
    return control;
  throw new Error(`The contact form has no field "${name}"`);
}
