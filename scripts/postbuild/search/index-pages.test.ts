import { gunzipSync } from 'node:zlib';
import { indexPages } from './index-pages.ts';

const page = (path: string, kind: string, main: string) => ({
  path,
  html: `<html lang="en-CA"><head><title>Tab</title></head><body><header>Shell</header>
    <main data-kind="${kind}" data-pagefind-body="" data-pagefind-filter="kind:guides">${main}</main></body></html>`,
});

/** The indexed text of each page by address, and the names of the index's files. */
async function index(...pages: ReturnType<typeof page>[]) {
  const files = await indexPages(pages);
  const results = files
    .filter(({ path }) => path.startsWith('fragment/'))
    .map(({ content }) => JSON.parse(String(gunzipSync(content)).replace('pagefind_dcd', '')));
  return {
    paths: files.map(({ path }) => path),
    texts: Object.fromEntries(results.map(({ url, meta, content }) => [url, { title: meta.title, content }])),
  };
}

test('a result has the address, the heading and the text of the main element', async () => {
  const { texts } = await index(page('/seo/a', 'landing', '<h1>Cloud in Halifax</h1><p>Storms.</p>'));
  expect(texts).toEqual({ '/seo/a': { title: 'Cloud in Halifax', content: 'Cloud in Halifax. Storms.' } });
});

test('a term and its detail are two sentences', async () => {
  const main =
    '<h1>A</h1><dl><dt>Phone</dt><dd>555</dd></dl><details><summary>Why?</summary><p>So.</p></details>';
  const { texts } = await index(page('/a', 'about', main));
  expect(texts['/a']?.content).toBe('A. Phone. 555. Why? So.');
});

test('splits a French elision from its word', async () => {
  const { texts } = await index(
    page('/fr/a', 'about', '<h1>L’IA d’ici</h1><p>Contre l’<b>hameçonnage</b>.</p>'),
  );
  expect(texts['/fr/a']).toEqual({ title: 'L’ IA d’ ici', content: 'L’ IA d’ ici. Contre l’hameçonnage.' });
});

test('omits parts that landing pages repeat, and keeps them elsewhere', async () => {
  const main = `<h1>A</h1><section aria-labelledby="features"><h2>Features</h2></section>
    <section id="contact"><h2>Write</h2></section><form><label>Name</label></form><nav>More</nav>`;
  const { texts } = await index(page('/seo/a', 'landing', main), page('/contact', 'contact', main));
  expect(texts['/seo/a']?.content).toBe('A.');
  expect(texts['/contact']?.content).toBe('A. Features. Write.');
});

test('ships only the worker of Pagefind’s scripts', async () => {
  const { paths } = await index(page('/a', 'about', '<h1>A</h1>'));
  expect(paths.filter((path) => path.endsWith('.js'))).toEqual(['pagefind-worker.js']);
  expect(paths.filter((path) => path.endsWith('.css'))).toEqual([]);
  expect(paths.filter((path) => path.startsWith('wasm'))).toEqual(['wasm.en-ca.pagefind']);
});

test('the same pages give the same files, although Pagefind orders filters randomly', async () => {
  const kinds = ['guides', 'services', 'industries', 'company', 'locations'];
  const pages = kinds.map((kind) => ({
    path: `/${kind}`,
    html: page(`/${kind}`, 'about', `<h1>${kind}</h1>`).html.replace('kind:guides', `kind:${kind}`),
  }));
  const files = await indexPages(pages);
  expect(await indexPages(pages)).toEqual(files);
  const paths = files.map(({ path }) => path);
  const entry = JSON.parse(files.find(({ path }) => path.endsWith('entry.json'))?.content.toString() ?? '');
  expect(paths).toContain(`pagefind.${entry.languages['en-ca'].hash}.pf_meta`);
  const list = files.find(({ path }) => path.endsWith('.pf_meta'))?.content ?? Buffer.of();
  const filter = paths.find((path) => path.startsWith('filter/')) ?? '';
  expect(gunzipSync(list).toString('latin1')).toContain(/\/(.*)\.pf_filter/.exec(filter)?.[1]);
});
