import { type CheerioAPI, load } from 'cheerio';
import {
  type ContactField,
  contactFieldNames,
  contactIds,
  languageField,
} from '../../lib/contact/contact-fields.ts';

/** A refused form, as the visitor gets it back. */
export type FormState = {
  /** Prefix of the page title, including the colon. */
  title: string;
  /** What is wrong with the form as a whole, and what to do. */
  problem: string;
  /** What was entered, by field; other than text is left out. */
  values: Readonly<Partial<Record<string, unknown>>>;
  errors: Partial<Record<ContactField, string>>;
};

/** Renders the contact page of a release with a refused form. */
export type FormPage = (state: FormState) => string;

/**
 * Finds the contact form in an exported page, once; rendering fills it in anew each time.
 *
 * The rendered page has no scripts, which would reset the form to its empty state; the content of `<noscript>` becomes
 * part of the page.
 *
 * @returns undefined when a part of the form is missing, as in a release from before a new field
 */
export function compileFormPage(exported: string): FormPage | undefined {
  const $ = load(exported, { scriptingEnabled: false });
  const titleElement = $('head title');
  const form = $('form[action="/api/contact"]');
  const byId = (id: string) => form.find(`[id="${id}"]`);
  const problemElement = byId(contactIds.formError);
  const fields = contactFieldNames.map((name) => {
    const control = form.find(`[name="${name}"]`);
    const hint = control.attr('aria-describedby');
    return { name, control, hint, errorElement: byId(contactIds.error(name)) };
  });
  const controls = fields.flatMap(({ control, errorElement }) => [control, errorElement]);
  if ([titleElement, form, problemElement, ...controls].some(({ length }) => length === 0)) return undefined;

  const originalTitle = titleElement.text();
  // Structured data and speculation rules stay.
  $('script:not([type="application/ld+json"], [type="speculationrules"])').remove();
  for (const element of $('noscript')) $(element).replaceWith($(element).contents());
  // A body that is too long to be read cannot name the language.
  const language = $('[lang]').attr('lang') ?? '';
  form.attr('action', `/api/contact?${new URLSearchParams({ [languageField]: language })}`);
  // Gets the focus, so that visitors see and hear it first when the page opens at its top.
  problemElement.removeAttr('hidden').attr({ tabindex: '-1', autofocus: '' });

  return ({ title, problem, values, errors }) => {
    titleElement.text(`${title} ${originalTitle}`);
    problemElement.text(problem);
    for (const { name, control, hint, errorElement } of fields) {
      const error = errors[name];
      errorElement.text(error ?? '').attr('hidden', error === undefined ? '' : null);
      const descriptions = [hint, error === undefined ? undefined : contactIds.error(name)];
      control
        .attr('aria-invalid', error === undefined ? null : 'true')
        .attr('aria-describedby', descriptions.filter(Boolean).join(' ') || null);
      const value = values[name];
      setValue(control, typeof value === 'string' ? value : '');
    }
    return $.html();
  };
}

function setValue(control: ReturnType<CheerioAPI>, value: string): void {
  if (control.is('input')) control.attr('value', value);
  // HTML ignores a line break right after the tag, so this one preserves the visitor's own.
  else if (control.is('textarea')) control.text(`\n${value}`);
  else {
    const options = control.find('option').removeAttr('selected');
    options.filter((_, option) => option.attribs.value === value).attr('selected', '');
  }
}
