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

test('reports path, title and address once', () => {
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

test('leaves the hash out of every report', () => {
  history.replaceState(null, '', '/contact#sheet-C-23124-0');
  renderIsland(<PageViews id="G-TEST" />);
  expect(JSON.stringify(commands())).not.toContain('sheet');
  expect(views()).toHaveLength(1);
});

test('denies consent first and turns automatic page views off', () => {
  renderIsland(<PageViews id="G-TEST" />);
  expect(commands()[0]).toEqual([
    'consent',
    'default',
    expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' }),
  ]);
  expect(commands()).toContainEqual(['config', 'G-TEST', { send_page_view: false }]);
});

test('loads and queues nothing without an id', () => {
  renderIsland(<PageViews id={undefined} />);
  expect(window.dataLayer).toBeUndefined();
  expect(scripts()).toEqual([]);
});

test('reports nothing in development', () => {
  const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  renderIsland(<PageViews id="G-TEST" />);
  expect(window.dataLayer).toBeUndefined();
  environment.restore();
});

test('a prerendered page reports when it is shown, if it still is there', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  renderIsland(<PageViews id="G-GONE" />).unmount();
  renderIsland(<PageViews id="G-TEST" />);
  expect(window.dataLayer).toBeUndefined();
  act(() => {
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  expect(views()).toHaveLength(1);
  Reflect.deleteProperty(document, 'prerendering');
});

test.each([
  [true, 2],
  [false, 1],
])('a pageshow event with persisted %s leads to %i page views', (persisted, count) => {
  renderIsland(<PageViews id="G-TEST" />);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(views()).toHaveLength(count);
});
