import { expect, it } from 'vitest';
import { channelsOffered, kindsOffered, offerErrors, type Offer } from './offer.ts';

const video = 'https://video.example/iluma';
const ines: Offer = { kinds: ['15', '30'], channels: ['office', 'phone'], videoUrl: null };
const mateo: Offer = { kinds: ['60'], channels: ['video'], videoUrl: null };
const noa: Offer = { ...mateo, videoUrl: 'https://video.example/noa' };

it.each([
  [[ines], video, ['15', '30'], ['phone', 'office']],
  [[ines, mateo], video, ['15', '30', '60'], ['phone', 'video', 'office']],
  [[ines, mateo], null, ['15', '30', '60'], ['phone', 'office']],
  [[noa], null, ['60'], ['video']],
  [[], video, [], []],
] as const)('offers what any member offers: %#', (offers, url, kinds, channels) => {
  expect(kindsOffered(offers)).toEqual(kinds);
  expect(channelsOffered(offers, url)).toEqual(channels);
});

it.each([
  ['15', 'phone', [ines, mateo], video, {}],
  ['60', 'phone', [ines, mateo], video, { channel: 'not-offered' }],
  ['60', 'video', [ines, mateo], video, {}],
  ['60', 'video', [ines, mateo], null, { channel: 'not-offered' }],
  ['60', 'phone', [ines], video, { kind: 'not-offered' }],
  ['15', 'phone', [], video, { member: 'unknown' }],
] as const)('checks %s minutes by %s against %j', (kind, channel, offers, url, errors) => {
  expect(offerErrors({ kind, channel }, offers, url)).toEqual(errors);
});
