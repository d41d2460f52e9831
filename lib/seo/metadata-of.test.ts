import { getPage } from '../pages/find-page.ts';
import { metadataOf } from './metadata-of.ts';

const origin = 'https://www.tamarackit.example';
const city = getPage('en', 'city', 'halifax');

test('uses the same title and description everywhere', () => {
  const image = { url: `${origin}/og/locations/halifax.png`, width: 1200, height: 630, alt: city.title };
  expect(metadataOf(city)).toMatchObject({
    title: city.title,
    description: city.description,
    keywords: [...city.keywords],
    alternates: { canonical: `${origin}/locations/halifax` },
    openGraph: {
      type: 'website',
      locale: 'en_CA',
      alternateLocale: ['fr_CA'],
      url: `${origin}/locations/halifax`,
      title: city.title,
      description: city.description,
      images: [image],
    },
    twitter: { card: 'summary_large_image' },
  });
});

test('marks a case study as an article', () => {
  const study = getPage('fr', 'case-study', 'legal-firm-compliance');
  expect(metadataOf(study).openGraph).toMatchObject({ type: 'article', locale: 'fr_CA' });
});

test('crawlers follow the links of pages that they leave out', () => {
  expect(metadataOf(getPage('en', 'not-found')).robots).toEqual({ index: false, follow: true });
});

test('uses the canonical URL from the content', () => {
  const page = { ...city, canonical: `${origin}/locations` };
  expect(metadataOf(page).alternates?.canonical).toBe(`${origin}/locations`);
  expect(metadataOf(page).openGraph).toMatchObject({ url: `${origin}/locations` });
});

test('links icon files on the home page only', () => {
  const inlined = { url: expect.stringMatching(/^data:/), type: 'image/svg+xml' };
  expect(metadataOf(city).icons).toEqual({ icon: [inlined] });
  expect(metadataOf(getPage('en', 'home')).icons).toEqual({
    icon: [{ url: '/favicon.ico', sizes: '32x32' }, inlined],
    apple: '/apple-touch-icon.png',
  });
});
