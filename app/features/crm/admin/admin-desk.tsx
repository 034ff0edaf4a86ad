import { useMemo, useState, type ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { AdminCopy } from '#app/content/admin/shape.ts';
import { adminSectionsOf, isPermitted, type AdminSection } from '#app/domain/administration.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import { AdminContext, useAdmin } from './admin-context.tsx';
import { createAdminClient, type AdminClient } from './admin-client.ts';
import { Audit } from './audit.tsx';
import { Keys } from './keys.tsx';
import { Outbox } from './outbox.tsx';
import { Privacy } from './privacy.tsx';
import { Staff } from './staff.tsx';
import { Webhooks } from './webhooks.tsx';

const views = {
  envois: Outbox,
  webhooks: Webhooks,
  'vie-privee': Privacy,
  historique: Audit,
  cles: Keys,
  equipe: Staff,
} as const satisfies Record<AdminSection, ComponentType>;

/**
 * What those see who run the desk. The part that is open stands in the page's query, as `admin`.
 *
 * @param client in place of the server's own
 */
export function AdminDesk({
  permissions,
  words,
  client: given,
}: {
  permissions: readonly string[];
  words: AdminCopy;
  client?: AdminClient;
}) {
  const [params] = useSearchParams();
  const [client] = useState(() => given ?? createAdminClient());
  const [said, setSaid] = useState('');
  const desk = useMemo(
    () => ({
      words,
      client,
      may: (action: Action) => isPermitted(permissions, action),
      say: setSaid,
    }),
    [words, client, permissions],
  );
  const sections = adminSectionsOf(permissions);
  const asked = params.get('admin');
  const open = sections.find((section) => section === asked) ?? sections[0];
  return (
    <AdminContext value={desk}>
      <div className="measure min-h-[70vh] py-8">
        <Link to="?" className="text-link">
          {words.back}
        </Link>
        <h1 className="title mt-3">{words.title}</h1>
        <p className="mt-1 text-dust">{words.lead}</p>
        {sections.length > 1 && (
          <nav aria-label={words.sectionsLabel} className="mt-5">
            <ul className="flex flex-wrap gap-2">
              {sections.map((section) => (
                <li key={section}>
                  <Link
                    to={`?admin=${section}`}
                    preventScrollReset
                    aria-current={section === open ? 'page' : undefined}
                    className="chip"
                    onClick={() => setSaid('')}
                  >
                    {words.sections[section]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p role="status" className="small min-h-6 py-1 text-lumen">
          {said}
        </p>
        {open ? <Section key={open} section={open} /> : <p>{words.none}</p>}
      </div>
    </AdminContext>
  );
}

function Section({ section }: { section: AdminSection }) {
  const { words } = useAdmin();
  const View = views[section];
  return (
    <section aria-labelledby="admin-section">
      <h2 id="admin-section" className="heading">
        {words.sections[section]}
      </h2>
      <View />
    </section>
  );
}
