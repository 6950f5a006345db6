import { data } from 'react-router';

/** What a page says in place of itself. */
export interface TroubleWords {
  /** Of the tab, without the store's name. */
  tab: string;
  title: string;
  text: string;
  again: string;
  /** What was sent, to be sent again by the button. */
  typed?: (readonly [string, string])[];
}

/**
 * Loaders throw these: the words travel with the failure, so that no page loads them in advance.
 * docs/product/shell.md#error-pages
 */
export const catalogAway = () =>
  trouble(503, {
    tab: 'Back in a moment',
    title: 'The shelves are out of reach',
    text: 'Our catalogue is not answering right now. Nothing is wrong with your cart. Please try again in a moment.',
    again: 'Try again',
  });

/** Accounts, forms and settings are in the database. `typed` is what a form sent: the button sends it again. */
export const recordsAway = (typed?: TroubleWords['typed']) =>
  trouble(503, {
    tab: 'Back in a moment',
    title: 'Our records are out of reach',
    text: 'We cannot reach our database right now. Nothing is wrong with your cart, and nothing that you sent was lost or done twice. Please try again in a moment.',
    again: 'Try again',
    ...(typed && { typed }),
  });

/** The platform refuses every call until its bill is paid: only the owner can mend that. */
export const platformUnpaid = () =>
  trouble(503, {
    tab: 'Shopify: Payment required',
    title: 'Shopify: Payment required',
    text: 'The store needs an active Shopify billing plan before it can show products. Please contact support.',
    again: 'Try again',
  });

export const administratorsOnly = () =>
  trouble(403, {
    tab: 'For administrators only',
    title: 'For administrators only',
    text: 'Your account may not open this page. If it should, ask the owner of the store.',
    again: 'Reload Page',
  });

export const notForThisRole = () =>
  trouble(403, {
    tab: 'Not for your role',
    title: 'Not for your role',
    text: 'Your role may not do this. If it should, ask an owner of the store.',
    again: 'Reload Page',
  });

export const notThere = () =>
  trouble(404, {
    tab: 'Page not found',
    title: 'Page not found',
    text: 'There is nothing at this address. Nothing is wrong with your cart.',
    again: 'Reload Page',
  });

const trouble = (status: number, words: TroubleWords) => data(words, { status });
