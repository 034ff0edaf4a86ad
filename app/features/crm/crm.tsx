import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { CrmCopy, CrmLoginCopy } from '#app/content/crm/shape.ts';
import type { LeadsCopy } from '#app/content/leads/shape.ts';
import type { StaffCopy } from '#app/content/staff/shape.ts';
import type { User } from '#app/domain/crm/records/entities.ts';
import type { DemoPair } from '#app/domain/crm/sandbox/demo-session.ts';
import type { AppSetUp, SignInStage, StaffAnswer } from '#app/domain/staff/answer.ts';
import { LogoMark } from '#app/ui/logo-mark.tsx';
import { Main } from '#app/ui/page/main.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { ForgottenPassword } from './account/forgotten-password.tsx';
import { SignInScreen } from './account/sign-in-screen.tsx';
import { SignInStep } from './account/sign-in-step.tsx';
import { StaffForm } from './account/staff-form.tsx';
import { Person } from './frame/bar/person.tsx';
import { Frame } from './frame/frame.tsx';
import { LoadingScreen } from './frame/loading-screen.tsx';
import type { Shell } from './frame/shell.ts';
import { useRead } from './frame/use-read.ts';
import { useCrm } from './session/crm-provider.tsx';

type LoadLeads = () => Promise<LeadsCopy>;

interface Props {
  copy: CrmLoginCopy;
  staff: StaffCopy;
  demo: DemoPair & { name: string };
  /** The next step of the sign-in to the live CRM. */
  signInStage: SignInStage;
  /** The authenticator app being set up in the sign-in. */
  setUp: AppSetUp | null;
  answer: StaffAnswer | undefined;
  /** Fetches the workspace's messages. */
  loadMessages: () => Promise<CrmCopy>;
  /** Fetches the inbox's messages. */
  loadLeads: LoadLeads;
  shell: Shell;
  /** The administration, shown instead of the sections. */
  admin: ReactNode;
  /** An account screen, which needs none of the workspace's code. */
  account: ReactNode;
}

/** The sign-in page while signed out, then the workspace, whose code and messages are loaded only after sign-in. */
export function Crm({ demo, signInStage, setUp, answer, ...screen }: Props) {
  const { copy, staff, loadMessages } = screen;
  const { user } = useCrm();
  const [params] = useSearchParams();
  if (user) return <SignedIn {...screen} user={user} />;
  // Without scripts, the recovery codes are the response to the request that opens the session.
  if (screen.account) return <Main>{screen.account}</Main>;
  const fetchAhead = () => {
    loadWorkspace(loadMessages).catch(() => {});
  };
  return (
    <Main>
      <div className="starfield border-b border-line">
        <div className="measure">
          {signInStage !== 'sign-in' ? (
            <SignInStep step={signInStage} copy={staff} setUp={setUp} answer={answer} />
          ) : params.has('oublie') ? (
            <ForgottenPassword copy={staff} answer={answer} />
          ) : (
            <SignInScreen
              copy={copy}
              staff={staff}
              demo={demo}
              answer={answer}
              onSandbox={fetchAhead}
            />
          )}
        </div>
      </div>
    </Main>
  );
}

function loadWorkspace(loadMessages: Props['loadMessages']) {
  return Promise.all([import('./frame/workspace-screen.tsx'), loadMessages()]);
}

type SignedInProps = Omit<Props, 'demo' | 'signInStage' | 'setUp' | 'answer'> & { user: User };

function SignedIn({
  user,
  copy,
  staff,
  loadMessages,
  loadLeads,
  shell,
  admin,
  account,
}: SignedInProps) {
  const { language } = useVisit();
  const { data, error, reload } = useRead(language, () => loadWorkspace(loadMessages));
  const bar = (
    <PlainBar user={user} role={staff.roles[user.role]} signOut={<SignOut staff={staff} />} />
  );

  if (account)
    return (
      <Frame>
        {data ? <WorkspaceOf data={data} shell={shell} /> : bar}
        <Main>{account}</Main>
      </Frame>
    );
  if (data) {
    const [{ Sections }] = data;
    return (
      <Frame>
        <WorkspaceOf data={data} shell={shell}>
          {admin ? <Main>{admin}</Main> : <Sections loadLeads={loadLeads} />}
        </WorkspaceOf>
      </Frame>
    );
  }
  return (
    <Frame>
      {bar}
      {/* Not a focus target: the focus waits for the heading of the loading screen. */}
      <main>
        <LoadingScreen
          isFailed={error !== null}
          messages={{ loading: copy.submitting, failed: copy.failed, retry: copy.submit }}
          onRetry={reload}
        >
          <noscript>
            <p>{staff.needsScript}</p>
            <a href="?compte=1" className="text-link">
              {staff.account.title}
            </a>
          </noscript>
        </LoadingScreen>
      </main>
    </Frame>
  );
}

function WorkspaceOf({
  data: [{ Workspace }, messages],
  shell,
  children,
}: {
  data: Awaited<ReturnType<typeof loadWorkspace>>;
  shell: Shell;
  children?: ReactNode;
}) {
  return (
    <Workspace messages={messages} shell={shell}>
      {children}
    </Workspace>
  );
}

/** Signs out; in the live CRM also without scripts. */
function SignOut({ staff }: { staff: StaffCopy }) {
  const { isLive, logout } = useCrm();
  if (isLive)
    return (
      <StaffForm
        intent="sign-out"
        submit={staff.account.signOut}
        busy={staff.busy}
        isPrimary={false}
      />
    );
  return (
    <button type="button" className="crm-link" onClick={logout}>
      {staff.account.signOut}
    </button>
  );
}

/** Takes the bar's place until the workspace's code has loaded, with a sign-out button. */
function PlainBar({
  user,
  role,
  signOut,
}: {
  user: User;
  /** Name of the role. */
  role: string;
  signOut: ReactNode;
}) {
  return (
    <header>
      <div className="crm-bar">
        <LogoMark className="size-6 shrink-0 max-sm:hidden" />
        <div className="crm-account">
          <Person name={user.name} role={role} />
          {signOut}
        </div>
      </div>
      <div className="h-11 border-b border-line max-sm:hidden" />
    </header>
  );
}
