import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { Action } from '#app/domain/crm/permissions.ts';

/** Context of every CRM screen: the signed-in user and announcements. */
export interface Staff {
  /** Whether the user has a permission; the server enforces it. */
  may: (action: Action) => boolean;
  /** Announces a message. */
  announce: (text: string) => void;
  /** An error's message in the reader's language. */
  problemOf: (error: unknown) => string;
  /** Announces an error, and offers a retry where it may succeed. */
  fail: (error: unknown, retry?: (() => void) | null) => void;
}

export const StaffContext = createContext<Staff | null>(null);
const AnnouncementContext = createContext('');

export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('useStaff must be used within a StaffProvider');
  return staff;
}

/** The staff context of a screen with an `Announcer`; in the workspace the toast announces. */
export function StaffProvider({
  may,
  problemOf,
  children,
}: Pick<Staff, 'may' | 'problemOf'> & { children: ReactNode }) {
  const [said, announce] = useState('');
  const staff = useMemo(
    (): Staff => ({ may, announce, problemOf, fail: (error) => announce(problemOf(error)) }),
    [may, problemOf],
  );
  return (
    <StaffContext value={staff}>
      <AnnouncementContext value={said}>{children}</AnnouncementContext>
    </StaffContext>
  );
}

/** The screen's live region, always mounted: a region that is inserted together with its text is not announced. */
export function Announcer() {
  return (
    <p role="status" className="small min-h-6 py-1 text-lumen">
      {use(AnnouncementContext)}
    </p>
  );
}

/** Renders its children only for users with the permission. */
export function May({ action, children }: { action: Action; children: ReactNode }) {
  return useStaff().may(action) ? children : null;
}
