import { expect, test } from 'vitest';
import { createMetrics } from './metrics.server.ts';

test('counts stand in the text form of Prometheus, one line for each set of labels', () => {
  const metrics = createMetrics();
  const replies = metrics.counter('biolife_replies_total', 'Replies.');
  replies.add({ engine: 'model' });
  replies.add({ engine: 'model' }, 2.5);
  replies.add({ engine: 'a"b\\c\nd' });
  metrics.counter('biolife_other_total', 'Nothing yet.');
  expect(metrics.text()).toBe(
    [
      '# HELP biolife_replies_total Replies.',
      '# TYPE biolife_replies_total counter',
      'biolife_replies_total{engine="model"} 3.5',
      'biolife_replies_total{engine="a\\"b\\\\c\\nd"} 1',
      '# HELP biolife_other_total Nothing yet.',
      '# TYPE biolife_other_total counter',
      '',
    ].join('\n'),
  );
});

test('values are counted up to each bound, with their sum, and what is so now is asked for when it is read', () => {
  const metrics = createMetrics({ instance_id: 'one' });
  const took = metrics.histogram('biolife_took_seconds', 'How long.', [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 7]) took.observe({ route: '/shop' }, value);
  let open = 1;
  metrics.gauge('biolife_open', 'Open now.', () => open);
  open = 3;
  expect(metrics.text().split('\n')).toEqual([
    '# HELP biolife_took_seconds How long.',
    '# TYPE biolife_took_seconds histogram',
    'biolife_took_seconds_bucket{route="/shop",instance_id="one",le="0.1"} 2',
    'biolife_took_seconds_bucket{route="/shop",instance_id="one",le="1"} 3',
    'biolife_took_seconds_bucket{route="/shop",instance_id="one",le="+Inf"} 4',
    'biolife_took_seconds_sum{route="/shop",instance_id="one"} 7.65',
    'biolife_took_seconds_count{route="/shop",instance_id="one"} 4',
    '# HELP biolife_open Open now.',
    '# TYPE biolife_open gauge',
    'biolife_open{instance_id="one"} 3',
    '',
  ]);
});
