/** 'I take X. What now?' as 'I take X: what now?': a quotation of which no half can be left out. 'Dr. Sebi' ends no sentence. */
export const asOneSentence = (question: string): string =>
  question.replace(
    /(?<!\b(?:St|Dr|Mr|Mrs|Ms|Jr|Sr|vs))[.!]\s+(\p{L})(?=[^.!?]*\?$)/u,
    (_, letter: string) => `: ${letter.toLowerCase()}`,
  );
