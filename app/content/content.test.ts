import { describe, expect, it } from 'vitest';
import { agencyName } from '#app/domain/agency-name.ts';
import { languages } from '#app/i18n/languages.ts';
import { withoutLinks } from '#app/i18n/linked-text.ts';
import { fontCharacters } from '../../scripts/font-characters.ts';
import { officesIn } from './company/offices.ts';
import { contentOf } from './content.ts';
import type { Content } from './shape.ts';

/** Articles and the words that people type are left out: each language has its own, and their number may differ. */
const copies = (Object.keys(contentOf('fr')) as (keyof Content)[])
  .filter((name) => !['articles', 'askedFor', 'askedOfGuide', 'elsewhere'].includes(name))
  .map(
    (name) =>
      [name, Object.fromEntries(languages.map((each) => [each, contentOf(each)[name]]))] as const,
  );

/** Every value of a part by its path, such as `faq.items.2.question`. */
function leaves(value: unknown, path: string[] = []): (readonly [path: string, value: unknown])[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]))
    : [[path.join('.'), value]];
}

const others = ['en', 'es'] as const;
const cases = copies.flatMap(([name, copy]) =>
  others.map((language) => ({ name, language, copy })),
);

/** Proper names and formats: the same in every language. */
const names = [
  officesIn('fr').flatMap(({ city, locality, street }) => [city, locality, street]),
  contentOf('fr').team.map(({ name }) => name),
  Object.values(contentOf('fr').cases.studies).flatMap(({ client, testimonial }) => [
    client,
    testimonial.author,
  ]),
  Object.values(contentOf('fr').home.cases.items).map(({ author }) => author),
  ['ADLUMA', 'BlogIA', 'HUB', 'ILA', 'ILLUMATCH', 'ILUMATCH', 'Landing', 'LandingPage'],
  ['SEO-IA', 'Landing Page'],
  ['Montréal', 'New York'],
  ['Laval', 'Longueuil'],
  ['Wilmington', 'Paris', 'East River', 'Seine', 'Marne'],
  ['Français', 'English', 'Español', 'fr · en · es', 'SEO', 'RGPD'],
  ['Google', 'Google Ads', 'Google Maps', 'Instagram', 'Meta Ads', 'YouTube', 'YouTube SEO'],
  ['WordPress', 'Wix', 'Shopify', 'Squarespace'],
  ['Landing pages', 'Blog', 'Cookies', 'CRM', 'CEO', 'COO', 'UTF-8', 'UTF-16'],
  ['google ads', 'meta ads', 'youtube', 'seo', 'landing pages', 'e-commerce', 'Top 3', 'FAQ'],
].flat();

/** Quoted by the specification or by HTTP, hence the same in every language. */
const quoted = /^(?:Unexpected Application Error!|[45]\d\d [A-Z][\w ]+|NEW)$/;

/** Words that happen to be spelled as in French. */
const cognates: Record<(typeof others)[number], readonly string[]> = {
  en: [
    ...'Analytics Animations Article Articles Budget Client Contact Conversion Conversions Engagement Excellent France Guide'.split(
      ' ',
    ),
    ...'Impressions Interactions Leads Marketing Menu Modules Normal Page Pages Podcasts Points Question'.split(
      ' ',
    ),
    ...'Questions Score Service Services Signal Solutions Total entrepreneurs impression impressions leads minute minutes modules podcasts'.split(
      ' ',
    ),
    'Action',
    'Assistant',
    'Source',
    'Sources',
    'Active',
    'Favorable',
    'Intelligent',
    'Champions',
    'Nurturing',
    'Segment',
    'Segmentation',
    'Permissions',
    'Journal',
    'Webhook',
    'Webhooks',
    '{count} km',
    '{m} min',
    '{count} page',
    '{count} pages',
    '{count} question',
    '{count} questions',
    '+{count} point',
    '+{count} points',
    'Note',
    ...'Export Format Clients clients scores notes Notes Date Document documents journal Message Type'.split(
      ' ',
    ),
    'Notifications',
    'E-commerce',
    'Taxes',
    'Entrepreneurs',
    'Prospect',
    'Prospects',
    'Rivière des Prairies',
  ],
  es: [
    'Agenda',
    `CRM ${agencyName}`,
    'HUB central',
    'IA',
    'SEO local',
    '{count} km',
    '{m} min',
  ].concat(
    'Bien Clics Contraste Disponible Favorable Responsable responsable Leads Normal Webhook Webhooks invisible leads euros 48h'.split(
      ' ',
    ),
  ),
};

/** The placeholders of a sentence. */
const fillables = [
  'url',
  'situation sector',
  'number price town',
  'office',
  'when',
  'member',
  'better rank worse found wanted',
  'amount area at available average browser budget campaigns categories channels',
  'contrasts cost count cpc customers cvr date days effort engine field format from',
  'gained gain high hosts hours keyword Keyword label languages language limit low',
  'members month monthly most name next once outcome Phrase phrase range rate rating readers reference role room rules score',
  'screens seed term topic Topic total to unit value version views widths width',
  'email phone subject code fields h m time tool booking company contact owner replyTo zone',
  'words about before city date distance id inputs other rule service status stage type what',
  'names owner projects services tag tasks',
  'author clients place step text updates actor kind title',
  'client finding now page pages points share site',
  'attempts audit audits bin browsers calls dead flood logs messages notifications quarantine requests senders sent sessions',
  'age host reason size',
  'columns duplicates encoding fields filters header headers invalid line percent radius rows sector separator',
].flatMap((line) => line.split(' '));

/** Variables in code that the guide quotes. */
const quotedCode = ['HTTPS', 'HTTP_HOST', 'REQUEST_URI', 'current_year'];

/** Fields without translatable text: ids, initials, states and addresses. */
const wordless = /(?:^|\.)(?:id|kind|mark|of|avatar|status|calendlyUrl)$/;

describe.each(cases)('$name in $language', ({ language, copy }) => {
  const french = new Map(leaves(copy.fr));
  const translated = leaves(copy[language]);

  it('has the same structure as the French, including list lengths (LANG-02)', () => {
    expect(translated.map(([path]) => path)).toEqual([...french.keys()]);
  });

  it('repeats no French text, except names', () => {
    const left = translated.filter(
      ([path, value]) =>
        typeof value === 'string' &&
        /\p{L}/u.test(value) &&
        value === french.get(path) &&
        !wordless.test(path) &&
        !quoted.test(value) &&
        ![...names, ...cognates[language]].includes(value),
    );
    expect(left).toEqual([]);
  });

  it('has no French words inside its sentences', () => {
    const telling =
      /(?<!\p{L})(?:vous|votre|vos|nous|notre|avec|pour|dans|chaque|leurs|être|où|aux)(?!\p{L})/iu;
    const left = translated.filter(([path, value]) => {
      return typeof value === 'string' && !wordless.test(path) && telling.test(withoutLinks(value));
    });
    expect(left).toEqual([]);
  });
});

describe.each(copies)('%s, in any language', (_name, copy) => {
  const all = Object.values(copy).flatMap((one) => leaves(one));

  it('has no unfilled placeholders (FACT-22)', () => {
    const fillable = new Set([...fillables, ...quotedCode].map((name) => `{${name}}`));
    const places = all.flatMap(([, value]) => String(value).match(/\{\w*\}/g) ?? []);
    expect(places.filter((place) => !fillable.has(place))).toEqual([]);
  });

  it('has no stray spaces, straight apostrophes between letters, or filler text', () => {
    const stray = all.filter(([path, value]) => {
      // The parts of a headline are joined, so their outer spaces matter.
      const isJoined = /\.(?:before|emphasis|after)$/.test(path);
      const text = isJoined ? String(value).trim() : String(value);
      return /^\s|\s$| {2}|\p{L}'\p{L}|lorem|TODO|undefined/u.test(text);
    });
    expect(stray).toEqual([]);
  });
});

describe.each(languages)('the texts in %s', (language) => {
  // A space that the fonts lack falls back to another font unnoticed.
  const available = new Set(`${fontCharacters}\n\u202f`);

  it('have only characters that the fonts have', () => {
    const lacking = leaves(contentOf(language)).flatMap(([path, value]) =>
      Array.from(String(value))
        .filter((character) => !available.has(character))
        .map((character) => [path, character]),
    );
    expect(lacking).toEqual([]);
  });
});

describe.each(copies)('%s in French', (_name, { fr }) => {
  it('uses non-breaking spaces with punctuation, figures and units', () => {
    const parted = / [?!:;»]|« |\d (?:[€%]|(?:h|km|ko|px)\b|\d{3}\b)/u;
    const left = leaves(fr).filter(([, value]) => parted.test(String(value)));
    expect(left).toEqual([]);
  });
});

it('no French text has a word before a placeholder that may need elision', () => {
  const elided =
    /(?<!\p{L})(?:de|je|le|la|ne|que|se|lorsque|puisque) \{(?:name|title|client|email|actor|site)\}/iu;
  const found = leaves(contentOf('fr')).filter(([, value]) => elided.test(String(value)));
  expect(found).toEqual([]);
});
