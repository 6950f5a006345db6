/** 'I take X. What now?' as 'I take X: what now?': a quotation of which no half can be left out. */
export const asOneSentence = (question: string): string =>
  question.replace(/[.!]\s+(\p{L})(?=[^.!?]*\?$)/u, (_, letter: string) => `: ${letter.toLowerCase()}`);
