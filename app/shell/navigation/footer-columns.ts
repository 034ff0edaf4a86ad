import type { ShellCopy } from '#app/content/shell/shape.ts';
import type { KnownPath } from '#app/i18n/paths.ts';

type Groups = ShellCopy['footer']['groups'];

/** One column of the footer's links. A link without a path is the mail link for data-rights requests. */
export interface FooterColumn {
  title: string;
  links: { name: string; path: KnownPath | null }[];
  /** Text below the links. */
  note?: string;
}

/** Links of each column, in order; labels come from the copy of the same keys. */
const columns = {
  discover: { home: '/', hub: '/hub-central', contact: '/contact' },
  tools: {
    adluma: '/adluma',
    ila: '/ila',
    blogia: '/blogia',
    ilumatch: '/ilumatch',
    zyno: '/zyno',
    analytics: '/tableau-analytics',
  },
  solutions: {
    landing: '/landing-page-intelligente',
    loyalty: '/page-fidelisation-intelligente',
    crm: '/crm-iluma',
  },
  legal: {
    privacy: '/politique-confidentialite',
    legalNotice: '/mentions-legales',
    accessibility: '/accessibilite',
    cookies: '/cookies',
    dataRights: null,
  },
} as const satisfies {
  [Group in keyof Groups]: Record<Exclude<keyof Groups[Group], 'title'>, KnownPath | null>;
};

/**
 * Joins the footer's columns with the labels of one language.
 *
 * @param compliance text beside the link to the privacy policy, which supports it
 */
export function footerColumnsIn(groups: Groups, compliance: string): FooterColumn[] {
  return (Object.keys(columns) as (keyof Groups)[]).map((group) => {
    const names: Record<string, string> = groups[group];
    return {
      title: groups[group].title,
      links: Object.entries(columns[group]).map(([key, path]) => ({
        name: names[key] ?? key,
        path,
      })),
      ...(group === 'legal' && { note: compliance }),
    };
  });
}
