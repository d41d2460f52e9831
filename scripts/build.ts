import fs from 'node:fs';
import path from 'node:path';
import { publishRelease } from './releases/publish-release.ts';
import { run } from './run.ts';

/** `npm run build`: checks the content, draws what is missing, exports the pages, and prepares the export for serving. */
await run('node', ['--conditions=react-server', 'scripts/check-content.ts']);
await run('node', ['--conditions=react-server', 'scripts/check-launch.ts', '--build']);
await run('node', ['--conditions=react-server', 'scripts/update-last-changes.ts', '--build']);
await run('node', ['--conditions=react-server', 'scripts/draw-art.ts']);
await run('node', ['--conditions=react-server', 'scripts/check-content.ts', '--images']);
await run('node', ['scripts/subset-fonts.ts']);
await run('node', ['scripts/postbuild/write-boot.ts']);
// A cache left by an earlier build can fail the next one (prerendering of Next's own error page), so each build starts clean.
fs.rmSync(path.resolve(import.meta.dirname, '..', '.next'), { recursive: true, force: true });
await run('next', ['build']);
await run('node', ['scripts/prune-export.ts']);
await run('node', ['scripts/postbuild/defer-hydration.ts']);
await run('node', ['scripts/hosting/prepare-hosting.ts']);
await run('node', ['scripts/inline-icons.ts']);
const compress = () => run('node', ['scripts/compress-export.ts']);
// Pagefind works on one core: the others compress meanwhile, and then what Pagefind has written.
await Promise.all([run('node', ['--conditions=react-server', 'scripts/index-search.ts']), compress()]);
await compress();
// `npm start` says so when it is the one that builds: the export then follows the variables of `npm start`.
await run('node', ['--conditions=react-server', 'scripts/mark-built.ts', process.argv[2] ?? 'build']);

const root = path.resolve(import.meta.dirname, '..');
const release = await publishRelease(path.join(root, 'out'), path.join(root, '.releases'));
process.stdout.write(`Release ${release} is served\n`);
