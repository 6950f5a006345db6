import { momentInWords } from '#content/date-words.ts';
import { isMessageList, listLabels } from './message-list.ts';

interface ActedOn {
  action: string;
  subject: string;
  details: Record<string, unknown>;
}

const listInWords = (name: string) =>
  name === 'mail' || isMessageList(name) ? listLabels[name].toLowerCase() : name;

/** What was done, after the name of who did it: 'drew the winners of giveaway-2025'. */
const sentences = new Map(
  Object.entries<(subject: string) => string>({
    'account.delete': (subject) => `deleted the account ${subject}`,
    'chats.read': () => 'read chats that need a better answer',
    'activity.export': () => 'exported the activity',
    'people.read': (subject) => `looked up what the store holds of ${subject}`,
    'people.export': (subject) => `exported what the store holds of ${subject}`,
    'people.erase': (subject) => `erased ${subject}`,
    'admin.accept': () => 'accepted the invitation to look after the store',
    'admin.invite': (subject) => `invited ${subject} to look after the store`,
    'admin.role': (subject) => `changed the role of ${subject}`,
    'admin.second-step': (subject) => `changed whether administrators need a second step: ${subject}`,
    'admin.withdraw': (subject) => `withdrew the invitation of ${subject}`,
    'admin.forget-second-step': (subject) => `had the second step of ${subject} forgotten`,
    'admin.grant': (subject) => `made ${subject} an administrator`,
    'admin.revoke': (subject) => `made ${subject} a customer again`,
    'campaigns.archive': (subject) => `archived the campaign ${subject}`,
    'campaigns.copy': (subject) => `copied a campaign to ${subject}`,
    'campaigns.create': (subject) => `made the campaign ${subject}`,
    'campaigns.restore': (subject) => `brought the campaign ${subject} back`,
    'campaigns.update': (subject) => `changed the campaign ${subject}`,
    'giveaway.confirm': (subject) => `had a confirmation sent again to ${subject}`,
    'giveaway.draw': (subject) => `drew the winners of ${subject}`,
    'giveaway.export-ids': (subject) => `downloaded the list of entries of ${subject}`,
    'giveaway.read': (subject) => `looked at the winners of ${subject}`,
    'giveaway.notify': (subject) => `had the entry of ${subject} told again`,
    'giveaway.winner-confirmed': (subject) => `marked a winner of ${subject} as confirmed`,
    'giveaway.winner-declined': (subject) => `marked a winner of ${subject} as declined`,
    'giveaway.winner-sent': (subject) => `marked a prize of ${subject} as sent`,
    'giveaway.winner-written': (subject) => `wrote to a winner of ${subject}`,
    'desk.search': () => 'searched the desk',
    'inbox.answer': (subject) => `answered the message ${subject}`,
    'inbox.change': (subject) => `changed the message ${subject}`,
    'inbox.read': (subject) => `opened the message ${subject}`,
    'inbox.note': (subject) => `wrote a note to the message ${subject}`,
    'knowledge.create': (subject) => `wrote the knowledge entry ${subject}`,
    'knowledge.delete': (subject) => `deleted the knowledge entry ${subject}`,
    'knowledge.restore': (subject) => `brought the knowledge entry ${subject} back`,
    'knowledge.export': () => 'exported the knowledge',
    'knowledge.import': () => 'imported knowledge entries',
    'knowledge.undo': (subject) => `brought back how the knowledge entry ${subject} stood`,
    'knowledge.update': (subject) => `changed the knowledge entry ${subject}`,
    'letters.call-back': (subject) => `called the letter ${subject} back`,
    'letters.create': (subject) => `began the letter ${subject}`,
    'letters.delete': (subject) => `deleted the letter ${subject}`,
    'letters.send': (subject) => `had the letter ${subject} sent`,
    'letters.test': (subject) => `sent a test of the letter ${subject}`,
    'letters.update': (subject) => `changed the letter ${subject}`,
    'listings.add': (subject) => `typed in the listing ${subject}`,
    'listings.change': (subject) => `changed the listing ${subject}`,
    'listings.delete': (subject) => `deleted the listing ${subject}`,
    'listings.hide': (subject) => `hid the listing ${subject}`,
    'listings.show': (subject) => `showed the listing ${subject} again`,
    'mail.retry': (subject) => `sent the mail ${subject} again`,
    'messages.export': (subject) => `exported the list of ${listInWords(subject)}`,
    'messages.read': (subject) => `looked at the list of ${listInWords(subject)}`,
    'settings.update': (subject) => `changed the settings: ${subject}`,
    'sources.add': (subject) => `added the source ${subject}`,
    'sources.change': (subject) => `changed the source ${subject}`,
    'sources.disable': (subject) => `switched the source ${subject} off`,
    'sources.enable': (subject) => `switched the source ${subject} on`,
    'sources.delete': (subject) => `deleted the source ${subject}`,
    'sources.fetch': (subject) => `fetched ${subject}`,
  }),
);

/** Of what has no sentence yet, its own name says what it was. */
export function activityInWords({ action, subject }: Pick<ActedOn, 'action' | 'subject'>): string {
  const sentence = sentences.get(action);
  return sentence ? sentence(subject) : `${action} ${subject}`.trim();
}

/** What changed from what to what, or what else was kept with it, one line each. Moments are the store's. */
export function detailsInWords(details: ActedOn['details']): string[] {
  const { before, after, ...rest } = details;
  const old = isRecord(before) ? before : {};
  const changes = Object.entries(isRecord(after) ? after : {})
    .map(([name, value]) => ({ name, from: shown(old[name]), to: shown(value) }))
    // Of a form some is saved as it was.
    .filter(({ from, to }) => from !== to)
    .map(({ name, from, to }) => `${inWords(name)}: from ${from} to ${to}`);
  return [...changes, ...Object.entries(rest).map(([name, value]) => `${inWords(name)}: ${shown(value)}`)];
}

/** 'drawingAt' as people read it: 'Drawing at'. */
function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return MOMENT.test(value) ? momentInWords(new Date(value)) : value;
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(shown).join(', ');
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, one]) => `${name} ${shown(one)}`)
      .join(' ');
  return JSON.stringify(value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
