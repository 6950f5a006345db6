import { setFlagsFromString } from 'node:v8';

/**
 * Call before the embedded database's WebAssembly is compiled. V8's optimizing compiler takes 500 MB and, on two cores, several seconds of
 * both for it; without it a statement takes about a fifth longer, a start half as long. `--liftoff-only` alone has no effect once V8 runs.
 */
export function preferBaselineWasm(): void {
  setFlagsFromString('--no-wasm-dynamic-tiering');
  setFlagsFromString('--no-wasm-tier-up');
}
