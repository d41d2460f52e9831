import { contactFields } from '@/lib/contact/contact-fields';
import { contactIds } from '@/lib/contact/contact-ids';
import type { ContactErrors } from './contact-errors';

/** The mistakes that the server wrote into the page, when it answered a form posted without script. */
export function readServerErrors(): ContactErrors {
  const places = [
    ['form', contactIds.formError],
    ...contactFields.map((name) => [name, contactIds.error(name)] as const),
  ] as const;
  const shown = places.flatMap(([name, id]) => {
    const place = document.getElementById(id);
    return place && !place.hidden ? [[name, place.textContent]] : [];
  });
  return Object.fromEntries(shown);
}
