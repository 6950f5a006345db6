import { type ComponentType, createElement, useEffect, useState } from 'react';

interface LoadedProps<Props extends object> {
  /** The same function at each rendering. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
}

/**
 * Shows a component once it is loaded, and nothing until then. Unlike `lazy` it suspends nothing: what is open beside it
 * stays to be seen and keeps the focus.
 */
export function Loaded<Props extends object>({ load, props }: LoadedProps<Props>) {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> } | null>(null);
  useEffect(() => {
    let current = true;
    load().then(
      ({ default: component }) => {
        if (current) setLoaded({ component });
      },
      // The line is down: the next time it is wanted it is asked for again.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [load]);
  return loaded && createElement(loaded.component, props);
}
