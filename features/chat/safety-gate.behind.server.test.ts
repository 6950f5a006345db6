import { expect, test } from 'vitest';
import { gate, openingOf, ruleOf } from '#tests/support/assessed-message.ts';

const SPARKLES = '3 weeks postpartum and got a headache wont quit and seeing sparkles';

test.each([
  ['i took tylenol and my feet real swole too. would the electrolytes help', SPARKLES],
  ['my head still killing me', SPARKLES],
  ['now my hands puffy and I feel sick', SPARKLES],
])(
  '%s: another sign of an emergency, or what was taken for it, is told whom to call again',
  (message, earlier) => {
    expect(ruleOf(message, earlier)).toBe('emergency:postpartum');
    expect(ruleOf(message, earlier, 'ok')).toBe('emergency:postpartum');
  },
);

test.each([
  ['what vitamin is good for energy', SPARKLES],
  ['no it was just from working out, I am sore all over', 'I have chest pain'],
  ['the doctor said it was gas, what helps swelling', 'I have chest pain'],
])('%s: asks something else behind an emergency, or clears it up', (message, earlier) => {
  expect(ruleOf(message, earlier)).not.toMatch(/^emergency:/);
});

test('who explains an emergency away hears whom to call again, and gets no products for it', () => {
  const earlier = ['my chest tight and my left arm feel heavy since i got off the mower', 'im 58'];
  for (const message of [
    "it's prolly just gas right what yall got for gas",
    'maybe its just stress, i need something for stress',
    'im gonna sleep it off. got any magnesium',
  ])
    expect(gate.assess({ message, earlier })).toMatchObject({ kind: 'answered', level: 'emergency' });
  expect(ruleOf("it's prolly just gas right what yall got for gas")).toBe('');
});

test('who swallowed something hears whom to call before each answer while it stands', () => {
  const earlier = [
    'my toddler got into my purse and ate some of my iron pills',
    'maybe six or seven they 65 mg',
  ];
  const line = /^First: .*1-800-222-1222/;
  expect(openingOf('she acting fine though can i just give her milk', ...earlier)).toMatch(line);
  expect(openingOf('what helps with sleep', ...earlier, 'ok', 'thanks')).not.toMatch(line);
});

test('who says that it was meant is told whom to call again, who was only joking is not', () => {
  const dying = 'honestly i dont even wanna be here no more since the baby came';
  expect(ruleOf('sorry that was alot i meant it tho', dying)).toBe('emergency:self-harm');
  expect(ruleOf('im not playing', 'my chest is crushing and my arm numb')).toBe('emergency:heart');
  expect(ruleOf('sorry i was joking, what vitamins help hair', dying)).not.toMatch(/^emergency/);
});

test('what may be one of another kind does not take the place of an emergency that stands', () => {
  const earlier = 'im 3 weeks postpartum with a bad headache and seeing spots and my feet swole';
  const message = 'i dont have nobody to watch the baby can i just take some magnesium';
  expect(ruleOf(message, earlier)).toBe(ruleOf(earlier));
  expect(openingOf(message, earlier)).toMatch(/^Call 911 now[^]*988[^]*$/);
});

test('behind an emergency the number of that one is named, and no other', () => {
  expect(openingOf('what is zinc for', 'I have chest pain')).toMatch(/call 911\. (?!.*(?:988|222))/);
  expect(openingOf('what is zinc for', 'I want to die')).toMatch(/call or text 988\. (?!.*(?:911|222))/);
  expect(openingOf('what is zinc for', 'I took 30 melatonin pills')).toMatch(
    /Poison Control at 1-800-222-1222, or 911 with trouble breathing (?!.*988)/,
  );
});
