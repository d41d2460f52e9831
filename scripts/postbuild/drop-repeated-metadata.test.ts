import { parse, serialize } from 'parse5';
import { dropRepeatedMetadata } from './drop-repeated-metadata.ts';

test('removes the copies of Open Graph data and keeps the card type', () => {
  const kept =
    '<meta name="description" content="D"><meta property="og:title" content="T"><meta name="twitter:card" content="summary_large_image">';
  const document = parse(
    `<head>${kept}<meta name="twitter:title" content="T"><meta name="twitter:image:alt" content="T"></head>`,
  );
  dropRepeatedMetadata({ document });
  expect(serialize(document)).toBe(`<html><head>${kept}</head><body></body></html>`);
});
