import { pages } from '../pages/pages.ts';
import { variantOf } from '../pictures/variant-of.ts';
import { renderPage } from '../seo/testing/render-page.ts';
import { contentIn } from './content-in.ts';
import { shownVersions } from './shown-versions.ts';

const { services, cities, industries, caseStudies } = contentIn('en');
const entries = [...services, ...cities, ...industries, ...caseStudies];
const html = pages('en').map((page) => renderPage(page) ?? '');
const shown = new Set(html.join().match(/\/art\/[\w-]+\.svg/g));

/** Every version that is asked for, with the kind of entry it is asked of. */
const asked = entries.flatMap(({ file, image }) =>
  shownVersions(file).map((version) => ({
    kind: `${file.split('/')[0]} ${version}`,
    address: variantOf('en', image, version) ?? '',
  })),
);

test('every version of an entry’s picture that a page shows is asked for', () => {
  const stems = entries.map(({ image }) => image.replace(/\.svg$/, '-'));
  const versions = [...shown].filter((address) => stems.some((stem) => address.startsWith(stem)));
  expect(versions.length).toBeGreaterThan(30);
  const known = new Set(asked.map(({ address }) => address));
  expect(versions.filter((address) => !known.has(address))).toEqual([]);
});

test('no version is asked for that pages show of no such entry', () => {
  const kinds = new Set(asked.map(({ kind }) => kind));
  const seen = new Set(asked.filter(({ address }) => shown.has(address)).map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThan(5);
  expect([...kinds].filter((kind) => !seen.has(kind))).toEqual([]);
});
