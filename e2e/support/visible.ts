import type { Locator } from '@playwright/test';

/** Those of the elements that are visible: neither hidden nor folded. */
export const visible = (elements: Locator): Locator => elements.filter({ visible: true });
