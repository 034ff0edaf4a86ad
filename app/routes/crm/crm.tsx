import { lazy, Suspense, useEffect, useMemo } from 'react';
import { data, useSearchParams, useSubmit, type ShouldRevalidateFunctionArgs } from 'react-router';
import { crmPage } from '#app/application/staff/crm-page.server.ts';
import { performStaffIntent } from '#app/application/staff/staff-intents.server.ts';
import type { StaffOutcome } from '#app/application/staff/staff-outcome.ts';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { LeadsCopy } from '#app/content/leads/shape.ts';
import { formText } from '#app/domain/form-text.ts';
import { staffIntents, type StaffIntent } from '#app/domain/staff/answer.ts';
import { setAgencyCountry } from '#app/domain/telephone/agency-country.ts';
import { failureAnswer, unavailableAnswer } from '#app/features/crm/account/failure-answer.ts';
import { LinkScreen } from '#app/features/crm/account/link-screen.tsx';
import { mayDropDrafts } from '#app/features/crm/account/may-drop-drafts.ts';
import { FirstRecoveryCodes } from '#app/features/crm/account/recovery-codes.tsx';
import { Crm } from '#app/features/crm/crm.tsx';
import { useKeptFocus } from '#app/features/crm/frame/use-kept-focus.ts';
import { forgetDrafts } from '#app/features/crm/inbox/drafts.ts';
import { forgetSearch } from '#app/features/crm/prospecting/kept-search.ts';
import { CrmProvider } from '#app/features/crm/session/crm-provider.tsx';
import { createCrmSession } from '#app/features/crm/session/crm-session.ts';
import { formOf } from '#app/middleware/form.ts';
import { servicesContext } from '#app/middleware/services.ts';
import { sessionMiddleware, signInContext, staffUnknownContext } from '#app/middleware/session.ts';
import { siteContext } from '#app/middleware/site.ts';
import { staffCallerOf } from '#app/middleware/staff-caller.ts';
import { staffResponse } from '#app/middleware/staff-response.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { loadMessages } from '#app/shell/messages.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { staysWithQuery } from '#app/shell/stays-with-query.ts';
import { submissionFailure } from '#app/ui/fields/submission-failure.ts';
import { useVisit } from '#app/ui/visit.ts';
import type { ScreenHandle } from '../screen-layout.tsx';
import type { Route } from './+types/crm';
import { Administration } from './administration.tsx';
import { useCrmShell } from './use-crm-shell.tsx';

// Lazy: most visitors see only the sign-in, which does not need this code.
const Account = lazy(async () => ({
  default: (await import('#app/features/crm/account/account.tsx')).Account,
}));
const SignOutQuestion = lazy(async () => ({
  default: (await import('#app/features/crm/account/sign-out-question.tsx')).SignOutQuestion,
}));

export const handle: ScreenHandle = { hasOwnMain: true };

export const middleware: Route.MiddlewareFunction[] = [sessionMiddleware];

/** Sign-in page: cacheable. Session pages: no-store. */
export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  if (actionHeaders.has('Cache-Control')) return actionHeaders;
  return loaderHeaders.has('Cache-Control') ? loaderHeaders : publicPage();
}

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const session = context.get(signInContext)?.session ?? null;
  const isUnknown = context.get(staffUnknownContext);
  const token = url.searchParams.get('lien');
  const page = await crmPage(context.get(servicesContext), {
    language: context.get(visitContext).language,
    session,
    isUnknown,
    token,
    showsAccount: url.searchParams.has('compte'),
    now: context.get(siteContext).now(),
  });
  return data(
    page,
    session !== null || isUnknown || token !== null
      ? { status: isUnknown ? 503 : 200, headers: { 'Cache-Control': 'private, no-store' } }
      : {},
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const intent = staffIntents.find((each) => each === form.get('intent')) ?? 'sign-in';
  const outcome: StaffOutcome = context.get(staffUnknownContext)
    ? { is: 'answer', answer: { problem: 'unavailable' }, issued: null }
    : await performStaffIntent(
        intent,
        form,
        staffCallerOf(request, context),
        context.get(servicesContext).staff,
        context.get(siteContext).now(),
      );
  const email = formText(form, 'crm-email') ?? '';
  return staffResponse(context, { intent, email }, outcome);
}

const signOuts = new Set<unknown>(['sign-out', 'sign-out-everywhere'] satisfies StaffIntent[]);

/** Keep what was typed when the connection fails. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const isSigningOut = signOuts.has(form.get('intent'));
  if (isSigningOut && !(await mayDropDrafts())) return undefined;
  try {
    return await serverAction();
  } catch (error) {
    // Signing out responds with a redirect.
    if (isSigningOut && error instanceof Response) {
      forgetDrafts();
      forgetSearch();
    }
    return failureAnswer(form, submissionFailure(error));
  }
}

/** Reload after signing in or out, and when the account page opens or closes; never while the server is unavailable. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, actionResult } = args;
  if (actionResult?.problem === 'offline' || actionResult?.problem === 'unavailable') return false;
  const isOther = (name: string) =>
    currentUrl.searchParams.has(name) !== nextUrl.searchParams.has(name);
  return formMethod !== undefined || isOther('compte') || isOther('lien')
    ? args.defaultShouldRevalidate
    : staysWithQuery(args);
}

export default function CrmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, staff, demo, signInStage, user, setUp, link } = loaderData;
  const { isUnknown, telephoneCountry } = loaderData;
  const { language } = useVisit();
  const [params] = useSearchParams();
  const submit = useSubmit();
  const signOut = () => void submit({ intent: 'sign-out' }, { method: 'post' });
  const live = useMemo(() => {
    const { team, formerTeam, changes } = loaderData;
    return user ? createCrmSession({ user, team, formerTeam, changes, signOut }) : null;
    // oxlint-disable-next-line react/exhaustive-deps -- one session for as long as the same person has the same role
  }, [user?.id, user?.role]);
  // In the browser only: the server serves many visitors and follows the settings.
  useEffect(() => setAgencyCountry(telephoneCountry), [telephoneCountry]);
  const shell = useCrmShell();
  useKeptFocus();
  if (link) return <LinkScreen copy={staff} link={link} answer={actionData} />;
  return (
    <CrmProvider key={user?.id ?? 'sandbox'} {...(live && { session: live })}>
      <Crm
        copy={copy}
        staff={staff}
        demo={demo}
        signInStage={signInStage}
        setUp={setUp}
        answer={actionData ?? (isUnknown ? unavailableAnswer : undefined)}
        loadMessages={() => loadMessages<CrmCopy>(language, 'crm')}
        loadLeads={() => loadMessages<LeadsCopy>(language, 'leads')}
        shell={shell}
        account={accountScreen(loaderData, actionData)}
        admin={
          user && params.has('admin') && <Administration copy={copy} staff={staff} user={user} />
        }
      />
      {user && (
        <Suspense>
          <SignOutQuestion copy={staff.account} />
        </Suspense>
      )}
    </CrmProvider>
  );
}

/** The account, or the recovery codes of a two-factor sign-in that was just set up; null for neither. */
function accountScreen(
  { staff, account, notifications }: Route.ComponentProps['loaderData'],
  answer: Route.ComponentProps['actionData'],
) {
  if (account && notifications)
    return <Account copy={staff} notifications={notifications} account={account} answer={answer} />;
  const codes = answer?.recoveryCodes ?? [];
  return codes.length > 0 ? <FirstRecoveryCodes copy={staff} codes={codes} /> : null;
}
