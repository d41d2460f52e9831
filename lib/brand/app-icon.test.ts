import { appIcon } from './app-icon.ts';

test('centres the mark in its square with the given margin', () => {
  const icon = appIcon(11, 0);
  expect(icon).toContain('viewBox="-13 -11 56 56"');
  expect(icon).toContain('<rect x="-13" y="-11" width="56" height="56" rx="0"');
});
