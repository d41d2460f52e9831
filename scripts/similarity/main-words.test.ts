import { mainWords } from './main-words.ts';

const page = (main: string) =>
  `<html><body><nav>Menu</nav><main id="main">${main}</main><footer>©</footer></body></html>`;

test('reads the main part alone, in lower case', () => {
  expect(mainWords(page('<h1>Cloud in Halifax</h1>'))).toEqual(['cloud', 'in', 'halifax']);
});

test('skips scripts, styles and drawings', () => {
  const drawn =
    '<script type="application/ld+json">{"a":"b"}</script><svg class="x"><title>Ring</title></svg><p>Read me</p>';
  expect(mainWords(page(drawn))).toEqual(['read', 'me']);
});

test('a comment inside a word does not split it', () => {
  expect(mainWords(page('<p>24<!-- -->7 sup<!-- -->port</p>'))).toEqual(['247', 'support']);
});

test('neighbouring elements do not form one word', () => {
  expect(mainWords(page('<dt>Phone</dt><dd>Email</dd>'))).toEqual(['phone', 'email']);
});

test('decodes entities', () => {
  expect(mainWords(page('<p>owner&#x27;s R&amp;D&nbsp;caf&#233;</p>'))).toEqual([
    "owner's",
    'r',
    'd',
    'café',
  ]);
});

test('throws for a page without a main part', () => {
  expect(() => mainWords('<html><body>Nothing</body></html>')).toThrow('<main>');
});
