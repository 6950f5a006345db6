import { faqDocument } from './faq.data.ts';
import { chatsKept, type StoreTerms } from './store-facts.ts';
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

/** The answers of content/faq.md, as the store runs. */
export const faqGroupsOf = (terms: StoreTerms): readonly FaqGroup[] =>
  faqDocument.sections.map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      answer: item.answer.map((text) => text.replaceAll('{chatsKept}', chatsKept(terms))),
    })),
  }));
