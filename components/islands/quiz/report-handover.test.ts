/** @jest-environment jsdom */
import { reportHandover } from './report-handover';

afterEach(() => jest.restoreAllMocks());

test('what was left is taken once', () => {
  reportHandover.leave('65 out of 100');
  expect(reportHandover.take()).toBe('65 out of 100');
  expect(reportHandover.take()).toBeUndefined();
});

test('where storage is blocked nothing is carried, and nothing breaks', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => reportHandover.leave('65 out of 100')).not.toThrow();
  expect(reportHandover.take()).toBeUndefined();
});
