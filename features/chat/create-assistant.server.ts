import { once } from '#platform/time/once.ts';
import { answerQuestion, urgentReply } from './answer-question.server.ts';
import type { Assistant } from './assistant.server.ts';
import type { AssistantParts } from './assistant-parts.server.ts';
import { deleteConversation, deleteConversationsOf } from './conversations/delete-conversation.server.ts';
import { rateReply } from './conversations/rate-reply.server.ts';
import { previewAnswer } from './preview-answer.server.ts';
import { prepareAssistant } from './prepare-assistant.server.ts';
import { sendHealthInfo } from './send-health-info.server.ts';

/** The same assistant for text and voice, whichever engine writes. */
export function createAssistant(parts: AssistantParts): Assistant {
  const { db, clock } = parts;
  return {
    answer: (request) => answerQuestion(parts, request),
    preview: (message) => previewAnswer(parts, message),
    // However often a chat is opened, there is one beginning.
    prepare: once(() => prepareAssistant(parts)),
    rate: (vote) => rateReply(db, { ...vote, now: clock.now() }),
    forget: (options) => deleteConversation(db, options),
    forgetAllOf: (options) => deleteConversationsOf(db, options),
    urgentReply: (message) => urgentReply(parts, message),
    sendHealthInfo: (input, visitor) => sendHealthInfo(parts, input, visitor),
  };
}
