import type { NextConfig } from 'next';

/** Every page becomes a file: no server of Next's own, no image service, no writing into the checkout. */
const nextConfig: NextConfig = {
  output: 'export',
  agentRules: false,
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
  experimental: { globalNotFound: true, inlineCss: true, agentUpgrade: false },
};

export default nextConfig;
