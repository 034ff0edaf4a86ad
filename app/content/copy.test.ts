import { describe, expect, it } from 'vitest';
import type { Language } from '#app/i18n/languages.ts';
import { adlumaCopy } from './adluma/copy.ts';
import { analyticsCopy } from './analytics/copy.ts';
import { blogiaCopy } from './blogia/copy.ts';
import { companyCopy } from './company/copy.ts';
import { countdownCopy } from './countdown/copy.ts';
import { errorCopy } from './errors/copy.ts';
import { heatmapCopy } from './heatmap/copy.ts';
import { homeCopy } from './home/copy.ts';
import { ilaDashboardCopy } from './ila-dashboard/copy.ts';
import { ilaWizardCopy } from './ila-wizard/copy.ts';
import { ilumatchCopy } from './ilumatch/copy.ts';
import { screenNames } from './screens/copy.ts';
import { shellCopy } from './shell/copy.ts';
import { team } from './team/copy.ts';
import { writerPhrases } from './writer/copy.ts';

const copies = Object.entries<Record<Language, unknown>>({
  adluma: adlumaCopy,
  analytics: analyticsCopy,
  blogia: blogiaCopy,
  company: companyCopy,
  countdown: countdownCopy,
  errors: errorCopy,
  heatmap: heatmapCopy,
  home: homeCopy,
  ilaDashboard: ilaDashboardCopy,
  ilaWizard: ilaWizardCopy,
  ilumatch: ilumatchCopy,
  screens: screenNames,
  shell: shellCopy,
  team,
  writer: writerPhrases,
});

/** Every value of a copy by its path, such as `faq.items.2.question`. */
function leaves(value: unknown, path: string[] = []): (readonly [path: string, value: unknown])[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]))
    : [[path.join('.'), value]];
}

const others = ['en', 'es'] as const;
const cases = copies.flatMap(([name, copy]) =>
  others.map((language) => ({ name, language, copy })),
);

/** Names of people, products, places and formats: the same in every language. */
const names = [
  ['ADLUMA', 'BlogIA', 'HUB', 'ILA', 'ILLUMATCH', 'ILUMATCH', 'Landing', 'LandingPage'],
  ['SEO-IA', 'Landing Page'],
  ['Katz Sport', 'Clinique RFS', 'Concept M Rustique', 'Literie Amitié'],
  ['Claire Oduya', 'Inès Caron', 'Mateo Rivas', 'Montréal', 'New York', 'Delaware'],
  ['Français', 'English', 'Español', 'fr · en · es', 'SEO'],
  ['CRM', 'Google Ads', 'Meta Ads', 'YouTube', 'YouTube SEO', 'Landing pages', 'Blog', 'Cookies'],
  ['google ads', 'meta ads', 'youtube', 'seo', 'landing pages', 'e-commerce', 'Top 3', 'FAQ'],
].flat();

/** Quoted by the specification or by HTTP, hence the same everywhere. */
const quoted = /^(?:Unexpected Application Error!|[45]\d\d [A-Z][\w ]+|NEW)$/;

/** Words that happen to be spelled as in French. */
const cognates: Record<(typeof others)[number], readonly string[]> = {
  en: ['Analytics', 'Contact', 'Excellent', 'Menu', 'Modules', 'Podcasts', 'Solutions'].concat([
    'minute',
    'minutes',
    'podcasts',
    'entrepreneurs',
    'Guide',
    ...['Budget', 'impressions', 'Impressions', 'leads', 'Leads', 'Total'],
    ...['Active', 'Assistant', 'Conversions', 'Page', 'Source'],
    ...['Points', '+{gain} points', 'Signal', 'Conversion', 'Engagement', 'Score'],
  ]),
  es: [
    'CRM Iluma',
    'Disponible',
    'Bien',
    'HUB central',
    'Favorable',
    'Clics',
    'invisible',
    'leads',
    'Leads',
  ],
};

/** Fields that hold no words: ids, initials, states and addresses. */
const wordless = /(?:^|\.)(?:id|avatar|status|calendlyUrl)$/;

describe.each(cases)('$name in $language', ({ language, copy }) => {
  const french = new Map(leaves(copy.fr));
  const translated = leaves(copy[language]);

  it('has the same parts as the French, lists of the same length included (LANG-02)', () => {
    expect(translated.map(([path]) => path)).toEqual([...french.keys()]);
  });

  it('says nothing in the same words as the French, names aside', () => {
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
      return typeof value === 'string' && !wordless.test(path) && telling.test(value);
    });
    expect(left).toEqual([]);
  });
});

describe.each(copies)('%s, in any language', (_name, copy) => {
  const all = Object.values(copy).flatMap((one) => leaves(one));

  it('prints no brace that nothing fills (FACT-22)', () => {
    const fillable = new Set([
      ...['{gained}', '{available}', '{name}', '{term}'],
      ...['{amount}', '{average}', '{budget}', '{campaigns}', '{channels}', '{cost}', '{count}'],
      ...['{cpc}', '{customers}', '{cvr}', '{date}', '{field}', '{from}', '{high}', '{low}'],
      ...['{gain}', '{score}', '{version}', '{count}', '{rating}', '{label}'],
      ...['{total}', '{width}', '{room}', '{words}', '{phrase}', '{Phrase}', '{topic}', '{Topic}'],
      ...['{Keyword}', '{keyword}', '{readers}', '{seed}', '{format}'],
      ...['{better}', '{rank}', '{worse}'],
      ...['{month}', '{next}', '{rate}', '{to}', '{unit}', '{value}'],
    ]);
    const places = all.flatMap(([, value]) => String(value).match(/\{\w*\}/g) ?? []);
    expect(places.filter((place) => !fillable.has(place))).toEqual([]);
  });

  it('has no stray spaces, straight apostrophes between letters, or filler text', () => {
    const stray = all.filter(([path, value]) => {
      // The parts of a headline are joined, so that their outer spaces count.
      const isJoined = /\.(?:before|emphasis|after)$/.test(path);
      const text = isJoined ? String(value).trim() : String(value);
      return /^\s|\s$| {2}|\p{L}'\p{L}|lorem|TODO|undefined/u.test(text);
    });
    expect(stray).toEqual([]);
  });
});
