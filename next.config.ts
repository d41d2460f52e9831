import path from 'node:path';
import type { NextConfig } from 'next';

process.env.NEXT_TELEMETRY_DISABLED = '1';

const isDevelopment = process.env.NODE_ENV === 'development';

/** A static export: no Next server, no image optimization, no files written into the checkout. */
const nextConfig: NextConfig = {
  // With `output: 'export'`, `next dev` answers unknown addresses with an error instead of the not-found page.
  ...(isDevelopment ? { allowedDevOrigins: ['127.0.0.1'] } : { output: 'export' }),
  // Runs prebuild and postbuild.
  adapterPath: path.join(import.meta.dirname, 'scripts/build-adapter.mjs'),
  // Next writes the build id into each page's flight data, whose file is named by its hash. A constant id keeps these names
  // stable across builds and machines. It is safe: only client-side navigation requests data by build id, and links here
  // load documents. The id must be a string that occurs nowhere else.
  generateBuildId: () => 'one-id-for-all-builds',
  // Pages for developers end in .dev.tsx; builds ignore them.
  pageExtensions: isDevelopment ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // In development pages read content that is checked already: what checks it need not be compiled, half of the first page's work.
  ...(isDevelopment && { serverExternalPackages: ['yaml', 'zod'] }),
  agentRules: false,
  // Next's own button would cover the words of the edit mode.
  ...(process.env.EDITOR_TOKEN && { devIndicators: false }),
  // `npm run check` checks types; most builds only publish content, which cannot break them.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
  experimental: {
    ...{ globalNotFound: true, inlineCss: true, agentUpgrade: false },
    // A cache left by an earlier build can make this one fail, and writing it takes a tenth of a build.
    turbopackFileSystemCacheForBuild: false,
    // Next would cut the editor's events off after 30 seconds of silence, and print an error.
    ...(isDevelopment && { proxyTimeout: 24 * 60 * 60 * 1000 }),
  },
};

export default nextConfig;
