import { createContext, use } from 'react';
import type { AdminCopy } from '#app/content/admin/shape.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import type { AdminClient } from './admin-client.ts';

interface AdminDesk {
  words: AdminCopy;
  client: AdminClient;
  /** What whoever is signed in may do; the server has the last word. */
  may: (action: Action) => boolean;
  /** Says something in passing. */
  say: (text: string) => void;
}

export const AdminContext = createContext<AdminDesk | null>(null);

export function useAdmin(): AdminDesk {
  const admin = use(AdminContext);
  if (!admin) throw new Error('useAdmin must be used within an AdminDesk');
  return admin;
}
