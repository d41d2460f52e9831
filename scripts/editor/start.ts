import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type { Mistake } from '../../lib/content/content-error.ts';
import { drawOnRequest } from '../art/draw-on-request.ts';
import { bundlePageScript } from './bundle-page-script.ts';
import { openChannel } from './open-channel.ts';
import { findMistakes, publishContent, watchFolder } from './watch-content.ts';

/**
 * Runs beside `next dev`, which sends it the addresses that it does not know itself (see `scripts/build-adapter.mjs`):
 * checks saved content, tells open pages, draws the pictures they ask for.
 */
process.chdir(path.resolve(import.meta.dirname, '../..'));
const content = path.resolve('content');

const channel = openChannel();
const pictures = drawOnRequest((files) => {
  if (files.length > 0) console.log(`Drawing ${files.join(', ')}`);
  channel.send({ drawing: files });
});
const pageScript = bundlePageScript();
let mistakes: readonly Mistake[] = [];
let version = '';

function check(): void {
  mistakes = findMistakes(content);
  channel.send({ mistakes });
  if (mistakes.length > 0) return;
  version = publishContent();
  pictures.refresh();
  channel.send({ version });
}

const server = http.createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/_editor/page.js') {
    response.setHeader('Content-Type', 'text/javascript').end(pageScript);
  } else if (pathname === '/_editor/events') {
    channel.open(response, { mistakes, version });
  } else {
    const file = pathname.slice(1);
    const isDrawn = await pictures.draw(file).catch(console.error);
    if (isDrawn) sendPicture(response, path.join('public', file));
    else response.writeHead(404).end();
  }
});

function sendPicture(response: http.ServerResponse, file: string): void {
  response.setHeader('Content-Type', file.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
  fs.createReadStream(file).pipe(response);
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
  watchFolder(content, check);
  check();
});
process.on('disconnect', () => process.exit());
