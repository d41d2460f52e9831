import { mainWords } from './main-words.ts';

const page = (main: string) =>
  `<html><body><nav>Menu</nav><main id="main">${main}</main><footer>©</footer></body></html>`;

test('only the main part is read, in lower case', () => {
  expect(mainWords(page('<h1>Cloud in Halifax</h1>'))).toEqual(['cloud', 'in', 'halifax']);
});

test('scripts, styles and drawings say nothing', () => {
  const drawn =
    '<script type="application/ld+json">{"a":"b"}</script><svg class="x"><title>Ring</title></svg><p>Read me</p>';
  expect(mainWords(page(drawn))).toEqual(['read', 'me']);
});

test('a comment inside a word does not split it', () => {
  expect(mainWords(page('<p>24<!-- -->7 sup<!-- -->port</p>'))).toEqual(['247', 'support']);
});

test('neighbouring elements are two words', () => {
  expect(mainWords(page('<dt>Phone</dt><dd>Email</dd>'))).toEqual(['phone', 'email']);
});

test('entities are read as their characters', () => {
  expect(mainWords(page('<p>owner&#x27;s R&amp;D&nbsp;caf&#233;</p>'))).toEqual([
    "owner's",
    'r',
    'd',
    'café',
  ]);
});

test('a page without a main part is refused', () => {
  expect(() => mainWords('<html><body>Nothing</body></html>')).toThrow('no <main>');
});
