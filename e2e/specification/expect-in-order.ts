import { expect } from '@playwright/test';

/** Expects a text to contain all parts, each after the one before. */
export function expectInOrder(text: string, parts: readonly string[]): void {
  let end = 0;
  expect(parts).not.toEqual([]);
  for (const part of parts) {
    const place = text.indexOf(part, end);
    expect(place, `“${part}” after “${text.slice(Math.max(0, end - 40), end)}”`).toBeGreaterThanOrEqual(end);
    end = place + part.length;
  }
}
