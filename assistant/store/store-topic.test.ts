import { expect, test } from 'vitest';
import { firstKnowledge } from '#content/knowledge/index.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { readStoreTopics } from './store-topic.ts';

const topicOf = (text: string) => sharedUnderstanding().readTurn([{ from: 'visitor', text }]).storeTopic;

test.each([
  ['where yall located at', 'store-location'],
  ['Where are you guys based?', 'store-location'],
  ['can i pick up my order in person', 'store-location'],
  ['what is your address', 'store-location'],
  ['what time do you close', 'contact-hours'],
  ['yall open on sunday', 'contact-hours'],
  ['whats your phone number', 'contact-hours'],
  ['i wanna talk to a real person', 'contact-hours'],
  ['is your stuff tested by somebody', 'our-testing'],
  ['do you check the vitamins for heavy metals', 'our-testing'],
  ['where are your products made', 'where-made'],
  ['is this stuff made in china', 'where-made'],
  ['do you ship to georgia', 'where-we-ship'],
  ['yall deliver down to north carolina?', 'where-we-ship'],
  ['can you ship to my sister in Jamaica', 'where-we-ship'],
  ['who owns this company', 'who-owns'],
  ['are you black owned', 'who-owns'],
  ['do you sell my data', 'data-not-sold'],
  ['what yall do with my email', 'data-not-sold'],
  ['can i return it if i opened the bottle', 'returns-opened'],
  ['i tried some already can i get my money back', 'returns-opened'],
])('%j asks for %s', (text, topic) => {
  expect(topicOf(text)).toBe(topic);
});

test.each([
  'what time should i take magnesium',
  'how much is shipping',
  'can I send my blood to a lab in Texas',
  'my lab test came back high',
  'where does vitamin D come from',
  'where is the thyroid located',
  'can i return unopened bottles',
  'do you sell vitamin c',
  'my doctor tested my iron',
  'how many hours should i sleep',
  'my nose will not open up',
  'i opened the bottle and it smells odd',
  'who should not take turmeric',
])('%j asks nothing of the store itself', (text) => {
  expect(topicOf(text)).toBeUndefined();
});

test('every topic is an entry of the first knowledge', () => {
  const known = new Set(firstKnowledge.map(({ id }) => id));
  expect(Object.keys(readStoreTopics()).filter((topic) => !known.has(topic))).toEqual([]);
});
