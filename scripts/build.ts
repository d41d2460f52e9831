import { run } from './run.ts';

/** `npm run build`: checks the content, draws what is missing, exports the pages, and prepares the export for serving. */
await run('node', ['--conditions=react-server', 'scripts/check-content.ts']);
await run('node', ['--conditions=react-server', 'scripts/draw-art.ts']);
await run('node', ['--conditions=react-server', 'scripts/check-content.ts', '--images']);
await run('next', ['build']);
await run('node', ['scripts/prune-export.ts']);
await run('node', ['scripts/compress-export.ts']);
