/** @jest-environment jsdom */
import { act } from 'react';
import { renderIsland } from '@/components/islands/testing/render-island';
import { PageViews } from './page-views';

const commands = () => (window.dataLayer ?? []).map((command) => Array.from(Object(command)));
const views = () => commands().filter(([, name]) => name === 'page_view');
const scripts = () => [...document.scripts].map(({ src }) => src);

beforeEach(() => {
  window.dataLayer = undefined;
  document.head.replaceChildren();
  document.title = 'Contact';
  history.replaceState(null, '', '/contact?x=1');
});

test('a page reports its path, title and address once', () => {
  renderIsland(<PageViews id="G-TEST" />);
  expect(views()).toEqual([
    [
      'event',
      'page_view',
      { page_path: '/contact', page_title: 'Contact', page_location: 'http://localhost/contact?x=1' },
    ],
  ]);
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
});

test('what follows a # in the address is not reported', () => {
  history.replaceState(null, '', '/contact#sheet-C-23124-0');
  renderIsland(<PageViews id="G-TEST" />);
  expect(JSON.stringify(commands())).not.toContain('sheet');
  expect(views()).toHaveLength(1);
});

test('consent is denied before anything else is said, and nothing is reported twice', () => {
  renderIsland(<PageViews id="G-TEST" />);
  expect(commands()[0]).toEqual([
    'consent',
    'default',
    expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' }),
  ]);
  expect(commands()).toContainEqual(['config', 'G-TEST', { send_page_view: false }]);
});

test('without an id nothing is loaded and nothing is said', () => {
  renderIsland(<PageViews id={undefined} />);
  expect(window.dataLayer).toBeUndefined();
  expect(scripts()).toEqual([]);
});

test('development reports nothing', () => {
  const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  renderIsland(<PageViews id="G-TEST" />);
  expect(window.dataLayer).toBeUndefined();
  environment.restore();
});

test('a page prepared in the background reports once it is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  renderIsland(<PageViews id="G-TEST" />);
  expect(window.dataLayer).toBeUndefined();
  act(() => {
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  expect(views()).toHaveLength(1);
  Reflect.deleteProperty(document, 'prerendering');
});

test('a page that is left before it was shown reports nothing', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  renderIsland(<PageViews id="G-TEST" />).unmount();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(window.dataLayer).toBeUndefined();
  Reflect.deleteProperty(document, 'prerendering');
});

test.each([
  [true, 2],
  [false, 1],
])('coming back to a page that was kept (%s) makes %i views', (persisted, count) => {
  renderIsland(<PageViews id="G-TEST" />);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(views()).toHaveLength(count);
});
