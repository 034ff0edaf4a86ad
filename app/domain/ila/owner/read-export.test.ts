import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { hoursText } from '../hours/weekly-hours.ts';
import { exportLimits } from './export-file.ts';
import { readExport } from './read-export.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const reading = { host: 'trois-ponts.example', now };

const review = (id: string, starRating: string, createTime: string, reply?: string) => ({
  name: `accounts/1/locations/2/reviews/${id}`,
  reviewer: { displayName: 'Camille Tremblay' },
  starRating,
  comment: 'Le meilleur pain du quartier.',
  createTime,
  ...(reply !== undefined && { reviewReply: { comment: reply, updateTime: createTime } }),
});

const reviews = (...list: readonly unknown[]) => strToU8(JSON.stringify({ reviews: list }));
const five = review('a', 'FIVE', '2026-11-01T10:00:00.123Z', 'Merci !');
const four = review('b', 'FOUR', '2026-03-01T10:00:00Z');

const profile = {
  title: 'Boulangerie des Trois Ponts',
  phoneNumbers: { primaryPhone: '+1 514-555-0142' },
  storefrontAddress: { addressLines: ['1240 rue Beaubien Est'], locality: 'Montréal' },
  websiteUri: 'https://www.trois-ponts.example/',
  regularHours: {
    periods: [
      {
        openDay: 'TUESDAY',
        openTime: { hours: 7 },
        closeDay: 'TUESDAY',
        closeTime: { hours: 18, minutes: 30 },
      },
    ],
  },
};
const olderProfile = {
  locationName: 'Boulangerie des Trois Ponts',
  primaryPhone: '514 555-0142',
  address: { addressLines: ['1240 rue Beaubien Est'], locality: 'Montréal' },
  websiteUrl: 'https://trois-ponts.example/',
  regularHours: {
    periods: [{ openDay: 'TUESDAY', openTime: '07:00', closeDay: 'TUESDAY', closeTime: '18:30' }],
  },
};

const zipped = (files: Zippable, name = 'takeout.zip') =>
  new File([zipSync(files, { level: 0 })], name);
const json = (value: unknown) => strToU8(JSON.stringify(value));
const figuresOf = async (...files: readonly File[]) => (await readExport(files, reading)).figures;

describe('the export of a business profile', () => {
  it.each([
    ['English', 'Google Business Profile', profile],
    ['French', 'Fiche d’établissement Google', olderProfile],
    ['Spanish', 'Perfil de Negocio de Google', profile],
  ])('is read in %s', async (_language, folder, data) => {
    const at = `Takeout/${folder}/account-1/location-2`;
    const file = zipped({
      [`${at}/data.json`]: json(data),
      [`${at}/reviews.json`]: reviews(five, four),
      [`${at}/reviews-Q2h.json`]: reviews(four, review('c', 'ONE', '2026-10-02T10:00:00Z')),
      [`${at}/photo.jpg`]: new Uint8Array(100_000),
      'Takeout/archive_browser.html': strToU8('<html></html>'),
    });
    const { figures, refusals } = await readExport([file], reading);
    expect(refusals).toEqual([]);
    expect(figures.reviews).toEqual({
      count: 3,
      rating: 3.33,
      answered: 1,
      first: '2026-03-01',
      last: '2026-11-01',
      recent: 2,
    });
    expect(figures.profile?.name).toBe('Boulangerie des Trois Ponts');
    expect(figures.profile?.hours && hoursText(figures.profile.hours)).toBe(
      'Mo off; Tu 07:00-18:30; We-Su off',
    );
  });

  it('keeps no names or texts of reviews', async () => {
    const figures = await figuresOf(zipped({ 'x/reviews.json': reviews(five, four) }));
    expect(JSON.stringify(figures)).not.toMatch(/Tremblay|meilleur|Merci/);
  });

  it('uses the location whose website is the audited site', async () => {
    const other = { ...profile, title: 'Autre boutique', websiteUri: 'https://autre.example/' };
    const figures = await figuresOf(
      zipped({
        'l1/data.json': json(other),
        'l1/reviews.json': reviews(five, four),
        'l2/data.json': json(profile),
        'l2/reviews.json': reviews(five),
      }),
    );
    expect([figures.profile?.name, figures.reviews?.count]).toEqual([profile.title, 1]);
  });

  it('combines loose files into one location', async () => {
    const figures = await figuresOf(
      new File([reviews(five)], 'avis.json'),
      new File([json(profile)], 'data.json'),
    );
    expect([figures.profile?.name, figures.reviews?.count]).toEqual([profile.title, 1]);
  });
});

describe('the export of Search Console', () => {
  const tables = [
    [
      'English',
      'Top queries,Clicks,Impressions,CTR,Position\nbakery,42,"1,310",3.21%,7.4\nrye bread,0,90,0%,14.2\n',
    ],
    [
      'French',
      'Requêtes les plus fréquentes,Clics,Impressions,CTR,Position\nbakery,42,1310,"3,21 %","7,4"\nrye bread,0,90,"0 %","14,2"\n',
    ],
    [
      'French with semicolons',
      'Requêtes les plus fréquentes;Clics;Impressions;CTR;Position moyenne\r\nbakery;42;1 310;3,21 %;7,4\r\nrye bread;0;90;0 %;14,2\r\n',
    ],
    [
      'Spanish',
      '\ufeffConsultas principales,Clics,Impresiones,CTR,Posición\nbakery,42,1310,"3,21%","7,4"\nrye bread,0,90,0%,"14,2"\n',
    ],
  ] as const;
  const expected = {
    queries: [
      { query: 'bakery', clicks: 42, impressions: 1310, position: 7.4 },
      { query: 'rye bread', clicks: 0, impressions: 90, position: 14.2 },
    ],
    count: 2,
    clicks: 42,
    impressions: 1400,
    onFirstPage: 1310,
    position: 7.8,
  };

  it.each(tables)('is read in %s', async (_language, csv) => {
    expect((await figuresOf(new File([csv], 'table.csv'))).search).toEqual(expected);
  });

  it('is found among the other tables of its archive', async () => {
    const file = zipped({
      'Pages.csv': strToU8(
        'Top pages,Clicks,Impressions,CTR,Position\nhttps://a.example/,1,10,10%,3\n',
      ),
      'Requêtes.csv': strToU8(tables[1][1]),
      'Filtres.csv': strToU8('Filtrer,Valeur\nDate,3 derniers mois\n'),
    });
    expect((await figuresOf(file)).search).toEqual(expected);
  });

  it('is read in UTF-16, as spreadsheets save it', async () => {
    const text = `\ufeff${tables[0][1]}`;
    const wide = Uint8Array.from(
      text.split('').flatMap((each) => {
        const code = each.charCodeAt(0);
        return [code & 255, code >> 8];
      }),
    );
    expect((await figuresOf(new File([wide], 'wide.csv'))).search).toEqual(expected);
  });
});

describe('files that cannot be used', () => {
  const whyOf = async (...files: readonly File[]) =>
    (await readExport(files, reading)).refusals.map(({ why }) => why);

  it.each([
    ['a text', new File(['bonjour'], 'note.txt')],
    ['another JSON', new File(['{"a":1}'], 'a.json')],
    ['broken JSON', new File(['{"reviews":['], 'reviews.json')],
    ['another table', new File(['nom,prix\npain,4\n'], 'prix.csv')],
    ['an empty file', new File([], 'rien.zip')],
    ['an archive without any', zipped({ 'photo.jpg': new Uint8Array(10) })],
    ['reviews of the wrong shape', new File(['{"reviews":[{"stars":"many"}]}'], 'reviews.json')],
  ])('rejects %s', async (_what, file) => {
    expect(await whyOf(file)).toEqual(['nothing-known']);
  });

  it('stops unpacking an archive bomb', async () => {
    const bomb = zipped({ 'reviews.json': [new Uint8Array(9_000_000), { level: 6 }] });
    expect(bomb.size).toBeLessThan(100_000);
    expect(await whyOf(bomb)).toEqual(['bomb']);
  });

  it('rejects entries that are too large together', async () => {
    const large = new Uint8Array(9_000_000).fill(32);
    const files = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.json`, [large, { level: 0 }] as const]),
    );
    expect(await whyOf(zipped(files as Zippable))).toEqual(['bomb']);
  });

  it.each([
    '../../etc/reviews.json',
    '/etc/reviews.json',
    String.raw`..\reviews.json`,
    'C:/reviews.json',
    'a/../../reviews.json',
    'a\u0000b/reviews.json',
    `${'a/'.repeat(200)}reviews.json`,
  ])('ignores an entry with the unsafe path %j', async (path) => {
    const read = await readExport([zipped({ [path]: reviews(five) })], reading);
    expect(read.refusals.map(({ why }) => why)).toEqual(['unsafe-path']);
    expect(read.figures.reviews).toBeNull();
  });

  it('rejects too many entries, and too many files', async () => {
    const many = Object.fromEntries(
      Array.from({ length: exportLimits.entries + 1 }, (_, at) => [`${at}.txt`, new Uint8Array(1)]),
    );
    expect(await whyOf(zipped(many))).toEqual(['too-many-files']);
    const files = Array.from({ length: 11 }, () => new File([reviews(five)], 'reviews.json'));
    expect(await whyOf(...files)).toEqual(['too-many-files']);
  });

  it.each([0.3, 0.6, 0.9])('rejects an archive cut at %d of its length', async (share) => {
    const bytes = zipSync({
      'a/reviews.json': reviews(
        ...Array.from({ length: 500 }, (_, at) =>
          review(String(at), 'FIVE', '2026-01-01T00:00:00Z', `${at * 7919}`),
        ),
      ),
    });
    const cut = new File([bytes.slice(0, bytes.length * share)], 'cut.zip');
    const { figures, refusals } = await readExport([cut], reading);
    expect(figures.reviews).toBeNull();
    expect(refusals).toHaveLength(1);
  });

  it('reports a damaged entry as unreadable', async () => {
    const bytes = zipSync({ 'reviews.json': reviews(five, four) });
    const start = 30 + 'reviews.json'.length;
    bytes.fill(0xff, start, start + 20);
    expect(await whyOf(new File([bytes], 'damaged.zip'))).toEqual(['unreadable']);
  });

  it('reports an encrypted entry as unreadable', async () => {
    const bytes = zipSync({ 'reviews.json': [reviews(five, four), { level: 0 }] });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const directory = view.getUint32(bytes.length - 6, true);
    // The first bit of the general purpose flags, in the local header and in the central directory.
    for (const flags of [6, directory + 8]) view.setUint16(flags, 1, true);
    expect(await whyOf(new File([bytes], 'encrypted.zip'))).toEqual(['unreadable']);
  });

  it('ignores prototype keys', async () => {
    const figures = await figuresOf(
      new File(['{"__proto__":{"reviews":[]},"constructor":1}'], 'reviews.json'),
    );
    expect(figures).toEqual({ profile: null, reviews: null, search: null });
  });
});
