import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Every route is listed in one hashed, cacheable file: no extra request before a link can be followed.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
