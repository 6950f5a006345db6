/** A message behind what was said before it, as one text: topics and likenesses are learned from talks put so. */
export const behindBefore = (message: string, before: string): string => `${before}. ${message}`;
