import { contactFields, contactIds } from '../../lib/contact/contact-fields.ts';

const controls = contactFields.map((field) => {
  const { name, kind } = field;
  const id = contactIds.field(name);
  const error = `<p class="err" id="${contactIds.error(name)}" hidden=""></p>`;
  if (kind === 'text') return `<textarea id="${id}" name="${name}" rows="5"></textarea>${error}`;
  const hint = kind === 'phone' ? ` aria-describedby="${contactIds.hint(name)}"` : '';
  if (field.kind !== 'choice')
    return `<input id="${id}" class="[&amp;&gt;svg]:ml-2" name="${name}" value=""${hint}/>${error}`;
  const options = field.options.map((choice) => `<option value="${choice}">${choice}</option>`).join('');
  return `<select id="${id}" name="${name}"><option value="" selected="">Choose</option>${options}</select>${error}`;
});

/** A contact page like the exported one: the form, scripts, noscript, structured data and another form. */
export const contactPage = [
  '<!DOCTYPE html><html lang="en-CA"><head><title>contact</title>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script type="application/ld+json">{"@type":"LocalBusiness"}</script></head><body>',
  '<form action="/search"><input name="email" value="untouched"/></form>',
  '<form id="contact-form" class="form" method="post" action="/api/contact">',
  `<p class="err" id="${contactIds.formError}" hidden=""></p>`,
  ...controls,
  '<input type="text" name="reference" tabindex="-1"/><button type="submit">Send</button></form>',
  '<script>start()</script>',
  '<noscript><link rel="stylesheet" href="/later.css"></noscript></body></html>',
].join('\n');
