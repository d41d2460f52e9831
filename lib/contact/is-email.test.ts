import fc from 'fast-check';
import { emailDomain, isEmail, unwrapEmail } from './is-email.ts';
import { anyText } from './testing/any-text.ts';

it.each([
  'zoe@shop.example',
  'zoe.tremblay+web@it.shop.example',
  "o'brien_1@shop-2.example",
  'zoe@café.example',
  'zoe@xn--caf-dma.example',
  'zoe@пример.испытание',
  'zoe@xn--e1afmkfd.xn--80akhbyknj4f',
  'zoe@企業.香港',
  'zoe@shop.1x',
  `${'x'.repeat(64)}@shop.example`,
])('accepts %s', (address) => {
  expect(isEmail(address)).toBe(true);
});

it.each([
  '',
  'zoe',
  'zoe@',
  '@shop.example',
  'zoe@shop',
  'zoe@shop.',
  'zoe@.example',
  'zoe@shop..example',
  '.zoe@shop.example',
  'zoe.@shop.example',
  'z..oe@shop.example',
  'zoe tremblay@shop.example',
  'zoe@shop.example, x@y.example',
  'zoe <zoe@shop.example>',
  'zoe@-shop.example',
  'zoe@shop-.example',
  'zoe@shop.e',
  'zoe@192.0.2.1',
  'zoe@[192.0.2.1]',
  'zoe@shop.example:25',
  'zoe@shop.example/x',
  'zoe@shop%2eexample',
  `zoe@${'x'.repeat(64)}.example`,
  `${'x'.repeat(65)}@shop.example`,
])('rejects %j', (address) => {
  expect(isEmail(address)).toBe(false);
});

it.each([
  'zoe@shop\u200b.example',
  '\ufeffzoe@shop.example\u2060',
  ' zoe@shop.example\u00a0',
  'mailto:zoe@shop.example',
  'MAILTO: zoe@shop.example?subject=Hello',
  'zoe@shop.example.',
  'zoe@shop.example, ',
  '<zoe@shop.example>',
  '“zoe@shop.example”',
  '«\u00a0zoe@shop.example\u00a0».',
  'Zoë Tremblay <zoe@shop.example>',
  '"Tremblay, Zoë" <zoe@shop.example>;',
  'Zoë Tremblay [mailto:zoe@shop.example]',
  'zoe@shop.example <mailto:zoe@shop.example>',
  'mailto:zoe%40shop.example%20',
  '%20zoe@shop.example',
  'E-mail : zoe@shop.example',
  '• zoe@shop.example…',
  'zoe＠ｓｈｏｐ．example。',
  'zoe@shop.example (Zoë)',
  '[zoe@shop.example](mailto:zoe@shop.example?cc=x@y.example)',
  '"O’Brien, Z. (IT)" <zoe@shop.example>, "Zoë" <zoe@shop.example>',
])('takes the address out of %j', (text) => {
  expect(unwrapEmail(text)).toBe('zoe@shop.example');
});

it.each([
  '',
  'zoe@shop',
  'zoe tremblay@shop.example',
  'zoe@shop.example, x@y.example',
  'x@y.example <zoe@shop.example>',
  'Zoë <zoe@shop.example> <x@y.example>',
  'my address is zoe@shop.example',
  'zoe. tremblay@shop.example',
  'zoe@shop.example .ca',
  '_zoe@shop.example_',
  'zoe@shop.example:25',
])('finds no single address in %j', (text) => {
  expect(unwrapEmail(text)).toBe(text);
  expect(isEmail(text)).toBe(false);
});

it('normalizes the domain to Punycode', () => {
  expect(['zoe@CAFÉ.Example', 'zoe@xn--caf-dma.example'].map(emailDomain)).toEqual([
    'xn--caf-dma.example',
    'xn--caf-dma.example',
  ]);
});

it('never accepts multiple addresses or headers', () => {
  fc.assert(
    fc.property(anyText(), anyText(), (name, domain) => {
      const address = `${name}@${domain}`;
      expect(isEmail(address) && /[\s,;:<>()"\\]/.test(address)).toBe(false);
    }),
  );
});

it('accepts generated addresses', () => {
  fc.assert(fc.property(fc.emailAddress(), (address) => isEmail(address)));
});
