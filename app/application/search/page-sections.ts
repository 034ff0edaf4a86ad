import { textsOf } from '#app/content/articles/reading-minutes.ts';
import type { Block } from '#app/content/articles/shape.ts';
import { contentOf } from '#app/content/content.ts';
import { articleSlugs } from '#app/domain/blog/article-slugs.ts';
import type { DocumentSection } from '#app/domain/search/search-document.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { ScreenId } from '#app/i18n/paths.ts';
import { madeSections } from './fact-sections.ts';
import { quotable } from './quotable-sections.ts';

/** The quotable texts of each page, under their headings. */
export function pageSections(screen: ScreenId, language: Language): DocumentSection[] {
  const copy = contentOf(language);
  const parts = partsOf(screen, language);
  const made = madeSections(screen, language);
  return [...made, ...quotable(parts, copy.screens[screen].name)];
}

/** The prose parts of a page's copy; forms, messages and sample data are excluded. */
function partsOf(screen: ScreenId, language: Language): unknown {
  const copy = contentOf(language);
  const article = articleSlugs.find((slug) => screen === `article-${slug}`);
  if (article) return byHeading(copy.articles[article].blocks);
  const parts: Partial<Record<ScreenId, unknown>> = {
    ...copy.editorialPages,
    ...copy.services,
    ...withPrefixed('town', copy.townPages),
    ...withPrefixed('author', copy.authors),
    ...withPrefixed('case', copy.cases.studies),
    home: [copy.home.hero.lead, copy.home.why, copy.home.modules, copy.home.team],
    'cross-visibility': [
      copy.crossVisibility.head,
      copy.crossVisibility.features,
      copy.crossVisibility.network,
      copy.crossVisibility.join,
    ],
    modules: [copy.modules.head, Object.values(copy.modules.modules)],
    hub: [copy.hub.head, copy.hub.tools, copy.hub.sectorReasons],
    'services-hub': [copy.servicesHub.head, copy.servicesHub.course],
    'module-ila': [copy.ilaDashboard.lead, copy.ilaDashboard.advice, copy.ilaDashboard.demo],
    adluma: [copy.adluma.quick, copy.adluma.simulator.curve, copy.adluma.simulator.split],
    'adluma-full': [copy.adluma.full.description, copy.adluma.full.lead],
    ila: [copy.ilaWizard.lead, copy.ilaWizard.result.steps, copy.ilaWizard.method],
    blogia: [copy.blogia.description, copy.blogia.lead],
    ilumatch: [copy.ilumatch.description, copy.ilumatch.lead, copy.ilumatch.steps],
    zyno: [copy.zyno.head, copy.zyno.features, copy.zyno.traits, copy.zyno.closing],
    analytics: [copy.analytics.lead, copy.analytics.sample, copy.analytics.kpis],
    heatmap: [copy.heatmap.lead, copy.heatmap.simulated, copy.heatmap.method, copy.heatmap.next],
    landing: [copy.landing.head, copy.landing.features, copy.landing.builder.texts],
    loyalty: [
      copy.loyalty.head,
      copy.loyalty.features,
      copy.loyalty.path,
      copy.loyalty.guarantee,
      copy.loyalty.closing,
    ],
    'full-system': [copy.fullSystem.head, copy.fullSystem.summary, copy.fullSystem.partnerships],
    blog: copy.blog.blog.head,
    'blog-intelligent': copy.blog.intelligent.head,
    cases: [copy.cases.page.lead, copy.home.cases.items],
    // A page's text for an empty team is not an answer.
    contact: [copy.contact.head, copy.contact.details, { ...copy.contact.team, none: '' }],
    booking: [copy.bookings.head, copy.bookings.kinds],
    'crm-feature': [copy.crmFeatures.head, copy.crmFeatures.features, copy.crmFeatures.closing],
    privacy: [copy.legal.texts.privacy, Object.values(copy.legal.uses.rows).map(({ why }) => why)],
    'legal-notice': copy.legal.texts['legal-notice'],
    accessibility: [
      copy.accessibility.lead,
      copy.accessibility.conformance.clean,
      copy.accessibility.method,
      copy.accessibility.known,
      copy.accessibility.contact,
    ],
    cookies: [copy.cookies.lead, copy.cookies.keys.purposes, copy.cookies.more],
    robot: [copy.robot.lead, copy.robot.sections, copy.robot.refuse, copy.robot.contact],
  };
  return parts[screen];
}

const withPrefixed = (family: string, pages: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(pages).map(([id, page]) => [`${family}-${id}`, page]));

/** An article's blocks under their headings. */
function byHeading(blocks: readonly Block[]) {
  const parts: { title: string; texts: string[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ title: block.text, texts: [] });
    else if (parts.length > 0) parts.at(-1)?.texts.push(...textsOf(block));
    else parts.push({ title: '', texts: textsOf(block) });
  }
  return parts;
}
