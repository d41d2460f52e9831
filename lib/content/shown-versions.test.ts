import { pages } from '../pages/pages.ts';
import { variantOf } from '../pictures/variant-of.ts';
import { renderPage } from '../seo/testing/render-page.ts';
import { contentIn } from './content-in.ts';
import { shownVersions } from './shown-versions.ts';

const { services, cities, industries, caseStudies } = contentIn('en');
const entries = [...services, ...cities, ...industries, ...caseStudies];
const html = pages('en').map((page) => renderPage(page) ?? '');
const shown = new Set(html.join().match(/\/art\/[\w-]+\.svg/g));

/** Every version that is asked for. */
const asked = entries.flatMap(({ file, image }) =>
  shownVersions(file).map((version) => variantOf('en', image, version) ?? ''),
);

test('every version of an entry’s picture that a page shows is asked for', () => {
  const stems = entries.map(({ image }) => image.replace(/\.svg$/, '-'));
  const versions = [...shown].filter((address) => stems.some((stem) => address.startsWith(stem)));
  expect(versions.length).toBeGreaterThan(30);
  expect(versions.filter((address) => !asked.includes(address))).toEqual([]);
});

test('no version is asked for that no page shows', () => {
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter((address) => !shown.has(address))).toEqual([]);
});
