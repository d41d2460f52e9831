import type { Page } from '@playwright/test';
import { content } from './content.ts';

// The parts of the search page. `words` are those of the page's language.

export const searchField = (page: Page, words = content.ui.search) =>
  page.getByRole('searchbox', { name: words.label });

export const searchStatus = (page: Page) => page.getByRole('main').getByRole('status');

export const searchFilters = (page: Page, words = content.ui.search) =>
  page.getByRole('group', { name: words.filter }).getByRole('button');

/** The pages found, best first. */
export const searchResults = (page: Page) =>
  page
    .getByRole('main')
    .locator('ol > li')
    .filter({ has: page.getByRole('heading') });
