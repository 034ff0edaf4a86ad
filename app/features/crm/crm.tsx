import type { CrmCopy, CrmLoginCopy } from '#app/content/crm/shape.ts';
import type { LeadsCopy } from '#app/content/leads/shape.ts';
import type { StaffCopy } from '#app/content/staff/shape.ts';
import type { DemoPair } from '#app/domain/crm/demo-session.ts';
import type { Door, StaffAnswer } from '#app/domain/staff/answer.ts';
import { useVisit } from '#app/ui/visit.ts';
import type { Toggle } from './desk/desk-header.tsx';
import { Login } from './login.tsx';
import { useCrm } from './session/crm-provider.tsx';
import { NextStep } from './staff/next-step.tsx';
import { StaffForm } from './staff/staff-form.tsx';
import { useLoaded } from './use-loaded.ts';

type LoadLeads = () => Promise<LeadsCopy>;

interface Props {
  copy: CrmLoginCopy;
  staff: StaffCopy;
  demo: DemoPair & { name: string };
  /** What stands between the visitor and the live CRM. */
  door: Door;
  answer: StaffAnswer | undefined;
  /** Fetches what the desk says. */
  loadWords: () => Promise<CrmCopy>;
  /** Fetches what the inbox says. */
  loadLeads: LoadLeads;
  /** Whether single keys are shortcuts. */
  keys: Toggle;
}

/** A login while nobody is signed in, otherwise the desk, whose code and words come only then. */
export function Crm({ demo, door, answer, ...desk }: Props) {
  const { copy, staff, loadWords } = desk;
  const { user } = useCrm();
  if (user) return <SignedIn {...desk} />;
  const fetchAhead = () => {
    loadDesk(loadWords).catch(() => {});
  };
  return (
    <div className="starfield border-b border-line">
      <div className="measure">
        {door === 'sign-in' ? (
          <Login copy={copy} staff={staff} demo={demo} answer={answer} onSandbox={fetchAhead} />
        ) : (
          <NextStep step={door} copy={staff} answer={answer} />
        )}
      </div>
    </div>
  );
}

function loadDesk(loadWords: Props['loadWords']) {
  return Promise.all([import('./desk/dashboard.tsx'), loadWords()]);
}

function SignedIn({
  copy,
  staff,
  loadWords,
  loadLeads,
  keys,
}: Omit<Props, 'demo' | 'door' | 'answer'>) {
  const { language } = useVisit();
  const { isLive } = useCrm();
  const { loaded, again } = useLoaded(language, () => loadDesk(loadWords));

  if (loaded && loaded !== 'failed') {
    const [{ Dashboard }, words] = loaded;
    return <Dashboard words={words} keys={keys} loadLeads={loadLeads} />;
  }
  return (
    <div className="measure grid min-h-[60vh] content-center justify-items-center gap-4">
      {loaded === 'failed' ? (
        <>
          <p role="alert">{copy.failed}</p>
          <button type="button" className="button" onClick={again}>
            {copy.submit}
          </button>
        </>
      ) : (
        <p role="status" className="scripted">
          {copy.submitting}
        </p>
      )}
      {isLive && (
        <noscript>
          <p>{staff.needsScript}</p>
          <a href="?compte=1" className="text-link">
            {staff.account.title}
          </a>
          <StaffForm intent="sign-out" submit={staff.account.signOut} busy={staff.busy} />
        </noscript>
      )}
    </div>
  );
}
