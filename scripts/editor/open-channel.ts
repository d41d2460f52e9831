import { PassThrough } from 'node:stream';
import type { Mistake } from '../../lib/content/content-error.ts';

/** What open pages are told. */
export type News = {
  /** With the number of the field, when it is one that the panel can open. */
  mistakes?: readonly (Mistake & { number: number | undefined })[];
  drawing?: readonly string[];
  version?: string;
};

export type Channel = ReturnType<typeof openChannel>;

/** Server-sent events to all open pages. One that opens later is told the latest. */
export function openChannel() {
  const pages = new Set<PassThrough>();
  let latest: News = {};
  const write = (page: PassThrough, news: News) => page.write(`data: ${JSON.stringify(news)}\n\n`);
  return {
    open(): PassThrough {
      const page = new PassThrough();
      page.write('retry: 300\n');
      write(page, latest);
      pages.add(page.on('close', () => pages.delete(page)));
      return page;
    },
    send(news: News): void {
      latest = { ...latest, ...news };
      for (const page of pages) write(page, news);
    },
  };
}
