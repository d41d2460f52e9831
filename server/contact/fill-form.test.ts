import { contactFieldNames, contactFields, contactIds } from '../../lib/contact/contact-fields.ts';
import { contactPage } from '../testing/contact-page.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { fillForm } from './fill-form.ts';

const nothing = { values: {}, errors: {}, problem: 'Not sent' };

it('puts every value back where it was entered', () => {
  const page = fillForm(contactPage, { ...nothing, values: exampleMessage });

  expect(page).toContain('name="firstName" value="Amélie"/>');
  expect(page).toContain('name="email" value="amelie@boulangerie.example"/>');
  expect(page).toContain('<option value="managed-it" selected="">');
  expect(page.match(/selected/g)).toHaveLength(1);
  expect(page).toContain(`rows="5">\n${exampleMessage.message}</textarea>`);
});

it('shows what is wrong at its field and above the form, and nowhere else', () => {
  const errors = { email: 'No such address', message: 'Too long' };
  const page = fillForm(contactPage, { ...nothing, errors });

  expect(page).toContain(`<p class="err" id="${contactIds.formError}">Not sent</p>`);
  expect(page).toContain(`<p class="err" id="${contactIds.error('email')}">No such address</p>`);
  expect(page).toContain(
    `name="email" value="" aria-invalid="true" aria-describedby="${contactIds.error('email')}"/>`,
  );
  expect(page).toContain(
    `name="message" rows="5" aria-invalid="true" aria-describedby="${contactIds.error('message')}">`,
  );
  expect(page.match(/aria-invalid/g)).toHaveLength(2);
  expect(page.match(/ hidden=""/g)).toHaveLength(contactFields.length - 2);
});

it('lets no value out of its place', () => {
  const hostile = `"><script>alert(1)</script>' $& $1 </textarea><p id="${contactIds.error('phone')}"></p>`;
  const values = Object.fromEntries(contactFieldNames.map((field) => [field, hostile]));
  const page = fillForm(contactPage, { values, errors: { lastName: hostile }, problem: hostile });

  expect(page).not.toContain('<script>alert');
  expect(page.match(/<p /g)).toHaveLength(contactFields.length + 1);
  expect(page.match(/<\/textarea>/g)).toHaveLength(1);
  expect(page).toContain('$&amp; $1');
});

it('keeps line breaks at the start of a message', () => {
  expect(fillForm(contactPage, { ...nothing, values: { message: '\nHello' } })).toContain(
    '>\n\nHello</textarea>',
  );
});

it('leaves other forms alone', () => {
  const page = fillForm(contactPage, { ...nothing, values: exampleMessage });
  expect(page).toContain('<input name="email" value="untouched"/>');
});

it('comes without scripts, but with its structured data', () => {
  const page = fillForm(contactPage, nothing);
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).toContain('application/ld+json');
});

it.each([
  ['the form', 'action="/api/contact"', 'a <form action="/api/contact">'],
  ['the problem', `id="${contactIds.formError}"`, 'an empty <p id="contact-form-error" hidden>'],
  ['a field', 'name="company"', 'a field named "company"'],
  ['the message', 'name="message"', 'a field named "message"'],
  ["a field's error", `id="${contactIds.error('email')}"`, 'an empty <p id="contact-email-error" hidden>'],
])('fails when the page no longer has %s, and names it', (_, markup, part) => {
  expect(contactPage).toContain(markup);
  expect(() => fillForm(contactPage.replace(markup, 'data-gone'), nothing)).toThrow(
    `The contact page lacks:\n${part}`,
  );
});
