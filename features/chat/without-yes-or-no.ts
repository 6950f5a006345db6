/** 'Most likely, for we know of no clash' says as much as a yes. */
const VERDICT =
  /^(?:(?:Yes|No)(?:, (?:for|because|since|but)|,)|(?:Most likely|Probably(?: not)?|Perhaps(?: not)?|Maybe(?: not)?|Mostly(?: not)?)(?:, (?:for|because|since)|,)) (\w)/;
/** 'Yes, if your potassium is normal' without its yes would be no sentence. */
const ON_CONDITION = /^Yes, (?=(?:if|when|as long as) )/;

/** An answer as it stands without its yes or no. */
export const withoutYesOrNo = (answer: string): string =>
  ON_CONDITION.test(answer)
    ? answer.replace(ON_CONDITION, 'Only ')
    : answer.replace(VERDICT, (_, letter: string) => letter.toUpperCase());
