const CHILD =
  /\b(?:child|children|childs|kids?|boys?|girls?|sons?|daughters?|teens?|teenagers?|teenaged?|toddlers?|babys?|babies|grandchild|grandchildren|grandbab(?:y|ies)|nephews?|nieces?)\b/;
const OF_AGE =
  /\b(?:[2-9]\d|1[89]) ?(?:years?|yrs?|yr|yo)?\b(?! ?(?:mg|mcg|iu|grams?|g|ml|oz|percent|capsules?|pills?|gummies|servings?|dollars?|bucks|days?|weeks?|months?))/;
const GROWN =
  /\b(?:grown|adult|elder(?:ly)?|senior|retired|husband|wife|mother|father|grand(?:ma|pa|mother|father))\b/;

/**
 * A page's question about children is not asked by who speaks of somebody grown: 'is it okay for a man 71 years old' is nothing that a boy's
 * pediatrician answers.
 * @param question of the page, and `asked` the message, both in plain words
 */
export const isOfChildrenAlone = (question: string, asked: string): boolean =>
  CHILD.test(question) && !CHILD.test(asked) && (OF_AGE.test(asked) || GROWN.test(asked));
