import { mainWords } from './main-words.ts';

const page = (main: string) =>
  `<html><body><nav>Menu</nav><main id="main">${main}</main><footer>©</footer></body></html>`;

test.each([
  ['are in lower case and of the main part alone', '<h1>Cloud in Halifax</h1>', 'cloud in halifax'],
  [
    'are not those of scripts',
    '<script type="application/ld+json">{"a":"b"}</script><p>Read me</p>',
    'read me',
  ],
  ['are not those of drawings', '<svg class="x"><title>Ring</title></svg><p>Read me</p>', 'read me'],
  ['are not split by a comment', '<p>24<!-- -->7 sup<!-- -->port</p>', '247 support'],
  ['are split between elements', '<dt>Phone</dt><dd>Email</dd>', 'phone email'],
  ['have no entities', '<p>owner&#x27;s R&amp;D&nbsp;caf&#233;</p>', "owner's r d café"],
])('words %s', (_, main, words) => {
  expect(mainWords(page(main))).toEqual(words.split(' '));
});

test('throws for a page without a main part', () => {
  expect(() => mainWords('<html><body>Nothing</body></html>')).toThrow('<main>');
});
