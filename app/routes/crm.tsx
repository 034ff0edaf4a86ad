import { useMemo } from 'react';
import { data, useSearchParams, useSubmit, type ShouldRevalidateFunctionArgs } from 'react-router';
import { company } from '#app/content/company/facts.ts';
import type { AdminCopy } from '#app/content/admin/shape.ts';
import { crmLoginCopy } from '#app/content/crm/copy.ts';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { LeadsCopy } from '#app/content/leads/shape.ts';
import { staffCopy } from '#app/content/staff/copy.ts';
import { Admin } from '#app/features/crm/admin/admin.tsx';
import { Crm } from '#app/features/crm/crm.tsx';
import { CrmProvider } from '#app/features/crm/session/crm-provider.tsx';
import { createCrmSession } from '#app/features/crm/session/crm-session.ts';
import { Account } from '#app/features/crm/staff/account.tsx';
import { offlineAnswer } from '#app/features/crm/staff/offline-answer.ts';
import { sessionMiddleware, signInContext, staffUnknownContext } from '#app/middleware/session.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { singleKeys } from '#app/shell/accessibility/single-keys.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { wordsOf } from '#app/shell/words.ts';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/crm';
import { accountView, crmUser, teamOf } from './account-view.ts';
import { publicPage } from './caching.ts';
import { staysWithQuery } from './queries.ts';
import { staffAction } from './staff-actions.ts';

export const middleware: Route.MiddlewareFunction[] = [sessionMiddleware];

/** The door is the same for everybody; what is behind it is not kept by anybody. */
export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  if (actionHeaders.has('Cache-Control')) return actionHeaders;
  return loaderHeaders.has('Cache-Control') ? loaderHeaders : publicPage();
}

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const session = context.get(signInContext)?.session ?? null;
  const isOpen = session?.stage === 'open';
  const isUnknown = context.get(staffUnknownContext);
  const isPersonal = session !== null || isUnknown;
  return data(
    {
      copy: crmLoginCopy[language],
      staff: staffCopy[language],
      demo: { ...company.crmDemo, name: company.executives.ceo },
      door: session && session.stage !== 'open' ? session.stage : ('sign-in' as const),
      user: isOpen ? crmUser(session.user) : null,
      team: isOpen ? await teamOf(context) : [],
      account: isOpen && url.searchParams.has('compte') ? await accountView(context) : null,
      isUnknown,
    },
    isPersonal
      ? { status: isUnknown ? 503 : 200, headers: { 'Cache-Control': 'private, no-store' } }
      : {},
  );
}

export function action({ request, context }: Route.ActionArgs) {
  return staffAction(request, context);
}

/** A connection that fails on the way must not cost what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return offlineAnswer(form);
  }
}

/** Whoever signs in or out sees another page at the same address, and the account is asked for when it is looked at. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod } = args;
  const isAccount = (url: URL) => url.searchParams.has('compte');
  return formMethod !== undefined || isAccount(currentUrl) !== isAccount(nextUrl)
    ? args.defaultShouldRevalidate
    : staysWithQuery(args);
}

export default function CrmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, staff, demo, door, user, team, account, isUnknown } = loaderData;
  const { language } = useVisit();
  const [params] = useSearchParams();
  const submit = useSubmit();
  const signOut = () => void submit({ intent: 'sign-out' }, { method: 'post' });
  // oxlint-disable-next-line react/exhaustive-deps -- one session for as long as the same person is signed in
  const live = useMemo(() => (user ? createCrmSession({ user, team, signOut }) : null), [user?.id]);
  if (account) return <Account copy={staff} account={account} answer={actionData} />;
  if (user && params.has('admin'))
    return (
      <Admin
        permissions={user.permissions}
        waiting={{
          loading: staff.busy,
          failed: copy.failed,
          retry: copy.submit,
          needsScript: staff.needsScript,
        }}
        loadWords={() => wordsOf<AdminCopy>(language, 'admin')}
      />
    );
  const answer = actionData ?? (isUnknown ? unavailable : undefined);
  return (
    <CrmProvider key={user?.id ?? 'sandbox'} {...(live && { session: live })}>
      <Crm
        copy={copy}
        staff={staff}
        demo={demo}
        door={door}
        answer={answer}
        loadWords={() => wordsOf<CrmCopy>(language, 'crm')}
        loadLeads={() => wordsOf<LeadsCopy>(language, 'leads')}
        keys={singleKeys}
      />
    </CrmProvider>
  );
}

const unavailable = {
  intent: 'sign-in',
  problem: 'unavailable',
  wait: null,
  email: '',
  recoveryCodes: [],
} as const;
