import { existsSync } from 'node:fs';
import path from 'node:path';

/** A folder of this one's data, also for a program that was bundled to another place of the project. */
export function dataFolder(name: string): string {
  for (let at = import.meta.dirname; ; at = path.dirname(at)) {
    const folder = path.join(at, 'assistant', name);
    if (existsSync(folder)) return folder;
    if (at === path.dirname(at)) throw new Error(`assistant/${name} is nowhere above ${import.meta.dirname}`);
  }
}
