import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from './picture';

test('each version has its dimensions, so that loading it shifts no layout', () => {
  const html = renderToStaticMarkup(
    <Picture
      src="/art/x-wide.svg"
      small="/art/x-sm.svg"
      smallHeight={480}
      alt=""
      width={1280}
      height={600}
    />,
  );
  expect(html).toMatch(/<source [^>]*srcSet="\/art\/x-sm\.svg" width="960" height="480"/);
  expect(html).toMatch(/<img src="\/art\/x-wide\.svg" alt="" width="1280" height="600"/);
});
