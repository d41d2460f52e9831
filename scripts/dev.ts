import { run } from './run.ts';

/** `npm run dev`: draws what is missing, joins the boot script and serves the pages as they are being written. */
await run('node', ['--conditions=react-server', 'scripts/draw-art.ts']);
await run('node', ['scripts/subset-fonts.ts']);
await run('node', ['scripts/postbuild/write-boot.ts']);
await run('next', ['dev', ...process.argv.slice(2)]);
