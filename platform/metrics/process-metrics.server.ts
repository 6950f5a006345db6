import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.server.ts';

/** How this process is: its memory, and how late the event loop comes. */
export function watchProcess(metrics: Metrics, version: string): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  metrics.gauge(
    'biolife_event_loop_delay_p99_seconds',
    'The event loop’s delay since the last reading.',
    () => {
      const seconds = delay.percentile(99) / 1e9;
      delay.reset();
      return Number.isFinite(seconds) ? seconds : 0;
    },
  );
  metrics.gauge('biolife_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('biolife_heap_used_bytes', 'JavaScript’s memory.', () => process.memoryUsage().heapUsed);
  metrics.gauge('biolife_uptime_seconds', 'Since the start.', () => Math.round(process.uptime()));
  metrics.counter('biolife_build_info', 'Which version runs.').add({ version });
}
