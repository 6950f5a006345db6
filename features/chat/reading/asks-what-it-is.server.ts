import { substancesIn } from '#features/catalog/label-of.server.ts';

const BEFORE =
  /^(?:(?:ok|okay|so|hey|hi|hello|please|and|well|um|yo|can you|could you) )*(?:what(?: is|s|'s|re|'re| are| does| do)?|wats|tell (?:me|us) (?:more )?about|explain) (?:all )?(?:taking )?/;
const BEHIND =
  /(?: (?:for|do|does|good for|used for|about|please|exactly|anyway|(?:do |does |good )?(?:for|to) (?:you|u|me|us|people|the body|your body|my body|a person|health)))*$/;

/** The one substance that a plain message asks about in general, by its id: 'what is iron for', 'tell me about mullein'. */
export function asksWhatItIs(plain: string): string | undefined {
  const asked = plain.replace(BEFORE, '');
  if (asked === plain) return undefined;
  const thing = asked.replace(BEHIND, '');
  const [found, ...others] = substancesIn(thing);
  return found && others.length === 0 && found.words.toLowerCase() === thing ? found.concept : undefined;
}
