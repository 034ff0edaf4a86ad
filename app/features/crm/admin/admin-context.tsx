import { createContext, use } from 'react';
import type { AdminCopy } from '#app/content/admin/shape.ts';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { AdminClient } from './admin-client.ts';

interface AdminData {
  messages: AdminCopy;
  /** The workspace's messages, which name records and their fields. */
  crm: CrmCopy;
  client: AdminClient;
}

export const AdminContext = createContext<AdminData | null>(null);

/** The administration's messages and API client. */
export function useAdmin(): AdminData {
  const admin = use(AdminContext);
  if (!admin) throw new Error('useAdmin must be used within an AdminScreen');
  return admin;
}
