import { load } from 'cheerio';
import { contactFieldNames, contactIds } from '../../lib/contact/contact-fields.ts';
import { contactPage } from '../testing/contact-page.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { compileFormPage, type FormState } from './form-page.ts';

const render = compileFormPage(contactPage);
const page = (state: Partial<FormState> = {}) =>
  render?.({ title: 'Not sent:', problem: 'Look below', values: {}, errors: {}, ...state }) ?? '';

// Values, the title and the focus: e2e/contact-form-without-script.spec.ts.
it('shows each error at its field only, after its hint', () => {
  const html = page({ errors: { email: 'No such address', phone: 'Too long' } });
  const { hint, error } = contactIds;
  expect(html).toContain(`<p class="err" id="${error('email')}">No such address</p>`);
  expect(html).toContain(`aria-invalid="true" aria-describedby="${error('email')}"`);
  expect(html).toContain(`aria-describedby="${hint('phone')} ${error('phone')}" aria-invalid="true"`);
  expect(html.match(/aria-invalid/g)).toHaveLength(2);
  expect(html.match(/ hidden=""/g)).toHaveLength(contactFieldNames.length - 2);
});

it('keeps nothing of an earlier visitor', () => {
  const before = page();
  page({ values: exampleMessage, errors: { email: 'No such address' }, problem: 'Once' });
  expect(page()).toBe(before);
});

it('escapes every value', () => {
  const hostile = `"><script>alert(1)</script>' $& $1 </textarea></title><p id="${contactIds.error('phone')}"></p>`;
  const values = Object.fromEntries(contactFieldNames.map((field) => [field, hostile]));
  const html = page({ values, errors: { lastName: hostile }, problem: hostile, title: hostile });
  expect(tagsIn(html)).toEqual(tagsIn(page()));
  expect(html).toContain('$&amp; $1');
});

function tagsIn(html: string): string[] {
  return load(html)('html, html *')
    .get()
    .map(({ tagName }) => tagName);
}

it('drops scripts, unwraps noscript, and leaves structured data and other forms unchanged', () => {
  const html = page({ values: exampleMessage });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('application/ld+json');
  expect(html).toContain('\n<link rel="stylesheet" href="/later.css"></body>');
  expect(html).toContain('<input name="email" value="untouched">');
  expect(html).toContain('action="/api/contact?language=en-CA"');
});

it.each([
  'action="/api/contact"',
  '<title>contact</title>',
  `id="${contactIds.formError}"`,
  'name="company"',
  `id="${contactIds.error('email')}"`,
])('is not made of a page that lacks %s', (markup) => {
  expect(compileFormPage(contactPage.replace(markup, 'data-gone'))).toBeUndefined();
});
