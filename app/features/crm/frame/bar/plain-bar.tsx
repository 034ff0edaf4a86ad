import type { User } from '#app/domain/crm/records/entities.ts';
import { Mark, Person } from './mark.tsx';
import type { ReactNode } from 'react';

/** The bar until the workspace's code has come, in the same place, with a way to sign out. */
export function PlainBar({ user, signOut }: { user: User; signOut: ReactNode }) {
  return (
    <>
      <div className="crm-bar">
        <Mark />
        <div className="crm-account">
          <Person user={user} />
          {signOut}
        </div>
      </div>
      <div className="h-11 border-b border-line max-sm:hidden" />
    </>
  );
}
