import { en as keys } from '../../admin/keys/en.ts';
import { en as staff } from '../../staff/en.ts';
import type { SettingsCopy } from './shape.ts';

export const en: SettingsCopy = {
  account: 'Password, second step and sessions',
  title: 'Account settings',
  name: 'Name',
  email: 'Email address',
  role: 'Role',
  roles: staff.roles,
  permissions: 'Permissions',
  permissionNames: keys.scopes,
  all: 'All',
  lastLogin: 'Last sign-in',
  failLabel: 'Simulate an outage',
  failHelp: 'While this is on, every save fails, so that you see what the CRM then says.',
  keysLabel: 'Single-key shortcuts',
  keysHelp:
    'N, G then C, ? and the others. The setting holds for the whole site; the palette stays on Ctrl K.',
  kept: 'Nothing is sent or kept: reloading brings the sample data back.',
};
