import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { buildSync } from 'esbuild';
import fastify from 'fastify';
import { hashContent } from '../files/list-files.ts';
import { prepareAssets } from '../prebuild/prepare-assets.ts';
import { isAllowed } from './is-allowed.ts';
import { keepPublished } from './publish-content.ts';

/**
 * Runs beside `next dev`, which sends it the addresses that it does not know itself (see `scripts/build-adapter.mjs`):
 * checks saved content, tells open pages, draws the pictures they ask for and, with the token of `npm run edit`, changes texts.
 */
process.on('disconnect', () => process.exit());
process.chdir(path.resolve(import.meta.dirname, '../..'));
const [, , token = ''] = process.argv;
// The test of the edit mode works on a copy.
const content = path.resolve(process.env.CONTENT_FOLDER ?? 'content');
const hash = hashContent(content);
const published = keepPublished(hash) ? hash : '';

let opened: Promise<ReturnType<typeof import('./open-content.ts')['openContent']>> | undefined;
/** Once: it takes seconds. */
const open = () => {
  opened ??= import('./open-content.ts').then(({ openContent }) => openContent(content, published));
  return opened;
};

buildSync({
  entryPoints: ['scripts/editor/page/page.tsx'],
  outdir: '.cache/editor',
  bundle: true,
  jsx: 'automatic',
  define: {
    'process.env.NODE_ENV': '"production"',
    // A style sheet that came later would let the panel appear at the foot of the page, which scrolls there for its focus.
    'process.env.PANEL_STYLES': JSON.stringify(fs.readFileSync('scripts/editor/page/page.css', 'utf8')),
  },
  tsconfigRaw: {},
});

const server = fastify({ logger: { level: 'error' } });
server.register(fastifyStatic, { root: path.resolve('public'), serve: false });
server.register(fastifyStatic, {
  root: path.resolve('.cache/editor'),
  prefix: '/_editor/',
  decorateReply: false,
});
// Without `no-transform`, Next would collect the events to compress them.
server.get('/_editor/events', async (_, reply) =>
  reply
    .type('text/event-stream')
    .header('Cache-Control', 'no-cache, no-transform')
    .send((await open()).listen()),
);
server.get<{ Querystring: { path?: string } }>('/_editor/exists', async ({ query }) => {
  const { checked } = (await open()).check();
  return checked?.pages.some((page) => page.path === query.path) ?? false;
});
server.post('/_editor/edit', async (request, reply) => {
  if (!isAllowed(request, token)) return reply.code(403).send();
  const { answer, check } = await open();
  reply.send(await answer(request.body));
  check();
  return reply;
});
server.get<{ Params: { '*': string } }>('/*', async ({ params: { '*': file } }, reply) =>
  (await (await open()).draw(file)) ? reply.sendFile(file) : reply.code(404).send(),
);

await prepareAssets();
process.send?.(Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port));
// Pages that have content wait for nothing: Next needs both cores to compile the first one, which asks for the rest.
if (!published) open();
