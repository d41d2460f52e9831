import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse, serialize } from 'parse5';
import { getElement } from './html-tree.ts';
import { inlineIcons, popoverIcons, spriteReader } from './inline-icons.ts';

const phone = '<symbol id="phone" viewBox="0 0 24 24"><path d="M1 1h9"></path></symbol>';
const menu = '<symbol id="menu" viewBox="0 0 24 24"><path d="M4 6h16"></path></symbol>';
const flag = '<symbol id="flag-a" viewBox="0 0 48 48"><path d="M0 0h48v48H0z"></path></symbol>';

const out = fs.mkdtempSync(path.join(os.tmpdir(), 'icons-'));
fs.mkdirSync(path.join(out, 'art'));
fs.writeFileSync(path.join(out, 'art/icons.svg'), `<svg>${phone}${menu}</svg>`);
fs.writeFileSync(path.join(out, 'art/flags.svg'), `<svg>${flag}</svg>`);

/** The body of a page with inlined icons. */
function inlined(body: string): string {
  const document = parse(`<body>${body}</body>`);
  inlineIcons({ document, file: 'about.html' }, spriteReader(out));
  return serialize(getElement(document, 'body'));
}
const icon = (href: string) => `<svg class="icon"><use href="${href}"></use></svg>`;

test('inlines each symbol once, under a prefixed id', () => {
  const html = inlined(`${icon('/art/icons.svg#phone')}${icon('/art/icons.svg#phone')}`);
  const symbol = phone.replace('"phone"', '"icons-phone"');
  expect(html).toBe(`${icon('#icons-phone')}${icon('#icons-phone')}<svg hidden="">${symbol}</svg>`);
});

test('inlines symbols of several sprites', () => {
  const html = inlined(`${icon('/art/flags.svg#flag-a')}${icon('/art/icons.svg#menu')}`);
  expect(html).toContain(icon('#flags-flag-a'));
  expect(html).toContain(flag.replace('"flag-a"', '"flags-flag-a"'));
  expect(html).toContain(menu.replace('"menu"', '"icons-menu"'));
  expect(html).not.toContain('phone');
});

test('does not change a page without icons', () => {
  const body = '<img src="/art/profile.svg"><a href="/art/icons.svg">icons</a>';
  expect(inlined(body)).toBe(body);
});

test('names a missing symbol', () => {
  expect(() => inlined(icon('/art/icons.svg#fax'))).toThrow(
    'about.html: the sprite "icons" has no symbol "fax"',
  );
});

test('an icon that occurs only in popovers becomes a CSS mask', () => {
  const popover = `<div popover="auto"><a>${icon('/art/icons.svg#phone')}</a></div>`;
  const document = parse(`<body>${popover}${icon('/art/icons.svg#menu')}</body>`);
  const later = inlineIcons({ document, file: 'about.html' }, spriteReader(out));
  const html = serialize(getElement(document, 'body'));
  expect(later).toEqual(['phone']);
  expect(html).not.toContain(phone.slice(-40));
  expect(html).toContain('href="#popover-phone"');
  expect(popoverIcons([...later, ...later], spriteReader(out))).toMatch(
    /\}svg:has\(>\[href="#popover-phone"\]\)\{mask:url\("data:image\/svg\+xml,[^"<>#]*M1 1h9[^"]*"\)\}$/,
  );
});

test('an icon in a popover and in the page is inlined', () => {
  const html = inlined(
    `<div popover="auto">${icon('/art/icons.svg#phone')}</div>${icon('/art/icons.svg#phone')}`,
  );
  expect(html.match(/href="#icons-phone"/g)).toHaveLength(2);
});

test('removes stroke attributes, which the class of icons sets', () => {
  const drawn = phone.replace(
    ' viewBox',
    ' stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" viewBox',
  );
  fs.writeFileSync(path.join(out, 'art/lines.svg'), `<svg>${drawn}</svg>`);
  expect(inlined(icon('/art/lines.svg#phone'))).not.toContain('stroke-');
});
