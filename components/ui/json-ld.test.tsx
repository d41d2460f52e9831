import { renderToStaticMarkup } from 'react-dom/server';
import { faqPage } from '@/lib/seo/json-ld/faq-page';
import { JsonLd } from './json-ld';

test('no content can close the script element', () => {
  const data = faqPage('en', [{ question: 'Safe?', answer: '</script><script>alert(1)</script><!--' }]);
  const html = renderToStaticMarkup(<JsonLd data={data} />);
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(html).not.toContain('<!--');
  expect(JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual(data);
});
