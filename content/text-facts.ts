import { FDA_STATEMENT, PROVIDER_NOTICE } from './claims.ts';
import { postalAddress, storeContact } from './contact.ts';
import { FREE_SHIPPING_OVER, shippingPromises, shippingTable } from './shipping-facts.ts';
import {
  FIRST_ORDER_DISCOUNT_PERCENT,
  GIVEAWAY_MINIMUM_AGE,
  PHONE_SUPPORT_HOURS,
  REPLY_WITHIN,
} from './store-facts.ts';

const [standard = '', expedited = '', express = ''] = shippingTable.map(
  ({ title, days, price }) => `${title}, ${days}: ${price.charAt(0).toLowerCase()}${price.slice(1)}.`,
);

/** Figures and fixed words that documents name in braces: stated once, the same on every page. */
export const textFacts = {
  values: {
    ...shippingPromises,
    freeShippingOver: FREE_SHIPPING_OVER,
    standardShipping: standard,
    expeditedShipping: expedited,
    expressShipping: express,
    discountPercent: FIRST_ORDER_DISCOUNT_PERCENT,
    minimumAge: GIVEAWAY_MINIMUM_AGE,
    phoneHours: PHONE_SUPPORT_HOURS,
    replyWithin: REPLY_WITHIN,
    company: storeContact.company,
    postalAddress,
    email: storeContact.email,
    phone: storeContact.phone,
    fdaStatement: FDA_STATEMENT,
    providerNotice: PROVIDER_NOTICE,
  },
  /** Set in the environment: the running store fills it in. */
  later: ['chatsKept'],
} as const;
