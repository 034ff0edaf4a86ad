import { contentOf } from '#app/content/content.ts';
import type { TownPages } from '#app/domain/answers/find-town-answer.ts';
import type { Passage } from '#app/domain/answers/quoted-passages.ts';
import { localServices, type LocalService, type Town } from '#app/domain/towns.ts';
import { fill } from '#app/i18n/format.ts';
import { locales, type Language } from '#app/i18n/languages.ts';
import { paths } from '#app/i18n/paths.ts';
import { sideIndex } from '../search/search-documents.ts';

/** The site's pages on each locally sold service, which the service's town pages replace in answers. */
const pagesOn = {
  local: [
    paths['service-local'][0],
    paths['service-seo'][0],
    `${paths.faq[0]}#local-seo`,
    paths['article-fiche-google'][0],
    paths['article-avis-google'][0],
    paths['article-pages-par-ville'][0],
  ],
  'meta-ads': [
    paths['service-meta-ads'][0],
    `${paths.faq[0]}#ad-budget`,
    paths['article-budget-google-ads'][0],
    paths['article-campagne-locale'][0],
  ],
  landing: [
    paths['service-landing'][0],
    paths['module-landing'][0],
    paths.landing[0],
    paths['article-page-une-intention'][0],
  ],
} as const satisfies Record<LocalService, readonly string[]>;

const pathIn = (town: Town, service: LocalService) => paths[`town-${service}-${town}`][0];

/** Sources for answers about a town; null if all of its pages are closed. */
export function townPages(
  town: Town,
  language: Language,
  isOpen: (address: string) => boolean,
): TownPages | null {
  const index = sideIndex(language);
  const [first, ...others] = localServices.filter((service) => isOpen(pathIn(town, service)));
  if (!first) return null;
  const open = [first, ...others] as const;
  const ofService = open.flatMap((service) => {
    const page = index.documents.find(({ address }) => address === pathIn(town, service));
    return page ? pagesOn[service].map((address) => [address, page] as const) : [];
  });
  const sold = { ...soldIn(town, open, language), address: pathIn(town, first) };
  return { index, ofService: new Map(ofService), sold };
}

/** Lists the services sold in a town under the name of the first one's page. */
function soldIn(
  town: Town,
  services: readonly [LocalService, ...LocalService[]],
  language: Language,
): Omit<Passage, 'address'> {
  const { answers, screens, townFrame } = contentOf(language);
  const names = services.map((service) => screens[`service-${service}`].name);
  const list = new Intl.ListFormat(locales[language]).format(names);
  return {
    title: screens[`town-${services[0]}-${town}`].name,
    text: fill(answers.sold, { town: townFrame.towns[town], services: list }),
    kind: 'page',
    score: 1,
  };
}
