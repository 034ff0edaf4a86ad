import { expect, it } from 'vitest';
import { computingTime } from '../../../../test/computing-time.ts';
import { readSiteAddress } from './site-address.ts';

it.each([
  ['Boulangerie-É.example', 'xn--boulangerie--meb.example'],
  ['https://Straße.example/Über', 'https://xn--strae-oqa.example/%C3%9Cber'],
  ['xn--strae-oqa.example', 'xn--strae-oqa.example'],
  ['PAIN.Example.', 'pain.example'],
  ['https://www.pain.example./', 'https://www.pain.example'],
  ['https://pain.example:443/', 'https://pain.example'],
  ['pain.example:8080', 'pain.example:8080'],
  ['http://[2606:4700::1111]/', 'http://[2606:4700::1111]'],
  ['//pain.example', 'pain.example'],
  // Mistakes that leave no doubt about the address.
  ['https:/pain.example', 'https://pain.example'],
  ['http//pain.example', 'http://pain.example'],
  ['https://http://pain.example', 'http://pain.example'],
  ['https:// pain.example', 'https://pain.example'],
  ['“pain.example”,', 'pain.example'],
  ['<https://pain.example/menu>', 'https://pain.example/menu'],
])('%j is read as %s', (typed, address) => {
  expect(readSiteAddress(typed)).toMatchObject({ ok: true, value: { address } });
});

it.each([
  'pain',
  'localhost',
  'inès@pain.example',
  'https://ines:secret@pain.example',
  'mailto:ines@pain.example',
  'ftp://pain.example',
  'pain doré.example',
  'pain..example',
  'pain!.example',
  '2606:4700::1111',
])('%j is not the address of a site', (typed) => {
  expect(readSiteAddress(typed)).toEqual({ ok: false, error: 'not-a-site' });
});

it.each([
  'https://instagram.com/kebab.ines/',
  'fr-fr.facebook.com/PainDore',
  'g.page/pain-dore',
  'https://linktr.ee/pain.dore',
  'beacons.ai/paindore',
  'https://www.google.com/maps/place/Pain+Dor%C3%A9',
  'https://www.tripadvisor.fr/Restaurant_Review-pain-dore',
  'doctolib.fr/osteopathe/angers/ines',
])('%j is a profile on another company’s site', (typed) => {
  expect(readSiteAddress(typed)).toEqual({ ok: false, error: 'profile' });
});

it.each(['sites.google.com/view/pain-dore', 'pain-dore.carrd.co', 'myfacebook.com'])(
  '%j may be a site of a business',
  (typed) => {
    expect(readSiteAddress(typed)).toMatchObject({ ok: true });
  },
);

it('refuses a long text before it looks for marks around an address', async () => {
  const text = `${','.repeat(20_000)}a`;
  const time = await computingTime(() =>
    expect(readSiteAddress(text)).toEqual({ ok: false, error: 'too-long' }),
  );
  expect(time).toBeLessThan(50);
});
