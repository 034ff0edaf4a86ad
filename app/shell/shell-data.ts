import type { company as companyFacts, Office } from '#app/content/company/facts.ts';
import type { CompanyCopy } from '#app/content/company/shape.ts';
import type { ErrorCopy } from '#app/content/errors/shape.ts';
import type { ShellCopy } from '#app/content/shell/shape.ts';
import type { Language } from '#app/i18n/languages.ts';
import { footerColumnsIn, type FooterColumn } from './footer-columns.ts';
import { menusIn, type Menu } from './menus.ts';
import type { Hints } from './resource-hints.tsx';

type CompanyFacts = typeof companyFacts;

/** What the root loader returns: everything the frame around each page shows, in one language. */
export interface ShellData {
  language: Language;
  /** Scheme and host that canonical addresses start with. */
  origin: string;
  /** Address of the tag's script, which consent may load; null when none is configured. */
  tagUrl: string | null;
  hints: Hints;
  menus: Menu[];
  copy: Omit<ShellCopy, Menu['id'] | 'footer'> & { errors: ErrorCopy };
  footer: Omit<ShellCopy['footer'], 'groups'> & { columns: FooterColumn[] };
  company: Pick<CompanyCopy, 'copyright' | 'dataProtection' | 'compliance' | 'hours'> &
    Pick<
      CompanyFacts,
      'email' | 'privacyEmail' | 'phone' | 'phoneDisplay' | 'structuredHours' | 'rating'
    > & {
      executives: { name: string; role: string }[];
      offices: { city: string; note: string | null; address: CompanyFacts['offices'][Office] }[];
    };
}

/** The frame's data among a page's matches, for `meta` functions. */
export function shellIn(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): ShellData | undefined {
  const root = matches.find((match) => match?.id === 'root');
  return root?.loaderData as ShellData | undefined;
}

export function shellDataIn(
  language: Language,
  { origin, tagUrl, hints }: Pick<ShellData, 'origin' | 'tagUrl' | 'hints'>,
  { method, modules, hub, footer: { groups, ...footer }, ...copy }: ShellCopy,
  errors: ErrorCopy,
  companyCopy: CompanyCopy,
  company: CompanyFacts,
): ShellData {
  const { offices: cities, roles, hours, copyright, dataProtection, compliance } = companyCopy;
  const { executives, offices, email, privacyEmail, phone, phoneDisplay } = company;
  const { structuredHours, rating } = company;
  const officeIds = Object.keys(offices) as Office[];
  return {
    language,
    origin,
    tagUrl,
    hints,
    menus: menusIn({ method, modules, hub }),
    copy: { ...copy, errors },
    footer: { ...footer, columns: footerColumnsIn(groups) },
    company: {
      email,
      privacyEmail,
      phone,
      phoneDisplay,
      structuredHours,
      rating,
      hours,
      copyright,
      dataProtection,
      compliance,
      executives: [
        { name: executives.ceo, role: roles.ceo },
        { name: executives.coo, role: roles.coo },
      ],
      offices: officeIds.map((id) => ({ ...cities[id], address: offices[id] })),
    },
  };
}
