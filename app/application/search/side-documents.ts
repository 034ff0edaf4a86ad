import { contentOf } from '#app/content/content.ts';
import type { SearchDocument } from '#app/domain/search/search-document.ts';
import { guideChecks } from '#app/i18n/guide-paths.ts';
import type { Language } from '#app/i18n/languages.ts';
import { withoutLinks } from '#app/i18n/linked-text.ts';
import { listedScreens } from '#app/i18n/paths.ts';
import { guidePathIn } from '#app/i18n/site-pages.ts';
import { phrasesOf, screenDocument } from './screen-document.ts';

export const townScreens = listedScreens.filter((screen) => screen.startsWith('town-'));

/** Documents of the guide and the town pages. */
export function sideDocuments(language: Language): SearchDocument[] {
  return [...guideDocuments(language), ...townDocuments(language)];
}

function townDocuments(language: Language): SearchDocument[] {
  return townScreens.map((screen) => ({ ...screenDocument(screen, language), kind: 'page' }));
}

function guideDocuments(language: Language): SearchDocument[] {
  const { guide, auditChecks, askedOfGuide } = contentOf(language);
  return guideChecks.map((check) => {
    const { heading, description, why, see } = guide.checks[check];
    return {
      kind: 'guide',
      address: guidePathIn(check, language),
      title: heading,
      summary: description,
      sections: [
        { heading: guide.page.why, text: withoutLinks(why) },
        { heading: guide.page.see, text: withoutLinks(see) },
      ],
      tags: [auditChecks.checks[check].name, ...phrasesOf(askedOfGuide[check])],
    };
  });
}
