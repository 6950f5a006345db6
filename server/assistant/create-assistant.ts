import { answerQuestion } from './answer-question.ts';
import type { Assistant } from './assistant.ts';
import type { AssistantParts } from './assistant-parts.ts';
import { deleteConversation } from './conversations/delete-conversation.ts';
import { rateReply } from './conversations/rate-reply.ts';
import { previewAnswer } from './preview-answer.ts';
import { sendHealthInfo } from './send-health-info.ts';

/** The same assistant for text and voice, whichever engine writes. */
export function createAssistant(parts: AssistantParts): Assistant {
  const { db, clock } = parts;
  return {
    answer: (request) => answerQuestion(parts, request),
    preview: (options) => previewAnswer(parts, options),
    rate: (vote) => rateReply(db, { ...vote, now: clock.now() }),
    forget: (options) => deleteConversation(db, options),
    sendHealthInfo: (input, visitor) => sendHealthInfo(parts, input, visitor),
  };
}
