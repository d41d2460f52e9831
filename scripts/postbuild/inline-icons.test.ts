import crypto from 'node:crypto';
import { inlineIcons } from './inline-icons.ts';

const phone = '<symbol id="phone" viewBox="0 0 24 24"><path d="M1 1h9"/></symbol>';
const menu = '<symbol id="menu" viewBox="0 0 24 24"><path d="M4 6h16"/></symbol>';
const flag = '<symbol id="flag-a" viewBox="0 0 48 48"><path d="M0 0h48v48H0z"/></symbol>';
const sprites: Readonly<Record<string, string>> = {
  icons: `<svg>${phone}${menu}</svg>`,
  flags: `<svg>${flag}</svg>`,
};
const spriteOf = (name: string) => sprites[name] ?? '';
const carry = (body: string) => inlineIcons(`<body>${body}</body>`, spriteOf, 'about.html');
const icon = (href: string) => `<svg class="icon"><use href="${href}"></use></svg>`;

test('carries each symbol once, under a name that no other part of a page has', () => {
  const carried = carry(`${icon('/art/icons.svg#phone')}${icon('/art/icons.svg#phone')}`);
  const symbol = phone.replace('"phone"', '"icons-phone"');
  expect(carried).toBe(
    `<body>${icon('#icons-phone')}${icon('#icons-phone')}<svg hidden="">${symbol}</svg></body>`,
  );
});

test('carries symbols of several sprites', () => {
  const carried = carry(`${icon('/art/flags.svg#flag-a')}${icon('/art/icons.svg#menu')}`);
  expect(carried).toContain(icon('#flags-flag-a'));
  expect(carried).toContain(flag.replace('"flag-a"', '"flags-flag-a"'));
  expect(carried).toContain(menu.replace('"menu"', '"icons-menu"'));
  expect(carried).not.toContain('phone');
});

test('leaves a page without icons as it is', () => {
  expect(carry('<img src="/art/profile.svg">')).toBe('<body><img src="/art/profile.svg"></body>');
});

test.each([
  ['fits into the first flight with them', 13_600, true],
  ['would need a second flight for them', 13_680, false],
  ['needs a second flight anyway', 20_000, true],
  ['would need a third flight for them', 42_805, false],
  ['needs a third flight anyway', 60_000, false],
])('a page that %s', (_, bytes, isCarried) => {
  // Nothing makes it smaller: it is written in 64 signs, which take three quarters of their length again.
  const text = crypto.randomBytes(bytes - 120).toString('base64url');
  const carried = carry(`${text}${icon('/art/icons.svg#phone')}`);
  expect(carried.includes('<symbol')).toBe(isCarried);
  expect(carried.includes('/art/icons.svg')).toBe(!isCarried);
});

test('says which symbol a sprite lacks', () => {
  expect(() => carry(icon('/art/icons.svg#fax'))).toThrow(
    'about.html: the sprite "icons" has no symbol "fax"',
  );
});
