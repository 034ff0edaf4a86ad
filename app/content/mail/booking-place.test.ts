import { expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { officeIn } from '../company/offices.ts';
import { bookingPlace } from './booking-email.ts';

const place = { channel: 'office', phone: '', videoUrl: null } as const;

it.each(languages)('a meeting at the office has the address of the footer in %s', (language) => {
  const { street } = officeIn(language, 'montreal');
  expect(bookingPlace(language, { ...place, office: '' })).toMatch(`${street}, Montr`);
});

it('each language has its own word for a suite', () => {
  const streets = languages.map((language) => officeIn(language, 'montreal').street);
  expect(streets).toEqual([
    expect.stringContaining('bureau 300'),
    expect.stringContaining('Suite 300'),
    expect.stringContaining('oficina 300'),
  ]);
});

it('an address set by the agency stands as it is', () => {
  const office = '12, rue du Méridien, Québec';
  expect(bookingPlace('en', { ...place, office })).toBe(office);
});
