import { describe, expect, it } from 'vitest';
import type { Language } from '#app/i18n/languages.ts';
import { accessibilityCopy } from './accessibility/copy.ts';
import { accessibilityPanelCopy } from './accessibility-panel/copy.ts';
import { casesCopy } from './cases/copy.ts';
import { chatCopy } from './chat/copy.ts';
import { adminCopy } from './admin/copy.ts';
import { adlumaCopy } from './adluma/copy.ts';
import { blogCopy } from './blog/copy.ts';
import { analyticsCopy } from './analytics/copy.ts';
import { blogiaCopy } from './blogia/copy.ts';
import { companyCopy } from './company/copy.ts';
import { consentCopy } from './consent/copy.ts';
import { cookiesCopy } from './cookies/copy.ts';
import { contactCopy } from './contact/copy.ts';
import { countdownCopy } from './countdown/copy.ts';
import { crmCopy, crmLoginCopy } from './crm/copy.ts';
import { crmFeaturesCopy } from './crm-features/copy.ts';
import { debugCopy } from './debug/copy.ts';
import { errorCopy } from './errors/copy.ts';
import { faqCopy } from './faq/copy.ts';
import { heatmapCopy } from './heatmap/copy.ts';
import { fullSystemCopy } from './full-system/copy.ts';
import { homeCopy } from './home/copy.ts';
import { crossVisibilityCopy } from './cross-visibility/copy.ts';
import { leadsCopy } from './leads/copy.ts';
import { leadStatusCopy } from './lead-status/copy.ts';
import { landingCopy } from './landing/copy.ts';
import { loyaltyCopy } from './loyalty/copy.ts';
import { legalCopy } from './legal/copy.ts';
import { ilaDashboardCopy } from './ila-dashboard/copy.ts';
import { ilaWizardCopy } from './ila-wizard/copy.ts';
import { ilumatchCopy } from './ilumatch/copy.ts';
import { screenNames } from './screens/copy.ts';
import { searchCopy } from './search/copy.ts';
import { hubCopy } from './hub/copy.ts';
import { servicesHubCopy } from './services-hub/copy.ts';
import { serviceCopy, serviceFrame } from './services/copy.ts';
import { noticesCopy } from './notices/copy.ts';
import { mailCopy } from './mail/copy.ts';
import { modulesCopy } from './modules/copy.ts';
import { zynoCopy } from './zyno/copy.ts';
import { shellCopy } from './shell/copy.ts';
import { staffCopy } from './staff/copy.ts';
import { stories } from './story/copy.ts';
import { team } from './team/copy.ts';
import { writerPhrases } from './writer/copy.ts';

const copies = Object.entries<Record<Language, unknown>>({
  accessibility: accessibilityCopy,
  accessibilityPanel: accessibilityPanelCopy,
  chat: chatCopy,
  adluma: adlumaCopy,
  admin: adminCopy,
  blog: blogCopy,
  analytics: analyticsCopy,
  blogia: blogiaCopy,
  cases: casesCopy,
  company: companyCopy,
  consent: consentCopy,
  cookies: cookiesCopy,
  contact: contactCopy,
  countdown: countdownCopy,
  crm: crmCopy,
  crmLogin: crmLoginCopy,
  'crm-features': crmFeaturesCopy,
  debug: debugCopy,
  errors: errorCopy,
  faq: faqCopy,
  heatmap: heatmapCopy,
  'full-system': fullSystemCopy,
  home: homeCopy,
  'cross-visibility': crossVisibilityCopy,
  landing: landingCopy,
  leads: leadsCopy,
  'lead-status': leadStatusCopy,
  loyalty: loyaltyCopy,
  legal: legalCopy,
  mail: mailCopy,
  notices: noticesCopy,
  ilaDashboard: ilaDashboardCopy,
  ilaWizard: ilaWizardCopy,
  ilumatch: ilumatchCopy,
  screens: screenNames,
  search: searchCopy,
  hub: hubCopy,
  'services-hub': servicesHubCopy,
  'service-frame': serviceFrame,
  services: serviceCopy,
  modules: modulesCopy,
  zyno: zynoCopy,
  shell: shellCopy,
  staff: staffCopy,
  stories,
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
  ['David K.', 'Marc M.', 'Amélie T.'],
  ['Claire Oduya', 'Inès Caron', 'Mateo Rivas', 'Montréal', 'New York', 'Delaware'],
  ['Français', 'English', 'Español', 'fr · en · es', 'SEO', 'RGPD'],
  ['Google', 'Google Ads', 'Google Maps', 'Instagram', 'Meta Ads', 'YouTube', 'YouTube SEO'],
  ['Landing pages', 'Blog', 'Cookies', 'CRM', 'CEO', 'COO', 'UTF-8', 'UTF-16'],
  ['google ads', 'meta ads', 'youtube', 'seo', 'landing pages', 'e-commerce', 'Top 3', 'FAQ'],
].flat();

/** Quoted by the specification or by HTTP, hence the same everywhere. */
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
    ...'Questions Score Service Services Signal Solutions Total entrepreneurs impressions leads minute minutes modules podcasts'.split(
      ' ',
    ),
    'Action',
    'Assistant',
    'Source',
    'Active',
    'Champions',
    'Nurturing',
    'Segment',
    'Segmentation',
    'Permissions',
    '{count} km',
    '{count} question',
    '{count} questions',
    '+{count} point',
    '+{count} points',
  ],
  es: ['CRM Iluma', 'HUB central', 'IA', 'SEO local', '{count} km'].concat(
    'Bien Clics Contraste Disponible Favorable Leads Normal invisible leads euros 48h'.split(' '),
  ),
};

/** What sentences have places for. */
const fillables = [
  'better rank worse',
  'amount at available average browser budget campaigns categories channels',
  'contrasts cost count cpc customers cvr date days engine field format from',
  'gained gain high hosts hours keyword Keyword label languages language limit low',
  'month name next Phrase phrase rate rating readers reference room rules score',
  'screens seed term topic Topic total to unit value version views widths width',
  'email phone subject code fields h m time tool',
  'words about before city date distance id inputs other rule service status stage type what',
  'names owner projects tag tasks',
  'columns duplicates encoding fields filters header headers invalid line percent radius rows sector separator',
].flatMap((line) => line.split(' '));

/** Fields that hold no words: ids, initials, states and addresses. */
const wordless = /(?:^|\.)(?:id|kind|mark|avatar|status|calendlyUrl)$/;

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
    const fillable = new Set(fillables.map((name) => `{${name}}`));
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

describe.each(copies)('%s in French', (_name, { fr }) => {
  it('never parts a mark, a figure or a unit from what it belongs to', () => {
    const parted = / [?!:;»]|« |\d (?:[€%]|(?:h|km|ko|px)\b|\d{3}\b)/u;
    const left = leaves(fr).filter(([, value]) => parted.test(String(value)));
    expect(left).toEqual([]);
  });
});
