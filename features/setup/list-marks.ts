import { claimNames } from '#content/badges.ts';
import { isPlaceholder } from '#content/placeholders.ts';
import { firstOrderDiscount, unsaidProfile } from '#content/store-profile.ts';
import type { SetupState } from './setup-state.ts';
import { accessMark, shelvesMark, shopMark, versionMark } from './shop-marks.ts';
import { done, tried } from './mark-states.ts';
import type { SetupMark } from './setup-mark.ts';

const FACTS = { label: 'Store facts', href: '/account/settings#facts' };

/** The checklist, in the order in which a shop is opened. */
export function listMarks(state: SetupState): SetupMark[] {
  return [
    shopMark(state),
    accessMark(state),
    versionMark(state),
    shelvesMark(state),
    contact(state),
    promises(state),
    claims(state),
    discount(state),
    mail(state),
    orders(state),
    domain(state),
    texts(state),
    giveaway(state),
    database(state),
    feeds(state),
    chat(state),
    voice(state),
  ];
}

function contact({ profile, live }: SetupState): SetupMark {
  const { email, phone, addressLines } = profile;
  const unsaid = (text: string) => text === '' || isPlaceholder(text);
  const missing = [
    live && profile.name === unsaidProfile.name && 'the name of the store',
    unsaid(addressLines.join(' ')) && 'the postal address',
    unsaid(email) && 'the email address',
    unsaid(phone) && 'the phone number',
  ].filter((part) => part !== false);
  return {
    id: 'contact',
    title: 'Name and contact',
    state: done(missing.length === 0),
    says:
      missing.length === 0
        ? `${profile.name} can be reached by letter, mail and phone. All pages and mails call the store by this name.`
        : `Not said yet: ${missing.join(', ')}. Every newsletter has to carry a postal address by law.`,
    where: FACTS,
  };
}

function promises({ profile }: SetupState): SetupMark {
  const { shipping, shipsWithin, returnDays } = profile;
  const missing = [
    Object.values(shipping.methods).every(({ cents }) => cents === null) && 'what shipping costs',
    shipsWithin === '' && 'when orders leave',
    returnDays === null && 'the days for returns',
  ].filter((part) => part !== false);
  return {
    id: 'promises',
    title: 'Shipping and returns',
    state: done(missing.length === 0),
    says:
      missing.length === 0
        ? 'The store says what you promise. Keep the prices equal to those of your shop’s checkout.'
        : `Not said yet: ${missing.join(', ')}. Until then no page promises it.`,
    where: FACTS,
  };
}

function claims({ profile, claimsDecided }: SetupState): SetupMark {
  const { length } = profile.claims;
  return {
    id: 'claims',
    title: 'Claims',
    state: done(claimsDecided),
    says: claimsDecided
      ? `${length} of ${claimNames.length} claims are shown, those you confirmed.`
      : 'Confirm below what you can prove of your products. Nothing else is shown.',
    where: { label: 'Claims below', href: '#claims' },
  };
}

function discount({ profile, tests, live }: SetupState): SetupMark {
  const promised = firstOrderDiscount(profile);
  if (!promised)
    return {
      id: 'discount',
      title: 'Discount code',
      state: 'optional',
      says: 'No code is promised to anybody. Make one in your shop and name it here, if you want one.',
      where: FACTS,
    };
  const { code, percent } = promised;
  const known = tests.discount?.ok === true;
  return {
    id: 'discount',
    title: 'Discount code',
    state: done(known || !live),
    says: known
      ? `A cart takes ${code}. The newsletter promises ${percent}% with it.`
      : `The newsletter would promise ${percent}% with ${code}. Check that your shop takes it: until then nobody is promised anything.`,
    where: FACTS,
    test: { name: 'discount', label: 'Check with a cart' },
    tested: tests.discount,
  };
}

const mail = ({ smtp, tests, live }: SetupState): SetupMark => ({
  id: 'mail',
  title: 'Mail',
  state: smtp ? done(tests.mail?.ok === true) : live ? 'open' : 'optional',
  says: smtp
    ? 'A mail server is set. Send yourself a mail, and look whether it came and where.'
    : live
      ? 'No mail leaves: nobody can confirm an account, choose a new password or subscribe. Set SMTP_URL and MAIL_FROM.'
      : 'Mails stay in the outbox of the demo. Set SMTP_URL and MAIL_FROM to send them.',
  test: { name: 'mail', label: 'Send me a test mail' },
  tested: tests.mail,
});

const orders = ({ live, adminToken, tests }: SetupState): SetupMark => ({
  id: 'orders',
  title: 'Orders',
  state: live ? tried(adminToken, tests.orders) : 'optional',
  says: !live
    ? 'Customers see the orders of the demo checkout.'
    : adminToken
      ? 'Customers see their orders once they have proven their address.'
      : 'Customers do not see their orders. Make a token with the scopes read_orders and read_all_orders, and set SHOPIFY_ADMIN_TOKEN.',
  ...((adminToken || !live) && { test: { name: 'orders' as const, label: 'Read orders' } }),
  tested: tests.orders,
});

function domain({ storeUrl, storeUrlIsSet }: SetupState): SetupMark {
  const secure = storeUrl.startsWith('https://');
  return {
    id: 'domain',
    title: 'Domain and https',
    state: done(storeUrlIsSet && secure),
    says: !storeUrlIsSet
      ? 'Set STORE_URL to the address that shoppers type, such as https://www.your-shop.com.'
      : secure
        ? `The store answers at ${storeUrl}.`
        : `The store answers at ${storeUrl}, without encryption. Put it behind https and set STORE_URL to that address.`,
  };
}

const texts = ({ textsRead }: SetupState): SetupMark => ({
  id: 'texts',
  title: 'Privacy, terms and disclaimer',
  state: done(textsRead),
  says: textsRead
    ? 'You have read the three texts and made them yours.'
    : 'The texts in content/legal describe what this software does. They are a start and no legal advice: put in the law of your state and the services you use, have a lawyer read them, then confirm below.',
  where: { label: 'Read them', href: '/privacy' },
});

const giveaway = ({ giveawayUnconfirmed }: SetupState): SetupMark => ({
  id: 'giveaway',
  title: 'Giveaway',
  state: done(!giveawayUnconfirmed),
  says: giveawayUnconfirmed
    ? 'A giveaway is switched on whose prizes and rules you have not confirmed. Confirm them, or switch it off.'
    : 'No giveaway runs with prizes or rules that you have not confirmed.',
  where: { label: 'Campaigns', href: '/account/campaigns' },
});

const database = ({ postgres }: SetupState): SetupMark => ({
  id: 'database',
  title: 'Database',
  state: postgres ? 'done' : 'optional',
  says: postgres
    ? 'PostgreSQL holds everything. Back it up every day.'
    : 'An embedded database in DATA_DIR holds everything. It is enough to begin with; set DATABASE_URL for PostgreSQL with backups and more than one instance.',
});

const feeds = ({ sources }: SetupState): SetupMark => ({
  id: 'feeds',
  title: 'Community lists',
  state: sources > 0 ? 'done' : 'optional',
  says:
    sources > 0
      ? `${sources} ${sources === 1 ? 'source is' : 'sources are'} read for events, groups and stories.`
      : 'The community page lists nothing yet. Add calendars and feeds from near your customers.',
  where: { label: 'Sources', href: '/account/sources' },
});

const chat = ({ chatModel, tests }: SetupState): SetupMark => ({
  id: 'chat',
  title: 'Assistant',
  state: chatModel ? tried(true, tests.chat) : 'optional',
  says: chatModel
    ? 'A language model writes the answers, from your knowledge and your catalog.'
    : 'The assistant answers from its knowledge without a language model. Set AI_BASE_URL, AI_API_KEY and AI_MODEL for freer answers.',
  ...(chatModel && { test: { name: 'chat' as const, label: 'Ask the model' } }),
  tested: tests.chat,
});

const voice = ({ realtime, tests }: SetupState): SetupMark => ({
  id: 'voice',
  title: 'Voice',
  state: realtime ? tried(true, tests.voice) : 'optional',
  says: realtime
    ? 'A voice model speaks with shoppers.'
    : 'The browser hears and speaks by itself. Set REALTIME_URL, REALTIME_API_KEY and REALTIME_MODEL for a voice model.',
  ...(realtime && { test: { name: 'voice' as const, label: 'Call the model' } }),
  tested: tests.voice,
});
