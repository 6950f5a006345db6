/** An answer as it stands without its yes or no. */
export const withoutYesOrNo = (answer: string): string =>
  answer.replace(/^(?:Yes|No), (\w)/, (_, letter: string) => letter.toUpperCase());
