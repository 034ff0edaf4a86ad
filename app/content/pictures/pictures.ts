import type { ArticleSlug } from '#app/domain/blog/article-slugs.ts';
import type { ArticleCategory } from '#app/domain/blog/articles.ts';
import type { CaseId } from '#app/domain/cases/cases.ts';
import type { Language } from '#app/domain/languages.ts';
import plates from './plates.json' with { type: 'json' };

/** A picture of the site's own, in two formats and two widths. */
export interface Picture {
  /** Address without width and format. */
  src: string;
  /** What it shows. */
  alt: string;
}

type Plates = Record<string, { version: string; alt: Record<Language, string> } | undefined>;

/** The plate that an article has until its own is drawn. */
const ofCategory = {
  'google-ads': 'article-budget-google-ads',
  seo: 'article-fiche-google',
  landing: 'article-page-une-intention',
  fidelisation: 'article-faire-revenir',
  ia: 'article-ecrire-avec-ia',
  crm: 'article-crm-relances',
} as const satisfies Record<ArticleCategory, keyof typeof plates>;

export function casePlate(language: Language, id: CaseId): Picture {
  return plate(language, `case-${id}`, `case-${id}`);
}

export function articlePlate(
  language: Language,
  slug: ArticleSlug,
  category: ArticleCategory,
): Picture {
  return plate(language, `article-${slug}`, ofCategory[category]);
}

/** Portraits of the members who have one, by their id. */
export function portraits(language: Language): Record<string, Picture> {
  const found = (Object.keys(plates) as (keyof typeof plates)[]).filter((name) =>
    name.startsWith('team-'),
  );
  return Object.fromEntries(
    found.map((name) => [name.replace('team-', ''), plate(language, name, name)]),
  );
}

function plate(language: Language, name: string, otherwise: keyof typeof plates): Picture {
  const own = (plates as Plates)[name];
  const { version, alt } = own ?? plates[otherwise];
  return { src: `/pictures/${own ? name : otherwise}-${version}`, alt: alt[language] };
}
