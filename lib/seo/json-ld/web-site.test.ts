import { webSite } from './web-site.ts';

test('declares the search page', () => {
  expect(webSite('en').potentialAction).toEqual({
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: 'https://www.tamarackit.example/search?q={term}' },
    'query-input': 'required name=term',
  });
});

test('is in Canadian English', () => {
  expect(webSite('en').inLanguage).toBe('en-CA');
});
