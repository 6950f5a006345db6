import { faqDocument } from './faq.data.ts';
import { fillFacts, type TextFacts } from './fill-facts.ts';
import type { TextLink } from './text-section.ts';

export interface FaqItem {
  /** Its anchor on the page. */
  id: string;
  question: string;
  /** Paragraphs of plain text. */
  answer: string[];
  link?: TextLink;
  /** One more paragraph in a store without a live shop. */
  demo?: string;
}

export interface FaqGroup {
  id: string;
  title: string;
  items: FaqItem[];
}

export const faqPage = { title: faqDocument.title, lead: faqDocument.lead };

/** The answers of content/faq.md, as the store runs. A question that nobody has an answer to is left out. */
export const faqGroupsOf = (facts: TextFacts): readonly FaqGroup[] =>
  faqDocument.sections
    .map((group) => ({
      ...group,
      items: group.items.flatMap((item): FaqItem[] => {
        const question = fillFacts(item.question, facts);
        const answer = item.answer.map((text) => fillFacts(text, facts)).filter(Boolean);
        // Nothing follows: 'In the continental US:' alone answers nobody.
        if (answer.at(-1)?.endsWith(':')) answer.pop();
        return question && answer.length > 0 ? [{ ...item, question, answer }] : [];
      }),
    }))
    .filter(({ items }) => items.length > 0);
