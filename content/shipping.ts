import { type FactName, fillFacts, fillSections, type TextFacts } from './fill-facts.ts';
import type { TextSection } from './text-section.ts';

/** A section that says nothing while the owner has not said this. */
type ShippingSection = TextSection & { needs?: FactName };

interface ShippingPage {
  title: string;
  lead: string;
  tableCaption: string;
  sections: TextSection[];
}

/** What the owner said stands in it; what nobody said is left out. */
export const shippingPageOf = (facts: TextFacts): ShippingPage => ({
  ...written,
  lead: fillFacts(written.lead, facts) || LEAD,
  sections: fillSections(
    written.sections.filter(({ needs }) => needs === undefined || facts[needs] !== ''),
    facts,
  ),
});

/** Of a store whose owner has promised nothing yet. */
const LEAD = 'The checkout says what shipping costs and how long it takes, before you pay.';

const written: Omit<ShippingPage, 'sections'> & { sections: ShippingSection[] } = {
  title: 'Shipping & Returns',
  lead: 'Free standard shipping over {freeShippingOver} in the continental US. {returnDays} days to send unopened products back.',
  tableCaption: 'Shipping in the continental US',
  sections: [
    {
      id: 'when-it-leaves',
      needs: 'shipsWithin',
      heading: 'When your order leaves',
      paragraphs: [
        'Orders ship within {shipsWithin}. What you order before {cutoff} on a business day counts from that day, what you order later counts from the next. The cutoff of {cutoff} follows the clock in New York all year.',
        'Business days are Monday to Friday without federal holidays. The days in the table start when the parcel leaves us.',
      ],
    },
    {
      id: 'where-we-ship',
      heading: 'Where we ship',
      paragraphs: [
        'Free standard shipping over {freeShippingOver} and the times above are for the continental US.',
        'For Alaska, Hawaii and other places the checkout says whether we ship there, what it costs and how long it takes, before you pay.',
      ],
    },
    {
      id: 'follow-your-order',
      heading: 'Follow your order',
      paragraphs: [
        'You get a mail when your order is placed. With an account you also see your orders and where they stand under Order History, once your email address is confirmed and linked there.',
      ],
      link: { label: 'Go to your account', href: '/account' },
    },
    {
      id: 'returns',
      heading: '{returnDays}-day returns',
      paragraphs: [
        'You can return unopened products within {returnDays} days after they reach you. We cannot take back opened products, because nobody else could be sure of what is in them.',
        'Please write before you send anything, so that we can tell you where it goes.',
      ],
      points: [
        'Tell us your order number and what you send back.',
        'Leave the seal closed and pack it so that it stays that way.',
        'You pay the postage, unless we made the mistake.',
      ],
      link: { label: 'Write to us about a return', href: '/contact' },
    },
    {
      id: 'refunds',
      needs: 'refundWithin',
      heading: 'Refunds',
      paragraphs: [
        'We refund you within {refundWithin} after we receive the return, to the card or account you paid with. Your bank may take a few days more to show it.',
      ],
    },
    {
      id: 'damaged-or-wrong',
      heading: 'Damaged, wrong or lost',
      paragraphs: [
        'Write to us with your order number, and a picture if you can. We send it again or refund it, and you pay nothing for that. Please do not use a product whose seal is broken.',
      ],
      link: { label: 'Contact us', href: '/contact' },
    },
    {
      id: 'demo',
      heading: 'This is a demo store',
      paragraphs: ['No live shop is connected. The checkout takes no payment, and nothing is shipped.'],
      demo: true,
    },
  ],
};
