import type { Topic } from '#assistant/statistics/topics.ts';
import { conceptOfGroup } from '#content/special-groups.ts';

/** So likely a question is about an entry for people who ask first, it is cared for as if they had been named. */
const LIKELY = 0.5;

/** Entries of the first knowledge about people in content/special-groups.ts. A child or an elder is mostly spoken of by the way. */
const GROUPS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    pregnancy: 'pregnancy',
    'trying-to-conceive': 'pregnancy',
    nursing: 'nursing',
    'morning-sickness': 'pregnancy',
    'breastfeeding-milk-supply': 'nursing',
    'sickle-cell-food': 'sickle-cell',
    'fibroids-what-are': 'hormone-sensitive',
    endometriosis: 'hormone-sensitive',
    'kidney-disease': 'kidney-disease',
    'urinary-kidneys': 'kidney-disease',
    'liver-disease': 'liver-disease',
    'before-surgery': 'surgery',
    'bleeding-disorder': 'bleeding-disorder',
    'hormone-sensitive': 'hormone-sensitive',
    g6pd: 'g6pd',
    'sickle-cell': 'sickle-cell',
    'iron-overload': 'iron-overload',
    'autoimmune-lupus': 'autoimmune',
  }),
);
/** Entries about a medicine, and a name of it that content/interaction-terms.ts knows. */
const MEDICINES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'blood-thinners': 'blood thinner',
    'pressure-medicine': 'blood pressure medicine',
    'diabetes-medicine': 'diabetes medicine',
    'mood-medicine': 'antidepressant',
    'birth-control': 'birth control pill',
    thyroid: 'thyroid medicine',
    'cancer-care': 'chemo',
  }),
);

export interface CareMeant {
  /** The lexicon's concepts of groups. */
  groups: readonly string[];
  /** A medicine, as a visitor would name it. */
  medicine: string | undefined;
}

/** Whom a message is likely about, where its words name neither a group nor a medicine: 'the water pill she on', 'in the family way'. */
export function careMeant(topics: readonly Topic[]): CareMeant {
  const likely = topics.filter(({ likelihood }) => likelihood >= LIKELY).map(({ topic }) => topic);
  return {
    groups: likely.flatMap((topic) => {
      const group = GROUPS.get(topic);
      return group === undefined ? [] : [conceptOfGroup(group)];
    }),
    medicine: likely.flatMap((topic) => MEDICINES.get(topic) ?? [])[0],
  };
}
