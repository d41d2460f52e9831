import type { ServerResponse } from 'node:http';
import type { Mistake } from '../../lib/content/content-error.ts';

/** What open pages are told. */
export type News = { mistakes?: readonly Mistake[]; drawing?: readonly string[]; version?: string };

/** Server-sent events to all open pages. */
export function openChannel() {
  const pages = new Set<ServerResponse>();
  const write = (page: ServerResponse, news: News) => page.write(`data: ${JSON.stringify(news)}\n\n`);
  return {
    open(page: ServerResponse, news: News): void {
      // Without `no-transform`, Next would collect the events to compress them.
      page.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
      page.write('retry: 300\n');
      write(page, news);
      pages.add(page);
      page.on('close', () => pages.delete(page));
    },
    send(news: News): void {
      for (const page of pages) write(page, news);
    },
  };
}
