import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { drawOnRequest } from '../art/draw-on-request.ts';
import { isAllowed, openDesk } from './answer-panel.ts';
import { bundlePageScript } from './bundle-page-script.ts';
import { openChannel } from './open-channel.ts';
import { publishContent, publishMistakes, unpublish } from './publish-content.ts';
import { checkFolder, watchFolder } from './watch-content.ts';

/**
 * Runs beside `next dev`, which sends it the addresses that it does not know itself (see `scripts/build-adapter.mjs`):
 * checks saved content, tells open pages, draws the pictures they ask for and, with the token of `npm run edit`, changes texts.
 */
process.on('disconnect', () => process.exit());
process.chdir(path.resolve(import.meta.dirname, '../..'));
const [, , token = ''] = process.argv;
// The test of the edit mode works on a copy.
const content = path.resolve(process.env.CONTENT_FOLDER ?? 'content');
unpublish();

const channel = openChannel();
const pictures = drawOnRequest((drawing) => {
  if (drawing.length > 0) console.log(`Drawing ${drawing.join(', ')}`);
  channel.send({ drawing });
});
const pageScript = bundlePageScript();
let state: ReturnType<typeof checkFolder> | undefined;
let published = '';

/**
 * Checks the content unless it is as it was, and publishes it unless it is as it was published: a page does not reload, and
 * lose what is being typed, when a save was refused and the file put back.
 */
function check(): void {
  const found = checkFolder(content);
  if (found === state) return;
  state = found;
  desk.refresh();
  channel.send({ mistakes: desk.withNumbers(found.mistakes) });
  if (found.checked && found.hash !== published) {
    published = found.hash;
    const version = publishContent(found.checked, token !== '');
    pictures.refresh();
    channel.send({ version });
  } else if (published === '') publishMistakes(found.mistakes);
}

const server = fastify({ logger: { level: 'error' } });
server.register(fastifyStatic, { root: path.resolve('public'), serve: false });
server.get('/_editor/page.js', (_, reply) => reply.type('text/javascript').send(pageScript));
// Without `no-transform`, Next would collect the events to compress them.
server.get('/_editor/events', (_, reply) =>
  reply.type('text/event-stream').header('Cache-Control', 'no-cache, no-transform').send(channel.open()),
);
server.post('/_editor/edit', (request, reply) => {
  if (!isAllowed(request, token)) return reply.code(403).send();
  reply.send(desk.answer(request.body) ?? 'null');
  check();
  return reply;
});
server.get<{ Params: { '*': string } }>('/*', async ({ params: { '*': file } }, reply) =>
  (await pictures.draw(file)) ? reply.sendFile(file) : reply.code(404).send(),
);

process.send?.(Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port));
// Next compiles meanwhile; what pages ask before the content is read waits.
const desk = openDesk(content, () => checkFolder(content).mistakes, '.cache/schemas');
watchFolder(content, check);
check();
