import type { Page } from '@playwright/test';

/** How many sheets of paper a page takes when printed. */
export async function countPrintedPages(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}
