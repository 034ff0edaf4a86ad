import { useState } from 'react';
import { workingKeysOf } from '#app/domain/staff/working-keys.ts';
import { fill } from '#app/i18n/format.ts';
import { useAdmin } from '../admin-context.tsx';
import { usePages } from '../use-pages.ts';
import { Key } from './keys.tsx';

/** API keys that the departing member created: they stay valid until revoked. */
export function LeaverKeys({ name }: { name: string }) {
  const { client, messages } = useAdmin();
  const pages = usePages('keys', () => client.keys());
  const [openedAt] = useState(() => Date.now());
  const working = workingKeysOf(pages.items ?? [], name, openedAt);
  if (working.length === 0) return null;
  return (
    <section className="mb-4 grid grid-cols-1 gap-3">
      <p>{fill(messages.staff.departure.keys, { name })}</p>
      <ul className="grid grid-cols-1 gap-3">
        {working.map((key) => (
          <li key={key.id} className="panel p-3">
            <Key line={key} onRevoked={pages.reload} />
          </li>
        ))}
      </ul>
    </section>
  );
}
