import { appIcon, tabIcon } from './app-icon.ts';

test('the mark stands in the middle of its square, with the margin asked for', () => {
  const icon = appIcon(11, 0);
  expect(icon).toContain('viewBox="-13 -11 56 56"');
  expect(icon).toContain('<rect x="-13" y="-11" width="56" height="56" rx="0"');
});

test('the icon’s address holds the picture in signs that an address and an attribute may have', () => {
  const [type, picture = ''] = tabIcon.split(/,(.*)/s);
  expect(type).toBe('data:image/svg+xml');
  expect(picture).not.toMatch(/["'#<>&]/);
  expect(decodeURIComponent(picture)).toBe(appIcon(4, 8));
});
