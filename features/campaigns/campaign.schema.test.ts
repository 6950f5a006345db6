import { expect, test } from 'vitest';
import { type CampaignKind, storesOwnWords } from './campaign.ts';
import { checkCampaignForm } from './campaign.schema.ts';

const typed = {
  name: '2026 giveaway',
  enabled: 'on',
  startsAt: '2026-09-01T00:00',
  endsAt: '2026-12-12T23:59:59',
  popupsUntil: '2026-12-10T23:59',
  drawingAt: '2026-12-13T12:00',
  prize1: ' a 2026 car ',
  prize2: 'a trip to Jamaica',
  prize3: 'one year of products',
  value1: '$28,000',
  value2: '4000',
  value3: ' 1,200 ',
};
const errorsOf = (change: object, kind: CampaignKind = 'giveaway') => {
  const checked = checkCampaignForm(kind, { ...typed, ...change });
  return checked.ok ? {} : checked.fieldErrors;
};

test('times are New York’s, with seconds or without; values are whole dollars', () => {
  expect(checkCampaignForm('giveaway', typed)).toEqual({
    ok: true,
    change: {
      name: '2026 giveaway',
      enabled: true,
      startsAt: '2026-09-01T04:00:00.000Z',
      endsAt: '2026-12-13T04:59:59.000Z',
      popupsUntil: '2026-12-11T04:59:00.000Z',
      drawingAt: '2026-12-13T17:00:00.000Z',
      prizes: ['a 2026 car', 'a trip to Jamaica', 'one year of products'],
      prizeValues: [28_000, 4_000, 1_200],
      ...storesOwnWords,
      termsConfirmed: false,
    },
  });
});

test('a box that is not ticked switches off, and an empty time is open', () => {
  expect(checkCampaignForm('prayer', { name: 'Prayers' })).toMatchObject({
    ok: true,
    change: { enabled: false, startsAt: null, endsAt: null },
  });
});

test.each([
  ['an end before the start', { startsAt: '2027-01-01T00:00' }, ['endsAt']],
  ['no end', { endsAt: '' }, ['endsAt']],
  ['no drawing', { drawingAt: '' }, ['drawingAt']],
  ['a drawing before the end', { drawingAt: '2026-12-12T12:00' }, ['drawingAt']],
  ['windows after the end', { popupsUntil: '2026-12-13T00:00' }, ['popupsUntil']],
  ['no start', { startsAt: '' }, ['startsAt']],
  ['two prizes', { prize3: ' ' }, ['prize3']],
  ['a prize without a value', { value2: '' }, ['value2']],
  ['a value of nothing', { value1: '0' }, ['value1']],
  ['a value in cents', { value1: '28000.50' }, ['value1']],
  ['a value beyond ten million', { value1: '10000001' }, ['value1']],
  ['no name', { name: '' }, ['name']],
  ['what is no time', { endsAt: 'tomorrow' }, ['endsAt']],
  ['a day that no month has', { startsAt: '2026-13-40T00:00' }, ['startsAt']],
])('a giveaway with %s is not taken', (_what, change, fields) => {
  expect(Object.keys(errorsOf(change))).toEqual(fields);
});

test('another campaign has no prizes and needs no end, whatever is sent', () => {
  const checked = checkCampaignForm('prayer', { ...typed, endsAt: '' });
  expect(checked).toMatchObject({ ok: true, change: { endsAt: null, drawingAt: null, prizes: [] } });
});

const notice = { name: 'Tea week', text: 'All teas\n are here.', button: 'See them', link: '/shop?q=tea' };

test('each kind keeps the words that it shows, and no others', () => {
  const changeOf = (kind: CampaignKind, input: object) => {
    const checked = checkCampaignForm(kind, { name: 'One', ...input });
    return checked.ok ? checked.change : checked.fieldErrors;
  };
  expect(changeOf('slide-in', { ...notice, title: 'No place for it' })).toMatchObject({
    title: '',
    text: 'All teas are here.',
    button: 'See them',
    link: '/shop?q=tea',
  });
  expect(changeOf('exit-window', { title: 'Stay', text: 'We write now and then.' })).toMatchObject({
    title: 'Stay',
    text: 'We write now and then.',
    button: '',
  });
  expect(changeOf('giveaway', { ...typed, picture: 'sisters', publishWinners: 'on' })).toMatchObject({
    picture: 'sisters',
    publishWinners: true,
  });
  expect(changeOf('prayer', { ...notice, picture: 'sisters' })).toMatchObject({ picture: null, link: '' });
});

test.each([
  ['slide-in', { ...notice, text: ' ' }, ['text']],
  ['slide-in', { ...notice, button: '' }, ['button']],
  ['slide-in', { ...notice, link: 'https://elsewhere.example' }, ['link']],
  ['slide-in', { ...notice, link: '//elsewhere.example' }, ['link']],
  ['slide-in', { ...notice, link: '/\\elsewhere.example' }, ['link']],
  ['exit-window', { title: '', text: 'Words' }, ['title']],
  ['exit-window', { title: 'Stay', text: 'x'.repeat(401) }, ['text']],
  ['giveaway', { picture: 'nothing' }, ['picture']],
] as const)('a %s with %o is not taken', (kind, change, fields) => {
  expect(Object.keys(errorsOf(change, kind))).toEqual(fields);
});
