import { company } from '#app/content/company/facts.ts';
import { contentOf } from '#app/content/content.ts';
import type { FoundSession } from '#app/data/staff/find-session.server.ts';
import { may } from '#app/domain/crm/permissions.ts';
import { visibleCounts } from '#app/domain/crm/store/feed-topics.ts';
import { defaultCountry } from '#app/domain/telephone/agency-country.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { Services } from '../services.ts';
import { accountView, crmUser, linkOf, pendingSetUp, teamNames } from './account-view.server.ts';

interface CrmRequest {
  language: Language;
  /** Null for a visitor. */
  session: FoundSession | null;
  /** Whether the database is unavailable, so that it is unknown who is signed in. */
  isUnknown: boolean;
  /** Token of an account's link, such as an invitation. */
  token: string | null;
  showsAccount: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** Data of the CRM's page: the sign-in, or an open session with its user and team. */
export async function crmPage(
  services: Services,
  { language, session, isUnknown, token, showsAccount, now }: CrmRequest,
) {
  const { staff, settings, changeFeed } = services;
  const content = contentOf(language);
  const open = session?.stage === 'open' ? session : null;
  const account = open && showsAccount ? await accountView(services, open, now) : null;
  return {
    copy: content.crmLogin,
    staff: content.staff,
    demo: { ...company.crmDemo, name: company.executives.ceo },
    signInStage: session && session.stage !== 'open' ? session.stage : ('sign-in' as const),
    user: open && crmUser(open.user),
    ...(open ? await teamNames(staff) : { team: [], formerTeam: [] }),
    changes: open && visibleCounts(await changeFeed.read(), may(open.user.role, 'leads')),
    telephoneCountry: open ? settings.agency().telephoneCountry : defaultCountry,
    account,
    notifications: account && content.accountNotifications,
    setUp: session && (await pendingSetUp(staff, session)),
    link: token === null || isUnknown ? null : await linkOf(staff, token),
    isUnknown,
  };
}
