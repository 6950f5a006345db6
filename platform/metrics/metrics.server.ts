type Labels = Record<string, string>;

export interface Counter {
  /** Counts up, by 1 where nothing else is said. */
  add(labels: Labels, amount?: number): void;
}

/** Counts of this process, in the text form of Prometheus. */
export interface Metrics {
  counter(name: string, help: string): Counter;
  text(): string;
}

export function createMetrics(): Metrics {
  const counters: { name: string; help: string; values: Map<string, number> }[] = [];
  return {
    counter(name, help) {
      const values = new Map<string, number>();
      counters.push({ name, help, values });
      return {
        add(labels, amount = 1) {
          const key = labelText(labels);
          values.set(key, (values.get(key) ?? 0) + amount);
        },
      };
    },
    text() {
      const blocks = counters.map(({ name, help, values }) => {
        const lines = [...values].map(([labels, value]) => `${name}${labels} ${value}`);
        return [`# HELP ${name} ${help}`, `# TYPE ${name} counter`, ...lines].join('\n');
      });
      return `${blocks.join('\n')}\n`;
    },
  };
}

const labelText = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};
