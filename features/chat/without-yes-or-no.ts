/** 'Most likely, for we know of no clash' says as much as a yes. */
const VERDICT =
  /^(?:(?:Yes|No)(?:,|, (?:for|because|since))|(?:Most likely|Probably(?: not)?|Perhaps(?: not)?|Maybe(?: not)?|Mostly(?: not)?)(?:,|, (?:for|because|since))) (\w)/;

/** An answer as it stands without its yes or no. */
export const withoutYesOrNo = (answer: string): string =>
  answer.replace(VERDICT, (_, letter: string) => letter.toUpperCase());
