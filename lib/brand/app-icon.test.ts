import { appIcon, tabIcon } from './app-icon.ts';

test('centres the mark in its square with the given margin', () => {
  const icon = appIcon(11, 0);
  expect(icon).toContain('viewBox="-13 -11 56 56"');
  expect(icon).toContain('<rect x="-13" y="-11" width="56" height="56" rx="0"');
});

test('the data URL contains the icon, escaped for URLs and attributes', () => {
  const [type, picture = ''] = tabIcon.split(/,(.*)/s);
  expect(type).toBe('data:image/svg+xml');
  expect(picture).not.toMatch(/["'#<>&]/);
  expect(decodeURIComponent(picture)).toBe(appIcon(4, 8));
});
