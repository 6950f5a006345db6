/** The sentences of a text. 'St. John's wort' is one name. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<!\b(?:St|Dr|Mr|Mrs|Ms|Jr|Sr|vs|No)\.)(?<=[.!?]["”’)]?)\s+(?=["“(]?[A-Z0-9])/)
    .filter((sentence) => sentence.trim() !== '');
