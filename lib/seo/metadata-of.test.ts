import { getPage } from '../pages/get-page.ts';
import { metadataOf } from './metadata-of.ts';

const origin = 'https://www.tamarackit.example';
const city = getPage('en', 'city', 'halifax');

test('says the same of a page to tabs, search engines and shared links', () => {
  const image = { url: `${origin}/og/locations/halifax.png`, width: 1200, height: 630, alt: city.title };
  expect(metadataOf(city)).toMatchObject({
    title: city.title,
    description: city.description,
    keywords: [...city.keywords],
    alternates: { canonical: `${origin}/locations/halifax` },
    openGraph: {
      type: 'website',
      locale: 'en_CA',
      url: `${origin}/locations/halifax`,
      title: city.title,
      description: city.description,
      images: [image],
    },
    twitter: { card: 'summary_large_image' },
  });
});

test('calls a case study an article', () => {
  const study = getPage('en', 'case-study', 'legal-firm-compliance');
  expect(metadataOf(study).openGraph).toMatchObject({ type: 'article' });
});

test('keeps search engines from pages that are not listed, and only from those', () => {
  expect(metadataOf(getPage('en', 'not-found')).robots).toEqual({ index: false, follow: true });
  expect(metadataOf(city).robots).toBeUndefined();
});

test('uses a canonical address that the content asks for', () => {
  const page = { ...city, canonical: `${origin}/locations` };
  expect(metadataOf(page).alternates?.canonical).toBe(`${origin}/locations`);
  expect(metadataOf(page).openGraph).toMatchObject({ url: `${origin}/locations` });
});

test('carries the icon of the tab, and names icons to be fetched on home alone', () => {
  const carried = { url: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg /), type: 'image/svg+xml' };
  expect(metadataOf(city).icons).toEqual({ icon: [carried] });
  expect(metadataOf(getPage('en', 'home')).icons).toEqual({
    icon: [{ url: '/favicon.ico', sizes: '32x32' }, carried],
    apple: '/apple-touch-icon.png',
  });
});
