import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const file = z.object({ said: z.array(z.string()).nonempty(), things: z.array(z.string()).nonempty() });

/** shop-talk.yaml: what people say to a store of its things (`{x}` in it), and the things. */
export const readShopTalk = (): z.infer<typeof file> =>
  file.parse(parse(readFileSync(new URL('shop-talk.yaml', import.meta.url), 'utf8')));
