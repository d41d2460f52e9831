import { pages } from '../pages/pages.ts';
import { variantOf } from '../pictures/variant-of.ts';
import { renderPage } from '../seo/testing/render-page.ts';
import { contentIn } from './content-in.ts';
import { requiredVariants } from './find-missing-images.ts';

const { services, cities, industries, caseStudies } = contentIn('en');
const entries = [...services, ...cities, ...industries, ...caseStudies];
const html = pages('en').map((page) => renderPage(page) ?? '');
const shown = new Set(html.join().match(/\/art\/[\w-]+\.svg/g));

/** Every required variant of every entry. */
const required = entries.flatMap(({ file, image }) =>
  requiredVariants(file).map((variant) => variantOf('en', image, variant) ?? ''),
);

test('requires every variant that a page shows', () => {
  const stems = entries.map(({ image }) => image.replace(/\.svg$/, '-'));
  const variants = [...shown].filter((address) => stems.some((stem) => address.startsWith(stem)));
  expect(variants.length).toBeGreaterThan(1);
  expect(variants.filter((address) => !required.includes(address))).toEqual([]);
});

test('requires only variants that pages show', () => {
  expect(required.length).toBeGreaterThan(1);
  expect(required.filter((address) => !shown.has(address))).toEqual([]);
});
