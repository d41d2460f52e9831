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

test('turns view transitions off in development only, where they would log an error', () => {
  expect(htmlIn('development')).toContain('@view-transition{navigation:none}');
  expect(htmlIn('production')).toContain('<main>');
  expect(htmlIn('production')).not.toContain('@view-transition');
});
