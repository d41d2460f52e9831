import path from 'node:path';
import type { NextConfig } from 'next';

process.env.NEXT_TELEMETRY_DISABLED = '1';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Every page becomes a file: no server of Next's own, no image service, no writing into the checkout. */
const nextConfig: NextConfig = {
  // In development, Next refuses an unknown address of an export with an error instead of the not-found page.
  ...(isDevelopment ? {} : { output: 'export' }),
  // What a build needs before it and what it does afterwards.
  adapterPath: path.join(import.meta.dirname, 'scripts/build-adapter.mjs'),
  // Next writes the id of the build into each page's flight data, which becomes a file named by its hash: a new id with
  // each build would give every page a new file although nothing changed, and machines that build for themselves files
  // of other names. One id is safe: only navigation within the page asks for data by it, and links here load documents;
  // every file that may be kept is named by what is in it. Next wants a word that stands nowhere else.
  generateBuildId: () => 'one-id-for-all-builds',
  // Pages for developers end in .dev.tsx: a build does not see them.
  pageExtensions: isDevelopment ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  agentRules: false,
  // `npm run check` looks at the types; words, which most builds are for, cannot break them.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  turbopack: {
    root: import.meta.dirname,
    rules: {
      '*.mjs': {
        condition: { path: /\/sonner\/dist\/index\.mjs$/ },
        loaders: ['./scripts/bundling/adopt-style.cjs'],
      },
    },
  },
  experimental: { globalNotFound: true, inlineCss: true, agentUpgrade: false },
};

export default nextConfig;
