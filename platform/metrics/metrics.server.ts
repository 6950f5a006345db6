import { hostname } from 'node:os';

type Labels = Record<string, string>;

export interface Counter {
  /** Counts up, by 1 where nothing else is said. */
  add(labels: Labels, amount?: number): void;
}

export interface Histogram {
  observe(labels: Labels, value: number): void;
}

/** What this process counts, in the text form of Prometheus. */
export interface Metrics {
  counter(name: string, help: string): Counter;
  /** Counts values by how large they are. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  /** Asked for when somebody reads: what is so at the moment. */
  gauge(name: string, help: string, read: () => number): void;
  text(): string;
}

/** What tells the figures of this process from those of another instance of the store. */
export const instanceLabels = (): Labels => ({ instance_id: `${hostname()}-${process.pid}` });

/** @param own stands on every line. */
export function createMetrics(own: Labels = {}): Metrics {
  const blocks: (() => string)[] = [];
  const block = (kind: string, name: string, help: string, lines: () => string[]) =>
    blocks.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines()].join('\n'));
  return {
    counter(name, help) {
      const values = new Map<string, number>();
      block('counter', name, help, () => [...values].map(([labels, value]) => `${name}${labels} ${value}`));
      return {
        add(labels, amount = 1) {
          const key = labelText({ ...labels, ...own });
          values.set(key, (values.get(key) ?? 0) + amount);
        },
      };
    },
    histogram(name, help, bounds) {
      const series = new Map<string, Series>();
      block('histogram', name, help, () => [...series.values()].flatMap((one) => linesOf(name, bounds, one)));
      return {
        observe(labels, value) {
          const all = { ...labels, ...own };
          const key = labelText(all);
          const one = series.get(key) ?? { labels: all, within: bounds.map(() => 0), count: 0, sum: 0 };
          series.set(key, one);
          one.count++;
          one.sum += value;
          bounds.forEach((bound, at) => {
            if (value <= bound) one.within[at] = (one.within[at] ?? 0) + 1;
          });
        },
      };
    },
    gauge(name, help, read) {
      block('gauge', name, help, () => [`${name}${labelText(own)} ${read()}`]);
    },
    text: () => `${blocks.map((one) => one()).join('\n')}\n`,
  };
}

interface Series {
  labels: Labels;
  /** How many were at most as large as each bound. */
  within: number[];
  count: number;
  sum: number;
}

function linesOf(name: string, bounds: readonly number[], { labels, within, count, sum }: Series): string[] {
  const upTo = (le: string, many: number) => `${name}_bucket${labelText({ ...labels, le })} ${many}`;
  return [
    ...bounds.map((bound, at) => upTo(String(bound), within[at] ?? 0)),
    upTo('+Inf', count),
    `${name}_sum${labelText(labels)} ${sum}`,
    `${name}_count${labelText(labels)} ${count}`,
  ];
}

const labelText = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};
