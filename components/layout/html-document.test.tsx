import { renderToStaticMarkup } from 'react-dom/server';
import { HtmlDocument } from './html-document';

const htmlIn = (NODE_ENV: 'development' | 'production') => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV });
  return renderToStaticMarkup(
    <HtmlDocument language="en" fonts="">
      <main />
    </HtmlDocument>,
  );
};

afterEach(() => jest.restoreAllMocks());

test('pages ask for no transition in development, where it would end as an error', () => {
  expect(htmlIn('development')).toContain('@view-transition{navigation:none}');
});

test('published pages leave transitions to the style sheet', () => {
  expect(htmlIn('production')).toContain('<main>');
  expect(htmlIn('production')).not.toContain('@view-transition');
});
