/** @jest-environment jsdom */
import { contactDraft } from './contact-draft';

afterEach(() => jest.restoreAllMocks());

// That a draft is taken once: e2e/french-journeys.spec.ts.
test('ignores invalid JSON, unknown fields and values that are not strings', () => {
  for (const text of ['{', 'null', '"text"', '{"message":5,"nickname":"Z"}']) {
    sessionStorage.setItem(contactDraft.key, text);
    expect(contactDraft.take()).toEqual({});
  }
});

test('saves and returns nothing where session storage is blocked', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => contactDraft.save({ message: '65 out of 100' })).not.toThrow();
  expect(contactDraft.take()).toEqual({});
});
