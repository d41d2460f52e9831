import { formatClock } from './format-clock.ts';

test.each([
  ['en', '03:14', '03:14'],
  ['fr', '03:14', '3\u00a0h\u00a014'],
  ['fr', '22:10', '22\u00a0h\u00a010'],
  ['fr', '08:00', '8\u00a0h'],
] as const)('writes a time as the language does: %s %s', (language, time, written) => {
  expect(formatClock(language, time)).toBe(written);
});
