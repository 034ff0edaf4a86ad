import type { AuditCheckId } from '#app/domain/ila/audit/check-table.ts';
import type { Language } from '#app/domain/languages.ts';
import { prefixes, withPrefix, type AddressForms } from './address.ts';
import { guideChecks, guideSlugs } from './guide-paths.ts';
import { languages } from './languages.ts';
import { pathIn } from './own-paths.ts';
import { listedScreens, paths, type ScreenId } from './paths.ts';

/** A page of the site: a screen, or one of the many pages of one route module. */
export interface SitePage {
  /** Id of its picture; unique among all pages. */
  readonly id: ScreenId | AuditCheckId;
  readonly screen: ScreenId;
  /** The check that a page of the guide describes. */
  readonly check: AuditCheckId | null;
  /** Its address in each form; search engines list those with a language. */
  readonly forms: AddressForms;
}

function formsBy(bare: string, pathOf: (language: Language) => string): AddressForms {
  const fixed = languages.map((each) => [`/${each}`, withPrefix(`/${each}`, pathOf(each))]);
  return Object.fromEntries([['', bare], ...fixed]) as AddressForms;
}

export const screenPage = (screen: ScreenId): SitePage => ({
  id: screen,
  screen,
  check: null,
  forms: formsBy(paths[screen][0], () => paths[screen][0]),
});

/** Path of a check's page in links of a language. A bare address may use the path of any language. */
export const guidePathIn = (check: AuditCheckId, language: Language): string =>
  `${pathIn('guide', language)}/${guideSlugs[check][language]}`;

/** Bare addresses, which negotiate their language, use the path of the language that most visitors get. */
const negotiated = 'en' satisfies Language;

export const guidePage = (check: AuditCheckId): SitePage => ({
  id: check,
  screen: 'guide',
  check,
  forms: formsBy(guidePathIn(check, negotiated), (language) => guidePathIn(check, language)),
});

/** Pages that search engines may list. */
export const listedPages: readonly SitePage[] = [
  ...listedScreens.map(screenPage),
  ...guideChecks.map(guidePage),
];

/** The check whose page has this last segment, in any language. */
const checksBySlug: ReadonlyMap<string, AuditCheckId> = new Map(
  guideChecks.flatMap((check) => languages.map((each) => [guideSlugs[check][each], check])),
);

const checkOfSlug = (slug: string): AuditCheckId | null => checksBySlug.get(slug) ?? null;

/** The check of a bare path below the guide; null for any other path. */
export function checkOfPath(path: string): AuditCheckId | null {
  const guide = paths.guide.find((each) => path.startsWith(`${each}/`));
  return guide === undefined ? null : checkOfSlug(path.slice(guide.length + 1));
}

/** Pages of one route module that differ only in their texts share their styles. */
export const stylesKey = (path: string): string =>
  checkOfPath(path) === null ? withPrefix('', path) : `${paths.guide[0]}/*`;

/** Addresses of the guide's pages: those of each language, and bare ones with the path of any language. */
export const guideAddresses: readonly string[] = guideChecks.flatMap((check) => [
  ...Object.values(guidePage(check).forms),
  ...languages.map((language) => guidePathIn(check, language)),
]);

/**
 * The canonical address to which a fixed address with another language's path redirects permanently; null if it is
 * canonical. Bare addresses show the page with the path of any language.
 */
export function movedForm(forms: AddressForms, pathname: string): string | null {
  const form = prefixes.find((prefix) => prefix !== '' && pathname.startsWith(`${prefix}/`));
  if (form === undefined) return null;
  return forms[form] === pathname.replace(/\/+$/, '') ? null : forms[form];
}
