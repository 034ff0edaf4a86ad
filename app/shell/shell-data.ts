import type { company as companyFacts } from '#app/content/company/facts.ts';
import type { officesIn } from '#app/content/company/offices.ts';
import type { CompanyCopy } from '#app/content/company/shape.ts';
import type { ErrorCopy } from '#app/content/errors/shape.ts';
import type { NoticesCopy } from '#app/content/notices/shape.ts';
import type { ShellCopy } from '#app/content/shell/shape.ts';
import { mailtoLink, telLink } from '#app/domain/contact-links.ts';
import type { PublicSettings } from '#app/domain/settings/public-settings.ts';
import type { Language } from '#app/i18n/languages.ts';
import { closedScreens, isOpenAmong } from '#app/i18n/module-screens.ts';
import type { ScreenId } from '#app/i18n/paths.ts';
import { footerColumnsIn, type FooterColumn } from './navigation/footer-columns.ts';
import { menusIn, type Menu } from './navigation/menus.ts';
import type { Hints } from './resource-hints.tsx';
import type { ShownNotice } from './site-notices.tsx';

type CompanyFacts = typeof companyFacts;
type Offices = ReturnType<typeof officesIn>;

/** Result of the root loader: the frame's data in one language. */
export interface ShellData {
  language: Language;
  /** Scheme and host of canonical addresses. */
  origin: string;
  /** Address of the tag's script, which consent may load; null when none is configured. */
  tagUrl: string | null;
  hints: Hints;
  menus: Menu[];
  /** Site settings that the frame follows. */
  publicSettings: Pick<
    PublicSettings,
    'chat' | 'chatLanguage' | 'languages' | 'detectsLanguage' | 'ai' | 'design'
  >;
  /** Screens of modules that are switched off: no link leads there. */
  closed: readonly ScreenId[];
  notices: Record<'top' | 'bottom', { label: string; items: ShownNotice[] }>;
  copy: Omit<ShellCopy, Menu['id'] | 'footer'> & { errors: ErrorCopy };
  footer: Omit<ShellCopy['footer'], 'groups'> & { columns: FooterColumn[] };
  company: Pick<CompanyCopy, 'copyright' | 'dataProtection' | 'hours'> &
    Pick<
      CompanyFacts,
      'name' | 'email' | 'phone' | 'phoneDisplay' | 'structuredHours' | 'contactHours'
    > & {
      /** Generated on the server, so that pages need no code for it. */
      links: Record<'email' | 'privacy' | 'phone', string>;
      /** The marks of samples; null when the agency's facts are real. */
      sample: CompanyCopy['sample'] | null;
      executives: { name: string; role: string }[];
      offices: Offices;
    };
}

/** The frame's data among a page's matches, for `meta` functions. */
export function shellIn(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): ShellData | undefined {
  const root = matches.find((match) => match?.id === 'root');
  return root?.loaderData as ShellData | undefined;
}

interface Sources {
  language: Language;
  site: Pick<ShellData, 'origin' | 'tagUrl' | 'hints'>;
  publicSettings: PublicSettings;
  company: CompanyFacts;
  offices: Offices;
  /** Whether the agency's facts are samples. */
  isSample: boolean;
  content: { shell: ShellCopy; errors: ErrorCopy; company: CompanyCopy; notices: NoticesCopy };
}

/** Assembles the frame's data, without closed screens and disabled notices. */
export function shellDataIn({
  language,
  site,
  publicSettings,
  company,
  offices,
  isSample,
  content,
}: Sources): ShellData {
  const { origin, tagUrl, hints } = site;
  const { errors, company: companyCopy, notices: noticesCopy } = content;
  const { method, modules, hub, footer: footerCopy, ...copy } = content.shell;
  const { groups, ...footer } = footerCopy;
  const { roles, hours, copyright, dataProtection, compliance } = companyCopy;
  const { name, executives, email, privacyEmail, phone, phoneDisplay } = company;
  const { structuredHours, contactHours } = company;
  const { chat, chatLanguage, languages, detectsLanguage, ai, design } = publicSettings;
  const closed = closedScreens(publicSettings.closed);
  const isOpen = isOpenAmong(closed);
  return {
    language,
    origin,
    tagUrl,
    hints,
    menus: menusIn({ method, modules, hub }).map((menu) => ({
      ...menu,
      items: menu.items.filter(({ path }) => isOpen(path)),
    })),
    publicSettings: { chat, chatLanguage, languages, detectsLanguage, ai, design },
    closed: [...closed],
    notices: noticesIn(noticesCopy, publicSettings.notices),
    copy: { ...copy, errors },
    footer: {
      ...footer,
      columns: footerColumnsIn(groups, compliance).map((column) => ({
        ...column,
        links: column.links.filter(({ path }) => path === null || isOpen(path)),
      })),
    },
    company: {
      name,
      email,
      links: {
        email: mailtoLink(email),
        privacy: mailtoLink(privacyEmail),
        phone: telLink(phone),
      },
      phone,
      phoneDisplay,
      structuredHours,
      contactHours,
      hours,
      copyright,
      dataProtection,
      sample: isSample ? companyCopy.sample : null,
      executives: [
        { name: executives.ceo, role: roles.ceo },
        { name: executives.coo, role: roles.coo },
      ],
      offices,
    },
  };
}

function noticesIn(
  { labels, notices }: NoticesCopy,
  ids: PublicSettings['notices'],
): ShellData['notices'] {
  const shown = ids.map((id) => ({ id, ...notices[id] }));
  return {
    top: { label: labels.top, items: shown.filter(({ id }) => id !== 'subscriptionPopup') },
    bottom: { label: labels.bottom, items: shown.filter(({ id }) => id === 'subscriptionPopup') },
  };
}
