import { webSite } from './web-site.ts';

test('promises a search that the site has', () => {
  expect(webSite('en').potentialAction).toEqual({
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: 'https://www.tamarackit.example/search?q={term}' },
    'query-input': 'required name=term',
  });
});

test('speaks Canadian English', () => {
  expect(webSite('en').inLanguage).toBe('en-CA');
});
