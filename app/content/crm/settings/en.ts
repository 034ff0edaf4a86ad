import { en as keys } from '../../admin/keys/en.ts';
import { en as staff } from '../../staff/en.ts';
import type { SettingsCopy } from './shape.ts';

export const en: SettingsCopy = {
  account: 'Password, two-step verification and sessions',
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
  failHelp: 'While this is on, every save fails so you can see how the CRM reacts.',
  keysLabel: 'Single-key shortcuts',
  keysHelp:
    'N, G then C, ? and others. This setting applies to the whole site; Ctrl K always opens the palette.',
  kept: 'Nothing is sent or saved: reloading brings back the sample data.',
};
