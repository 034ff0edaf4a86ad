import type { keyScopes } from '#app/domain/crm/permissions.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';

export interface SettingsCopy {
  /** Link to the account of the signed-in user. */
  account: string;
  title: string;
  name: string;
  email: string;
  role: string;
  roles: Record<Role, string>;
  permissions: string;
  permissionNames: Record<(typeof keyScopes)[number], string>;
  all: string;
  lastLogin: string;
  failLabel: string;
  failHelp: string;
  keysLabel: string;
  keysHelp: string;
  kept: string;
}
