import { giveawayForm, giveawayTexts } from '#content/campaign-texts.ts';
import { officialRules } from '#content/giveaway-rules.ts';
import type { StoreProfile } from '#content/store-profile.ts';
import type { GiveawayState } from '#features/campaigns/campaign-facts.ts';
import { type HeroName, heroStyle, heroWords } from '#illustrations/manifest/art-files.ts';
import { heroUrl } from '#illustrations/manifest/art-urls.ts';

export type GiveawayPageFacts = ReturnType<typeof giveawayPageFacts>;

/** What the giveaway's page says, all but its drawing. */
export function giveawayPageFacts(
  giveaway: GiveawayState | null,
  store: { live: boolean; profile: StoreProfile },
) {
  const look = lookOf(giveaway?.picture ?? 'giveaway');
  if (!giveaway) {
    const { heading, text } = giveawayForm.ended;
    const nothing = { prizes: undefined, rules: undefined, conditions: undefined, dates: [] };
    return { look, phase: 'ended' as const, heading, lead: text, formHeading: heading, ...nothing };
  }
  const { page, prizes } = giveawayTexts(giveaway);
  return { look, phase: giveaway.phase, ...page, prizes, rules: officialRules(giveaway, store) };
}

const lookOf = (picture: HeroName) => ({
  src: heroUrl(picture),
  style: heroStyle(picture),
  light: heroWords(picture) === 'light',
});
