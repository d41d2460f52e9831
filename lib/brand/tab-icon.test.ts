import { appIcon } from './app-icon.ts';
import { tabIcon } from './tab-icon.ts';

test('holds the picture in signs that an address and an attribute may have', () => {
  const [type, picture = ''] = tabIcon.split(/,(.*)/s);
  expect(type).toBe('data:image/svg+xml');
  expect(picture).not.toMatch(/["'#<>&]/);
  expect(decodeURIComponent(picture)).toBe(appIcon(4, 8));
});
