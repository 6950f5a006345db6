import { HtmlValidate } from 'html-validate';

/** The standard's rules, without those that React's way of writing HTML, or this store's security policy, leaves without a meaning. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes `charSet`, `<meta/>`, `async=""` and text as it came. To a parser all of them are the usual spelling.
    'attr-case': 'off',
    'void-style': ['error', { style: 'selfclose' }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Every script and style comes from the store's own origin, under the name of its content's hash.
    'require-sri': 'off',
    // Widths of bars and the like; the content security policy speaks of this.
    'no-inline-style': 'off',
    // Titles of products are the shop's.
    'long-title': 'off',
    // Boxes that share a name are how a form says several answers to one question.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // Typography: where a telephone number may wrap.
    'tel-non-breaking': 'off',
  },
});

/** What is wrong with a page as it was served; empty when nothing is. */
export async function markupProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, column, message, selector }) =>
      [`${line}:${column}`, ruleId, message, selector ?? ''].join(' ').trim(),
    ),
  );
}
