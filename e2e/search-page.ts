import type { Page } from '@playwright/test';
import { content } from './content.ts';

// The parts of the search page. `words` are those of the page's language.

export const searchField = (page: Page, words = content.ui.search) =>
  page.getByRole('searchbox', { name: words.label });

export const searchStatus = (page: Page) => page.getByRole('main').getByRole('status');

/** Links to pages whose name matches the term, listed above the results. */
export const pagesByName = (page: Page, words = content.ui.search) =>
  page.getByRole('region', { name: words.direct }).getByRole('link');

/** Pages whose text matches the term. */
export const searchResults = (page: Page) =>
  page
    .getByRole('main')
    .locator('ol > li')
    .filter({ has: page.getByRole('heading') });
