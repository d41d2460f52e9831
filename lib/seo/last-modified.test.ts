import { parseLog } from './last-modified.ts';

test('the newest commit of a file counts', () => {
  const log = '\x002026-11-25\n\ncities/halifax.yaml\nfaq.yaml\n\x002026-11-20\n\nfaq.yaml\nui.yaml\n';
  expect(Object.fromEntries(parseLog(log))).toEqual({
    'cities/halifax.yaml': '2026-11-25',
    'faq.yaml': '2026-11-25',
    'ui.yaml': '2026-11-20',
  });
});

test('without a history there are no dates', () => {
  expect(parseLog('').size).toBe(0);
});
