import { CONNECTION_LOST } from '#platform/forms/connection-lost.ts';
import { firstOrderDiscount, type StoreProfile } from '#content/store-profile.ts';

type Promised = Pick<StoreProfile, 'name' | 'discountCode' | 'discountPercent'>;

/** What the newsletter promises: the code where there is one, else nothing but itself. */
export function newsletterPromises(profile: Promised) {
  const { name } = profile;
  const discount = firstOrderDiscount(profile);
  if (!discount)
    return {
      heading: 'Good words, now and then',
      sent: 'Welcome! Check your email and confirm your address.',
      next: 'Open the mail and press the button in it. Nothing there? Look among the spam.',
      open: `Confirm that you want the ${name} newsletter.`,
      done: 'The next newsletter comes to your inbox.',
    };
  const { code, percent } = discount;
  return {
    heading: `Good words, and ${percent}% off your first order`,
    sent: `Welcome! Check your email for your ${percent}% discount code!`,
    next: 'Open the mail and press the button in it. Then comes the code. Nothing there? Look among the spam.',
    open: `Confirm that you want the ${name} newsletter, and we send your code for ${percent}% off your first order.`,
    done: `Your code is ${code}. It is on its way to your inbox as well: type it at the checkout, and your first order costs ${percent}% less.`,
  };
}

/** What every box for subscribers says under the field: the code comes after the address is confirmed. */
const CONFIRM_FIRST =
  'First we send a link to confirm that this address is yours. You can unsubscribe with one click at any time.';

/** The block of the home page and the box of the community page. */
export const newsletter = {
  home: {
    text: 'Offers and plain words about health, now and then.',
  },
  community: {
    title: 'News from the community',
    text: 'Offers, events and screenings, now and then.',
  },
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  hint: CONFIRM_FIRST,
  failure: { title: 'That did not work', description: 'Please try again later.' },
  lost: CONNECTION_LOST,
} as const;

/** In a live shop whose owner has set no mail server: nobody could confirm. */
export const NEWSLETTER_NOT_YET =
  'We cannot subscribe anybody yet: this store sends no mail so far. Please come back later.';

/** The pages that the box and the mails lead to. */
export const newsletterPages = {
  /** Of the box itself: for a browser without script, and for who comes back. */
  box: {
    title: 'Newsletter',
    description: 'Offers and plain words about health, now and then. You can unsubscribe with one click.',
  },
  confirm: {
    open: {
      title: 'One press to go',
      button: 'Confirm',
    },
    done: {
      title: 'You are subscribed',
      link: 'Shop Products',
    },
    gone: {
      title: 'This link no longer works',
      text: 'It was used after seven days, or you unsubscribed since. Sign up again, and we send a new one.',
    },
    prayer: {
      open: 'Confirm that you want our prayers and updates.',
      done: 'The next prayer or update comes to your inbox.',
      gone: 'It was used after seven days, or you unsubscribed since.',
    },
  },
  unsubscribe: {
    open: {
      title: 'No more newsletters?',
      text: 'Press the button, and no newsletter goes to this address any more. Mails about an order or your account still do.',
      button: 'Unsubscribe',
    },
    done: {
      title: 'You are unsubscribed',
      text: 'It counts from now. If that was a mistake, you can sign up again.',
      link: 'Sign up again',
    },
    prayer: {
      title: 'No more prayers and updates?',
      text: 'Press the button, and no prayer and no update goes to this address any more. Mails about an order or your account still do.',
      done: 'It counts from now.',
    },
  },
} as const;
