import type { AssistantParts } from './assistant-parts.server.ts';
import type { Turn } from './conversations/chat-conversation.server.ts';
import type { Care } from './safety/safety.ts';
import { saidByVisitor } from './reading/said-before.server.ts';

interface Talk {
  message: string;
  history: readonly Turn[];
  care: Care;
}

/**
 * A talk as the search understands it: what was written in Spanish or Haitian Creole, word by word in English, with what care those words ask for
 * besides. Dangers were looked for in the words as they were written. The very same talk where all of it is English.
 */
export function talkInEnglish(
  { inEnglish, gate }: Pick<AssistantParts, 'inEnglish' | 'gate'>,
  { message, history, care }: Talk,
): Talk {
  const asked = inEnglish(message);
  const before = history.map((turn) => {
    const content = turn.role === 'user' ? inEnglish(turn.content) : turn.content;
    return content === turn.content ? turn : { ...turn, content };
  });
  if (asked === message && before.every((turn, at) => turn === history[at]))
    return { message, history, care };
  const earlier = saidByVisitor(before);
  const assessed = gate.assess({ message: asked, earlier });
  const both = assessed.kind === 'open' ? joined(care, assessed.care) : care;
  return { message: asked, history: before, care: both };
}

/** The stricter of both. */
function joined(one: Care, other: Care): Care {
  const paragraphs = [...one.opening.split('\n\n'), ...other.opening.split('\n\n')].filter(Boolean);
  const { facts, concepts, named } = other.situation;
  return {
    ...one,
    opening: [...new Set(paragraphs)].join('\n\n'),
    general: [...new Set([...(one.general ?? []), ...(other.general ?? [])])],
    rules: [...new Set([...one.rules, ...other.rules])],
    avoid: [...new Set([...one.avoid, ...other.avoid])].sort(),
    products: one.products && other.products,
    forChild: one.forChild === true || other.forChild === true,
    situation: {
      ...one.situation,
      facts: [...one.situation.facts, ...facts],
      concepts: new Set([...one.situation.concepts, ...concepts]),
      named: new Set([...one.situation.named, ...named]),
    },
  };
}
