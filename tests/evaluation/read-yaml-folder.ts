import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Every file of a folder of tests/evaluation in order of names, but for those `without`, read by `read`. Throws an Error with the name of a file that cannot be. */
export function readYamlFolder<Entry>(
  folder: string,
  read: (file: unknown) => Entry[],
  without?: RegExp,
): Entry[] {
  const whole = path.join(import.meta.dirname, folder);
  return readdirSync(whole)
    .filter((name) => name.endsWith('.yaml') && without?.test(name) !== true)
    .sort()
    .flatMap((name) => {
      try {
        return read(parse(readFileSync(path.join(whole, name), 'utf8')));
      } catch (error) {
        throw new Error(`tests/evaluation/${folder}/${name} cannot be read`, { cause: error });
      }
    });
}
