import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createCrmSession, nobody, type CrmSession, type CrmState } from './crm-session.ts';

type Crm = CrmState & Pick<CrmSession, 'login' | 'logout' | 'during'>;

const CrmContext = createContext<Crm | null>(null);

/** Outlives the page's component, so that a look at another page costs nobody their work. */
const shared = createCrmSession();

export function CrmProvider({
  session = shared,
  children,
}: {
  session?: CrmSession;
  children: ReactNode;
}) {
  // The server knows who is signed in to the live CRM, and nothing of the sandbox.
  const onServer = () => (session === shared ? nobody : session.current());
  const state = useSyncExternalStore(session.subscribe, session.current, onServer);
  const crm = useMemo(() => {
    const { login, during } = session;
    const logout = () => {
      // Behind the live CRM's door is the sandbox's, which is told as well.
      if (session !== shared) shared.logout();
      session.logout();
    };
    return { ...state, login, logout, during };
  }, [session, state]);
  return <CrmContext value={crm}>{children}</CrmContext>;
}

export function useCrm(): Crm {
  const crm = use(CrmContext);
  if (!crm) throw new Error('useCrm must be used within a CrmProvider');
  return crm;
}
