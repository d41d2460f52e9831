import type { NextConfig } from 'next';

/** Every page becomes a file: no server of Next's own, no image service, no writing into the checkout. */
const nextConfig: NextConfig = {
  output: 'export',
  // Pages for developers end in .dev.tsx: a build does not see them.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  agentRules: false,
  // `npm run check` looks at the types; words, which most builds are for, cannot break them.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  turbopack: {
    root: import.meta.dirname,
    rules: {
      '*.mjs': {
        condition: { path: /\/sonner\/dist\/index\.mjs$/ },
        loaders: ['./scripts/bundling/leave-style-out.cjs'],
      },
    },
  },
  experimental: { globalNotFound: true, inlineCss: true, agentUpgrade: false },
};

export default nextConfig;
