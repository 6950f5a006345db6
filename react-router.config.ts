import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The server's own entries are named in vite.config.ts.
  serverBuildFile: '[name].js',
  // Every route is listed in one hashed, cacheable file: no extra request before a link can be followed.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
