import { pureFolders as pure } from './scripts/pure-folders.ts';

/** Who may import whom. docs/architecture.md says the same as a table. `npm run check` fails on every other import. */

/** The rooms that each room may import, besides itself. */
const rooms = {
  app: ['components/pages', 'components/layout', 'lib'],
  'components/pages': ['components', 'lib'],
  'components/sections': ['components/ui', ...pure],
  'components/islands': ['components/ui', ...pure],
  'components/layout': ['components/ui', 'lib'],
  'components/ui': ['lib/brand', 'lib/hydration', 'lib/i18n'],
  'lib/seo': ['lib/pages', 'lib/content', ...pure],
  'lib/pages': ['lib/content', ...pure],
  'lib/content': pure,
  ...Object.fromEntries(pure.map((room) => [room, ['lib/i18n']])),
  server: ['lib/contact', 'lib/i18n'],
  art: ['lib/brand', 'lib/geo', 'lib/i18n'],
  boot: ['lib/hydration'],
  scripts: ['art', 'lib', 'server'],
};

const isTest = '[.]test[.]tsx?$|/testing/';
const inside = (folders) => `^(?:${folders.join('|')})/`;
const project = inside(['app', 'components', 'lib', 'server', 'art', 'boot', 'scripts', 'e2e']);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(rooms).map(([room, mayImport]) => ({
      name: `${room} imports only its floors`,
      severity: 'error',
      from: { path: inside([room]), pathNot: isTest },
      to: { path: project, pathNot: inside([room, ...mayImport]) },
    })),
    {
      name: 'every file has a room',
      severity: 'error',
      from: { path: project, pathNot: inside([...Object.keys(rooms), 'e2e']) },
      to: {},
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'imports resolve', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'pure folders use no files, network or React',
      severity: 'error',
      from: { path: inside(pure), pathNot: isTest },
      to: {
        path: '^(?:react|react-dom|next)(?:/|$)|node_modules/(?:react|react-dom|next)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pure folders use no Node modules',
      severity: 'error',
      from: { path: inside(pure), pathNot: isTest },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'building and serving need no development dependency',
      severity: 'error',
      from: {
        path: `${inside(['app', 'components', 'lib', 'server', 'art', 'boot'])}|^scripts/(?:prebuild|postbuild|art|releases|bundling|files)/|^scripts/(?:prebuild|postbuild|start|rollback|messages)[.]ts$`,
        pathNot: isTest,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](?:css|woff2|json|svg)$|^[.]next|/pagefind/pagefind' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
