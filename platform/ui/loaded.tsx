import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from './after-paint.ts';

interface LoadedProps<Props extends object> {
  /** The same function at each rendering. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  /** It did not come: the line is down, or the store was renewed meanwhile. */
  onFailed?: () => void;
  /** After a failure another value asks again. */
  wanted?: unknown;
}

/**
 * Shows a component once it is loaded, and nothing until then. Unlike `lazy` it suspends nothing: what is open beside it
 * stays to be seen and keeps the focus. And what cannot be loaded leaves the rest of the page as it is.
 */
export function Loaded<Props extends object>({ load, props, onFailed, wanted }: LoadedProps<Props>) {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> } | null>(null);
  const [refused, setRefused] = useState<{ wanted: unknown } | null>(null);
  const isSettled = loaded !== null || (refused !== null && refused.wanted === wanted);
  const failed = useEffectEvent(() => {
    setRefused({ wanted });
    onFailed?.();
  });
  useEffect(() => {
    if (isSettled) return;
    let current = true;
    // Sending for a script costs tens of milliseconds on a slow phone, and would keep the button from showing that it was pressed.
    const takeBack = afterPaint(() => {
      load().then(
        ({ default: component }) => {
          if (current) setLoaded({ component });
        },
        () => {
          if (current) failed();
        },
      );
    });
    return () => {
      current = false;
      takeBack();
    };
  }, [load, isSettled]);
  return loaded && createElement(loaded.component, props);
}
