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

test('turns view transitions off in development, where they would log an error', () => {
  expect(htmlIn('development')).toContain('@view-transition{navigation:none}');
});

test('leaves view transitions to the style sheet in production', () => {
  expect(htmlIn('production')).toContain('<main>');
  expect(htmlIn('production')).not.toContain('@view-transition');
});
