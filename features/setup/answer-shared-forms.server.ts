import { claimNames, claimTitles } from '#content/badges.ts';
import type { ChosenShelves } from '#features/catalog/match-shelves.ts';
import { shelfSlugs } from '#features/catalog/match-shelves.ts';
import type { Services } from '#features/services.ts';
import type { FormFacts } from '#platform/forms/field-facts.ts';
import { formVersion, isOutdated } from '#platform/forms/form-version.server.ts';
import { type SetupAnswer, TEXTS_READ } from './setup-answer.ts';

type Parts = Pick<Services, 'setup' | 'chosenShelves' | 'profile'>;
interface Sent {
  sent: FormData;
  actor: string;
}

const claimsOf = ({ profile }: Parts) => {
  const { claims } = profile.said();
  return Object.fromEntries(claimNames.map((name) => [name, claims.includes(name) ? 'on' : 'off']));
};

const textsOf = (read: boolean) => ({ read: read ? 'on' : 'off' });
const textsFacts = { read: { label: TEXTS_READ, what: TEXTS_READ } };

/** Of what stands, for the forms to send along. */
export const sharedVersions = (parts: Parts, { textsRead }: { textsRead: boolean }) => ({
  texts: formVersion(textsOf(textsRead)),
  shelves: formVersion(parts.chosenShelves.current() ?? {}),
  claims: formVersion(claimsOf(parts)),
});

export async function saveClaims(parts: Parts, { sent, actor }: Sent): Promise<SetupAnswer> {
  const typed = Object.fromEntries(claimNames.map((name) => [name, sent.get(name) === 'on' ? 'on' : 'off']));
  await parts.profile.reload();
  const now = claimsOf(parts);
  if (isOutdated(sent, now)) {
    const facts = Object.fromEntries(
      claimNames.map((name) => [name, { label: claimTitles[name], what: claimTitles[name] }]),
    );
    const meanwhile = { facts, now, typed };
    return { ok: false, form: 'claims', version: formVersion(now), meanwhile, sent: typed };
  }
  await parts.setup.confirmClaims({ claims: claimNames.filter((name) => typed[name] === 'on'), actor });
  return { ok: true, says: 'Claims saved', form: 'claims', version: formVersion(claimsOf(parts)) };
}

export async function saveShelves(parts: Parts, { sent, actor }: Sent): Promise<SetupAnswer> {
  const chosen = readChosen(sent);
  await parts.chosenShelves.reload();
  const now = parts.chosenShelves.current() ?? {};
  if (isOutdated(sent, now)) {
    const meanwhile = await shelvesInWords(parts, { now, typed: chosen });
    return { ok: false, form: 'shelves', version: formVersion(now), meanwhile, sent: chosen };
  }
  await parts.setup.chooseShelves({ chosen, actor });
  return {
    ok: true,
    says: 'Shelves saved',
    form: 'shelves',
    version: formVersion(parts.chosenShelves.current() ?? {}),
  };
}

export async function saveTexts({ setup }: Parts, { sent, actor }: Sent): Promise<SetupAnswer> {
  const typed = textsOf(sent.get('read') === 'on');
  const now = textsOf(await setup.textsRead());
  if (isOutdated(sent, now) && now.read !== typed.read) {
    const meanwhile = { facts: textsFacts, now, typed };
    return { ok: false, form: 'texts', version: formVersion(now), meanwhile, sent: typed };
  }
  await setup.confirmTexts({ read: typed.read === 'on', actor });
  return { ok: true, says: 'Saved', form: 'texts', version: formVersion(typed) };
}

/** What the selects say; what a form does not name goes by number and title. */
function readChosen(sent: FormData): ChosenShelves {
  return Object.fromEntries(
    shelfSlugs.flatMap((slug) => {
      const value = sent.get(`shelf-${slug}`);
      return typeof value === 'string' && /^\d{0,20}$/.test(value) ? [[slug, value]] : [];
    }),
  );
}

async function shelvesInWords(
  { setup }: Parts,
  { now, typed }: { now: ChosenShelves; typed: ChosenShelves },
) {
  const shelves = await setup.shelves();
  const facts: FormFacts = Object.fromEntries(
    (shelves?.rows ?? []).map(({ slug, title }) => [slug, { label: title, what: title }]),
  );
  const inWords = (chosen: ChosenShelves) =>
    Object.fromEntries(
      shelfSlugs.map((slug) => {
        const id = chosen[slug];
        if (id === undefined) return [slug, 'By its title'];
        return [slug, shelves?.choices.find((choice) => choice.id === id)?.title ?? (id || 'None')];
      }),
    );
  return { facts, now: inWords(now), typed: inWords(typed) };
}
