import { z } from 'zod';

const output = z.object({ message: z.string().max(500).optional(), error: z.string().max(500).optional() });

/** What the browser says of a command it carried out, or could not; undefined for anything else. */
export function readOutput(json: string): string | undefined {
  try {
    const { data } = output.safeParse(JSON.parse(json));
    return data?.message ?? data?.error;
  } catch {
    return undefined;
  }
}
