import type { company as companyFacts, Office } from '#app/content/company/facts.ts';
import type { CompanyCopy } from '#app/content/company/shape.ts';
import type { ErrorCopy } from '#app/content/errors/shape.ts';
import type { ShellCopy } from '#app/content/shell/shape.ts';
import type { NoticesCopy } from '#app/content/notices/shape.ts';
import type { SiteFace } from '#app/domain/site-face.ts';
import { parseAddress } from '#app/i18n/address.ts';
import type { Language } from '#app/i18n/languages.ts';
import { closedScreens } from '#app/i18n/module-screens.ts';
import { footerColumnsIn, type FooterColumn } from './footer-columns.ts';
import { menusIn, type Menu } from './menus.ts';
import type { Hints } from './resource-hints.tsx';
import type { ShownNotice } from './site-notices.tsx';

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
  /** How the cockpit has set the frame. */
  face: Pick<SiteFace, 'chat' | 'chatLanguage' | 'languages' | 'detectsLanguage' | 'design'>;
  notices: Record<'top' | 'bottom', { label: string; items: ShownNotice[] }>;
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

/** What the frame is made of. */
interface Sources {
  language: Language;
  site: Pick<ShellData, 'origin' | 'tagUrl' | 'hints'>;
  face: SiteFace;
  company: CompanyFacts;
  words: { shell: ShellCopy; errors: ErrorCopy; company: CompanyCopy; notices: NoticesCopy };
}

/** Puts the frame's data together: what the cockpit has closed or not put up is left out. */
export function shellDataIn({ language, site, face, company, words }: Sources): ShellData {
  const { origin, tagUrl, hints } = site;
  const { errors, company: companyCopy, notices: noticesCopy } = words;
  const { method, modules, hub, footer: footerCopy, ...copy } = words.shell;
  const { groups, ...footer } = footerCopy;
  const { offices: cities, roles, hours, copyright, dataProtection, compliance } = companyCopy;
  const { executives, offices, email, privacyEmail, phone, phoneDisplay } = company;
  const { structuredHours, rating } = company;
  const { chat, chatLanguage, languages, detectsLanguage, design } = face;
  const closed = closedScreens(face.closed);
  const isOpen = (path: string) => {
    const { screen } = parseAddress(path);
    return screen === null || !closed.has(screen);
  };
  const shown = face.notices.map((id) => ({ id, ...noticesCopy.notices[id] }));
  const officeIds = Object.keys(offices) as Office[];
  return {
    language,
    origin,
    tagUrl,
    hints,
    menus: menusIn({ method, modules, hub }).map((menu) => ({
      ...menu,
      items: menu.items.filter(({ path }) => isOpen(path)),
    })),
    face: { chat, chatLanguage, languages, detectsLanguage, design },
    notices: {
      top: {
        label: noticesCopy.labels.top,
        items: shown.filter(({ id }) => id !== 'subscriptionPopup'),
      },
      bottom: {
        label: noticesCopy.labels.bottom,
        items: shown.filter(({ id }) => id === 'subscriptionPopup'),
      },
    },
    copy: { ...copy, errors },
    footer: {
      ...footer,
      columns: footerColumnsIn(groups).map((column) => ({
        ...column,
        links: column.links.filter(({ path }) => path === null || isOpen(path)),
      })),
    },
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
