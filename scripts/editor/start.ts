import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { drawOnRequest } from '../art/draw-on-request.ts';
import { bundlePageScript } from './bundle-page-script.ts';
import { isAllowed, openDesk } from './handle-request.ts';
import { openChannel } from './open-channel.ts';
import { checkFolder, publishContent, watchFolder } from './watch-content.ts';

/**
 * Runs beside `next dev`, which sends it the addresses that it does not know itself (see `scripts/build-adapter.mjs`):
 * checks saved content, tells open pages, draws the pictures they ask for and, with the token of `npm run edit`, changes texts.
 */
process.chdir(path.resolve(import.meta.dirname, '../..'));
const [, , token = ''] = process.argv;
// The test of the edit mode works on a copy.
const content = path.resolve(process.env.CONTENT_FOLDER ?? 'content');

const channel = openChannel();
const pictures = drawOnRequest((files) => {
  if (files.length > 0) console.log(`Drawing ${files.join(', ')}`);
  channel.send({ drawing: files });
});
const pageScript = bundlePageScript();
let state: ReturnType<typeof checkFolder> = { hash: '', mistakes: [] };
let published = '';
let version = '';
const desk = openDesk(content, () => checkFolder(content).mistakes, '.cache/schemas');

/**
 * Checks the content unless it is as it was, and publishes it unless it is as it was published: a page does not reload, and
 * lose what is being typed, when a save was refused and the file put back.
 */
function check(): void {
  const found = checkFolder(content);
  if (found === state) return;
  state = found;
  channel.send({ mistakes: state.mistakes });
  if (state.mistakes.length > 0 || state.hash === published) return;
  published = state.hash;
  version = publishContent();
  pictures.refresh();
  channel.send({ version });
  desk.refresh();
}

const server = http.createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(400);
    response.end();
  });
});

async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/_editor/page.js') {
    response.setHeader('Content-Type', 'text/javascript').end(pageScript);
  } else if (pathname === '/_editor/events') {
    channel.open(response, { mistakes: state.mistakes, version });
  } else if (pathname === '/_editor/edit') {
    if (request.method !== 'POST' || !isAllowed(request, token)) response.writeHead(403).end();
    else {
      const answer = desk.answer(await json(request));
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer ?? null));
      check();
    }
  } else {
    const file = pathname.slice(1);
    if (await pictures.draw(file)) sendPicture(response, path.join('public', file));
    else response.writeHead(404).end();
  }
}

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
