import type { ArticleSlug } from '#app/domain/blog/article-slugs.ts';
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

type PlateName = keyof typeof plates;

export function casePlate(language: Language, id: CaseId): Picture {
  return plate(language, `case-${id}`);
}

/** A slug whose plate is not drawn does not compile here. */
export function articlePlate(language: Language, slug: ArticleSlug): Picture {
  return plate(language, `article-${slug}`);
}

/** Portraits of the members who have one, by their id. */
export function portraits(language: Language): Record<string, Picture> {
  const found = (Object.keys(plates) as PlateName[]).filter((name) => name.startsWith('team-'));
  return Object.fromEntries(
    found.map((name) => [name.replace('team-', ''), plate(language, name)]),
  );
}

function plate(language: Language, name: PlateName): Picture {
  const { version, alt } = plates[name];
  return { src: `/pictures/${name}-${version}`, alt: alt[language] };
}
