import { type ContactField, contactFieldNames, contactIds } from '../../lib/contact/contact-fields.ts';
import { escapeHtml } from '../http/escape-html.ts';

export type Filling = {
  /** What the visitor entered. */
  values: Partial<Record<ContactField, string>>;
  /** Words for the fields that have a mistake. */
  errors: Partial<Record<ContactField, string>>;
  /** Words for the form as a whole. */
  problem: string;
};

const formPattern = /<form\b[^>]*\saction="\/api\/contact"[^>]*>[\s\S]*?<\/form>/;

/**
 * The contact page as it looks with values entered and mistakes reported, ready to be sent again.
 *
 * It comes without scripts: they would start from an empty form and take the values away.
 *
 * @throws Error naming every part that is not where `contactIds` and the names of the fields say.
 */
export function fillForm(page: string, { values, errors, problem }: Filling): string {
  const missing: string[] = [];
  const change = (html: string, part: string, pattern: RegExp, replace: (found: string) => string) => {
    if (!pattern.test(html)) missing.push(part);
    return html.replace(pattern, replace);
  };
  const showError = (html: string, id: string, words: string | undefined) =>
    change(html, `an empty <p id="${id}" hidden>`, emptyParagraph(id), (paragraph) =>
      words === undefined ? paragraph : withWords(paragraph, words),
    );
  const fillField = (form: string, field: ContactField) => {
    const error = errors[field];
    const withValue = change(form, `a field named "${field}"`, control(field), (found) =>
      error === undefined
        ? setValue(found, values[field] ?? '')
        : markInvalid(setValue(found, values[field] ?? ''), field),
    );
    return showError(withValue, contactIds.error(field), error);
  };

  const filled = change(page, 'a <form action="/api/contact">', formPattern, (form) =>
    contactFieldNames.reduce(fillField, showError(form, contactIds.formError, problem)),
  );
  if (missing.length > 0) throw new Error(`The contact page lacks:\n${missing.join('\n')}`);
  return withoutScripts(filled);
}

/** An input, or a select or text area with what it holds. */
const control = (field: ContactField) => {
  const tag = (name: string) => `<${name}\\b[^>]*\\sname="${field}"[^>]*>`;
  return new RegExp(
    `${tag('input')}|${tag('select')}[\\s\\S]*?</select>|${tag('textarea')}[\\s\\S]*?</textarea>`,
  );
};

const emptyParagraph = (id: string) => new RegExp(`<p\\b[^>]*\\sid="${id}"[^>]*></p>`);

function withWords(paragraph: string, words: string): string {
  return paragraph.replace(/\shidden(?:="[^"]*")?/, '').replace('></p>', () => `>${escapeHtml(words)}</p>`);
}

function setValue(found: string, value: string): string {
  const text = escapeHtml(value);
  if (found.startsWith('<textarea')) {
    // A line break right after the tag does not count, so this one keeps the visitor's own.
    return found.replace(/>[\s\S]*<\/textarea>$/, () => `>\n${text}</textarea>`);
  }
  if (found.startsWith('<select')) {
    const nothingChosen = found.replace(/\sselected(?:="[^"]*")?/g, '');
    return nothingChosen.replace(`<option value="${text}"`, (option) => `${option} selected=""`);
  }
  const withoutValue = found.replace(/\svalue="[^"]*"/, '');
  return withoutValue.replace(/\s*\/?>$/, () => ` value="${text}"/>`);
}

function markInvalid(found: string, field: ContactField): string {
  const tagEnd = found.indexOf('>');
  const tag = found.slice(0, tagEnd).replace(/\saria-(?:invalid|describedby)="[^"]*"/g, '');
  const [, slash = ''] = /(\/?)$/.exec(tag) ?? [];
  const attributes = ` aria-invalid="true" aria-describedby="${contactIds.error(field)}"`;
  return `${tag.slice(0, tag.length - slash.length)}${attributes}${slash}${found.slice(tagEnd)}`;
}

/** Structured data and speculation rules are no scripts. */
function withoutScripts(page: string): string {
  const isScript = (tag: string) => !/\stype="(?:application\/ld\+json|speculationrules)"/.test(tag);
  return page.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) =>
    isScript(script.slice(0, script.indexOf('>') + 1)) ? '' : script,
  );
}
