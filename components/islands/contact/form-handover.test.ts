/** @jest-environment jsdom */
import { formHandover } from './form-handover';

afterEach(() => jest.restoreAllMocks());

test('what was left is taken once', () => {
  formHandover.leave({ message: '65 out of 100', firstName: 'Zoë' });
  expect(formHandover.take()).toEqual({ message: '65 out of 100', firstName: 'Zoë' });
  expect(formHandover.take()).toEqual({});
});

test('what no form of this site has left is not taken', () => {
  for (const text of ['{', 'null', '"text"', '{"message":5,"nickname":"Z"}']) {
    sessionStorage.setItem(formHandover.key, text);
    expect(formHandover.take()).toEqual({});
  }
});

test('where storage is blocked nothing is carried, and nothing breaks', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => formHandover.leave({ message: '65 out of 100' })).not.toThrow();
  expect(formHandover.take()).toEqual({});
});
