import type { Language } from '#app/i18n/languages.ts';
import type { EditorialScreen, KnownPath } from '#app/i18n/paths.ts';
import { en as ethicsEn } from './ethics/en.ts';
import { es as ethicsEs } from './ethics/es.ts';
import { fr as ethicsFr } from './ethics/fr.ts';
import { en as methodEn } from './method/en.ts';
import { es as methodEs } from './method/es.ts';
import { fr as methodFr } from './method/fr.ts';
import { en as miniSiteEn } from './mini-site/en.ts';
import { es as miniSiteEs } from './mini-site/es.ts';
import { fr as miniSiteFr } from './mini-site/fr.ts';
import { en as modularSeoEn } from './modular-seo/en.ts';
import { es as modularSeoEs } from './modular-seo/es.ts';
import { fr as modularSeoFr } from './modular-seo/fr.ts';
import { en as moduleAdlumaEn } from './module-adluma/en.ts';
import { es as moduleAdlumaEs } from './module-adluma/es.ts';
import { fr as moduleAdlumaFr } from './module-adluma/fr.ts';
import { en as moduleBlogiaEn } from './module-blogia/en.ts';
import { es as moduleBlogiaEs } from './module-blogia/es.ts';
import { fr as moduleBlogiaFr } from './module-blogia/fr.ts';
import { en as moduleHubEn } from './module-hub/en.ts';
import { es as moduleHubEs } from './module-hub/es.ts';
import { fr as moduleHubFr } from './module-hub/fr.ts';
import { en as moduleIllumatchEn } from './module-illumatch/en.ts';
import { es as moduleIllumatchEs } from './module-illumatch/es.ts';
import { fr as moduleIllumatchFr } from './module-illumatch/fr.ts';
import { en as moduleLandingEn } from './module-landing/en.ts';
import { es as moduleLandingEs } from './module-landing/es.ts';
import { fr as moduleLandingFr } from './module-landing/fr.ts';
import { en as seoCourseEn } from './seo-course/en.ts';
import { es as seoCourseEs } from './seo-course/es.ts';
import { fr as seoCourseFr } from './seo-course/fr.ts';
import { en as seoExplainerEn } from './seo-explainer/en.ts';
import { es as seoExplainerEs } from './seo-explainer/es.ts';
import { fr as seoExplainerFr } from './seo-explainer/fr.ts';
import type { EditorialPage } from './shape.ts';
import { en as socialProofEn } from './social-proof/en.ts';
import { es as socialProofEs } from './social-proof/es.ts';
import { fr as socialProofFr } from './social-proof/fr.ts';

interface EditorialPageEntry {
  readonly texts: Readonly<Record<Language, EditorialPage>>;
  /** Targets of the two buttons of the page's head. */
  readonly targets: readonly [KnownPath, KnownPath];
}

/** The editorial pages. A new one is a row here, its texts, and its path in i18n/paths.ts. */
export const editorialPages: Readonly<Record<EditorialScreen, EditorialPageEntry>> = {
  method: {
    texts: { fr: methodFr, en: methodEn, es: methodEs },
    targets: ['/contact', '/etudes-de-cas'],
  },
  ethics: {
    texts: { fr: ethicsFr, en: ethicsEn, es: ethicsEs },
    targets: ['/contact', '/politique-confidentialite'],
  },
  'modular-seo': {
    texts: { fr: modularSeoFr, en: modularSeoEn, es: modularSeoEs },
    targets: ['/ila', '/hub-services'],
  },
  'mini-site': {
    texts: { fr: miniSiteFr, en: miniSiteEn, es: miniSiteEs },
    targets: ['/contact', '/hub-services'],
  },
  'social-proof': {
    texts: { fr: socialProofFr, en: socialProofEn, es: socialProofEs },
    targets: ['/contact', '/tableau-analytics'],
  },
  'seo-explainer': {
    texts: { fr: seoExplainerFr, en: seoExplainerEn, es: seoExplainerEs },
    targets: ['/ila', '/contact'],
  },
  'seo-course': {
    texts: { fr: seoCourseFr, en: seoCourseEn, es: seoCourseEs },
    targets: ['/ila', '/comprendre-google'],
  },
  'module-adluma': {
    texts: { fr: moduleAdlumaFr, en: moduleAdlumaEn, es: moduleAdlumaEs },
    targets: ['/adluma', '/simulateur-complet'],
  },
  'module-blogia': {
    texts: { fr: moduleBlogiaFr, en: moduleBlogiaEn, es: moduleBlogiaEs },
    targets: ['/blogia', '/blog-intelligent'],
  },
  'module-hub': {
    texts: { fr: moduleHubFr, en: moduleHubEn, es: moduleHubEs },
    targets: ['/hub-central', '/hub'],
  },
  'module-illumatch': {
    texts: { fr: moduleIllumatchFr, en: moduleIllumatchEn, es: moduleIllumatchEs },
    targets: ['/ilumatch', '/hub-services'],
  },
  'module-landing': {
    texts: { fr: moduleLandingFr, en: moduleLandingEn, es: moduleLandingEs },
    targets: ['/landing-page-intelligente', '/services/landing-aimant'],
  },
};

/** Builds one value for each editorial page. */
function forEachPage<Value>(
  valueOf: (page: EditorialPageEntry) => Value,
): Record<EditorialScreen, Value> {
  const entries = Object.entries(editorialPages).map(([id, page]) => [id, valueOf(page)]);
  return Object.fromEntries(entries) as Record<EditorialScreen, Value>;
}

export const editorialPagesIn = (language: Language) => forEachPage(({ texts }) => texts[language]);

/** Names and summaries of the pages, wherever they are mentioned. */
export const editorialNames = (language: Language) =>
  forEachPage(({ texts }) => {
    const { name, summary } = texts[language];
    return { name, summary };
  });
