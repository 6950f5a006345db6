import { createCareReader, type CareTexts } from './care-for-turn.ts';
import type { EmergencyId } from './emergency.ts';
import { findEmergency } from './find-emergency.ts';
import { findMedicineQuestion, type MedicineQuestion } from './medicine-questions.ts';
import type { Assessment, VisitorTurn } from './safety.ts';
import type { SafetyTables } from './safety-tables.ts';
import { speaksOfPanic } from './signs-of-panic.ts';
import type { VisitorReader } from './visitor-words.ts';

/** What the assistant says by itself. Markdown; content/safety holds it. */
export interface SafetyTexts extends CareTexts {
  emergencies: Readonly<Record<EmergencyId, { en: string; es: string; mention: string }>>;
  questions: Readonly<Record<MedicineQuestion, string>>;
  /** For somebody in great fear. */
  panic: { en: string; es: string };
}

/** Earlier turns that are read; a conversation about a family's medicines fits in. */
const REMEMBERED_TURNS = 30;

/** Words that English has not; three of them make a message Spanish. */
const SPANISH =
  /\b(?:dolor|pecho|respirar|puedo|puede|quiero|morir|matarme|mi|hijo|hija|bebe|tengo|tiene|esta|estoy|tomo|tomar|pastillas|ayuda|embarazada|para|como|que|con|una|favor|sangre|muy|se|me|el|la)\b/g;

export function createAssess(tables: SafetyTables, reader: VisitorReader, texts: SafetyTexts) {
  const readCare = createCareReader(tables, reader, texts);

  return function assess(turn: VisitorTurn): Assessment {
    const words = reader.read(turn.message);
    const earlier = turn.earlier.slice(-REMEMBERED_TURNS).map((message) => reader.read(message));
    const emergency = findEmergency(words.tagged, earlier.at(-1)?.tagged ?? '');
    const spanish = new Set(words.plain.match(SPANISH)).size >= 3;
    if (emergency?.level === 'now') {
      return {
        kind: 'answered',
        rule: `emergency:${emergency.id}`,
        reply: texts.emergencies[emergency.id][spanish ? 'es' : 'en'],
      };
    }
    if (speaksOfPanic(words.tagged)) {
      return { kind: 'answered', rule: 'panic', reply: texts.panic[spanish ? 'es' : 'en'] };
    }
    const mention = emergency && {
      rule: `mention:${emergency.id}`,
      line: texts.emergencies[emergency.id].mention,
    };
    const question = findMedicineQuestion(words.tagged, words.ingredients.length > 0);
    if (!question) return { kind: 'open', care: readCare.care(words, earlier, mention) };
    const notes = readCare.notes(words, earlier).lines.filter(({ rule }) => rule !== 'medicine');
    return {
      kind: 'answered',
      rule: question,
      reply: [mention?.line ?? '', texts.questions[question], ...notes.map(({ line }) => line)]
        .filter(Boolean)
        .join('\n\n'),
    };
  };
}
