import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { createCrmSession, signedOut, type CrmSession, type CrmState } from './crm-session.ts';

type Crm = CrmState & Pick<CrmSession, 'login' | 'logout' | 'during'>;

const CrmContext = createContext<Crm | null>(null);

/** Outlives the page's component: visiting another page must not lose work. */
const shared = createCrmSession();

export function CrmProvider({
  session = shared,
  children,
}: {
  session?: CrmSession;
  children: ReactNode;
}) {
  // The server knows the session of the live CRM, but not the sandbox's.
  const onServer = () => (session === shared ? signedOut : session.current());
  const state = useSyncExternalStore(session.subscribe, session.current, onServer);
  const navigate = useNavigate();
  const crm = useMemo(() => {
    const { login, during } = session;
    const logout = () => {
      // Signing out of the live CRM ends the sandbox's session as well.
      if (session !== shared) shared.logout();
      session.logout();
      // The next user starts at the overview, as after the live CRM's redirect.
      if (!session.current().isLive) void navigate('?', { replace: true });
    };
    return { ...state, login, logout, during };
  }, [session, state, navigate]);
  return <CrmContext value={crm}>{children}</CrmContext>;
}

export function useCrm(): Crm {
  const crm = use(CrmContext);
  if (!crm) throw new Error('useCrm must be used within a CrmProvider');
  return crm;
}
