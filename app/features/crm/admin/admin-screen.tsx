import { useCallback, useMemo, useState, type ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { AdminCopy } from '#app/content/admin/shape.ts';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import {
  adminSectionsOf,
  isPermitted,
  type AdminSection,
} from '#app/domain/staff/administration.ts';
import { Announcer, StaffProvider, useStaff } from '../frame/staff-context.tsx';
import { withConfirmation } from '../session/confirm-session.ts';
import { createAdminClient, type AdminClient } from './admin-client.ts';
import { AdminContext, useAdmin } from './admin-context.tsx';
import { adminFailureCodeOf } from './admin-failure.ts';
import { AuditLog } from './audit-log/audit-log.tsx';
import { ConfirmationDialog, type AwaitedConfirmation } from './confirmation-dialog.tsx';
import { Outbox } from './delivery/outbox.tsx';
import { Webhooks } from './delivery/webhooks.tsx';
import { Privacy } from './privacy/privacy.tsx';
import { Keys } from './staff/keys.tsx';
import { Staff } from './staff/staff.tsx';
import { SiteStatus } from './status/site-status.tsx';

const views = {
  envois: Outbox,
  webhooks: Webhooks,
  'vie-privee': Privacy,
  historique: AuditLog,
  cles: Keys,
  equipe: Staff,
} as const satisfies Record<AdminSection, ComponentType>;

/**
 * The administration. The open section is in the page's query, as `admin`.
 *
 * @param client replaces the server's own
 */
export function AdminScreen({
  permissions,
  messages,
  crm,
  client: given,
}: {
  permissions: readonly string[];
  messages: AdminCopy;
  crm: CrmCopy;
  client?: AdminClient;
}) {
  const [params] = useSearchParams();
  const [awaited, setAwaited] = useState<AwaitedConfirmation | null>(null);
  const [client] = useState(() => given ?? createConfirmedClient(setAwaited));
  const admin = useMemo(() => ({ messages, crm, client }), [messages, crm, client]);
  const may = useCallback((action: Action) => isPermitted(permissions, action), [permissions]);
  const problemOf = useCallback(
    (error: unknown) => messages.failure[adminFailureCodeOf(error)],
    [messages],
  );
  const sections = adminSectionsOf(permissions);
  const asked = params.get('admin');
  const open = sections.find((section) => section === asked) ?? sections[0];
  return (
    <StaffProvider may={may} problemOf={problemOf}>
      <AdminContext value={admin}>
        <div className="min-h-[70vh] px-(--gutter) py-3">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <h1 className="heading">{messages.title}</h1>
            <p className="text-dust">{messages.lead}</p>
            <Link to="?" className="text-link sm:ms-auto">
              {messages.back}
            </Link>
          </div>
          {sections.length > 1 && <SectionLinks sections={sections} open={open} />}
          <SiteStatus />
          <Announcer />
          {awaited && <ConfirmationDialog {...awaited} />}
          {open ? <Section key={open} section={open} /> : <p>{messages.none}</p>}
        </div>
      </AdminContext>
    </StaffProvider>
  );
}

/** @param show shows and hides the dialog that a sensitive operation waits for */
function createConfirmedClient(show: (awaited: AwaitedConfirmation | null) => void): AdminClient {
  const confirm = ({ hasSecondStep }: { hasSecondStep: boolean }) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const settle = (isConfirmed: boolean) => {
      show(null);
      resolve(isConfirmed);
    };
    show({ hasSecondStep, settle });
    return promise;
  };
  return createAdminClient(withConfirmation((path, init) => fetch(path, init), confirm));
}

function SectionLinks({
  sections,
  open,
}: {
  sections: readonly AdminSection[];
  open: AdminSection | undefined;
}) {
  const { messages } = useAdmin();
  const { announce } = useStaff();
  return (
    <nav aria-label={messages.sectionsLabel} className="mt-2">
      <ul className="flex flex-wrap gap-2">
        {sections.map((section) => (
          <li key={section}>
            <Link
              to={`?admin=${section}`}
              preventScrollReset
              aria-current={section === open ? 'page' : undefined}
              className="chip"
              onClick={() => announce('')}
            >
              {messages.sections[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ section }: { section: AdminSection }) {
  const { messages } = useAdmin();
  const View = views[section];
  return (
    <section aria-labelledby="admin-section">
      <h2 id="admin-section" className="heading mt-3">
        {messages.sections[section]}
      </h2>
      <View />
    </section>
  );
}
