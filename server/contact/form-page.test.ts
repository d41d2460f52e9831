import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { contactFieldNames, contactIds } from '../../lib/contact/contact-fields.ts';
import { contactPage } from '../testing/contact-page.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { compileFormPage, type FormState } from './form-page.ts';

const render = compileFormPage(contactPage);
const nothing: FormState = { title: 'Not sent:', problem: 'Look below', values: {}, errors: {} };
const page = (state: Partial<FormState> = {}) => render({ ...nothing, ...state });

it('restores every value to its field', () => {
  const html = page({ values: exampleMessage });
  expect(html).toContain('name="firstName" value="Amélie">');
  expect(html).toContain('name="email" value="amelie@boulangerie.example">');
  expect(html).toContain('<option value="managed-it" selected="">');
  expect(html.match(/selected/g)).toHaveLength(1);
  expect(html).toContain(`rows="5">\n${exampleMessage.message}</textarea>`);
});

it('says in the title that the form was not sent', () => {
  expect(page()).toContain('<title>Not sent: contact</title>');
});

it('says what to do in a focused paragraph, because the page opens at its top', () => {
  expect(page()).toContain(
    `<p class="err" id="${contactIds.formError}" tabindex="-1" autofocus="">Look below</p>`,
  );
});

it('shows each error at its field only', () => {
  const html = page({ errors: { email: 'No such address', message: 'Too long' } });
  expect(html).toContain(`<p class="err" id="${contactIds.error('email')}">No such address</p>`);
  expect(html).toContain(
    `name="email" value="" aria-invalid="true" aria-describedby="${contactIds.error('email')}">`,
  );
  expect(html).toContain(
    `name="message" rows="5" aria-invalid="true" aria-describedby="${contactIds.error('message')}">`,
  );
  expect(html.match(/aria-invalid/g)).toHaveLength(2);
  expect(html.match(/ hidden=""/g)).toHaveLength(contactFieldNames.length - 2);
});

it('keeps the hint of an invalid field in its description', () => {
  expect(page({ errors: { phone: 'Too long' } })).toContain(
    `aria-describedby="${contactIds.hint('phone')} ${contactIds.error('phone')}"`,
  );
});

it('keeps nothing of an earlier visitor', () => {
  page({ values: exampleMessage, errors: { email: 'No such address' }, problem: 'Once' });
  expect(page()).not.toMatch(/Amélie|No such address|Once|aria-invalid|managed-it" selected/);
});

it('escapes every value', () => {
  const hostile = `"><script>alert(1)</script>' $& $1 </textarea></title><p id="${contactIds.error('phone')}"></p>`;
  const values = Object.fromEntries(contactFieldNames.map((field) => [field, hostile]));
  const html = page({ values, errors: { lastName: hostile }, problem: hostile, title: hostile });

  const elements = listElements(parse(html));
  expect(elements.filter((name) => name === 'script')).toHaveLength(1);
  expect(elements.filter((name) => name === 'p')).toHaveLength(contactFieldNames.length + 1);
  expect(elements).toEqual(listElements(parse(page())));
  expect(html).toContain('$&amp; $1');
});

function listElements(node: DefaultTreeAdapterTypes.ParentNode): string[] {
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [child.tagName, ...listElements(child)] : [],
  );
}

it('keeps a line break at the start of a message', () => {
  expect(page({ values: { message: '\nHello' } })).toContain('>\n\nHello</textarea>');
});

it('leaves other forms and class attributes unchanged', () => {
  const html = page({ values: exampleMessage });
  expect(html).toContain('<input name="email" value="untouched"/>');
  expect(html).toContain('class="[&amp;&gt;svg]:ml-2"');
});

it('drops scripts and keeps structured data', () => {
  expect(page().match(/<script/g)).toHaveLength(1);
  expect(page()).toContain('application/ld+json');
});

it('unwraps noscript', () => {
  expect(page()).toContain('\n<link rel="stylesheet" href="/later.css"></body>');
});

it.each([
  ['the form', 'action="/api/contact"', 'a <form action="/api/contact">'],
  ['the title', '<title>contact</title>', 'a <title>'],
  ['the problem', `id="${contactIds.formError}"`, 'a <p id="contact-form-error">'],
  ['a field', 'name="company"', 'a field named "company"'],
  ['the message', 'name="message"', 'a field named "message"'],
  ["a field's error", `id="${contactIds.error('email')}"`, 'a <p id="contact-email-error">'],
])('throws an error naming %s when the page lacks it', (_, markup, part) => {
  expect(contactPage).toContain(markup);
  expect(() => compileFormPage(contactPage.replace(markup, 'data-gone'))).toThrow(
    `The contact page lacks:\n${part}`,
  );
});
