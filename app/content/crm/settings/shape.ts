export interface SettingsCopy {
  /** Link to the account of the signed-in user. */
  account: string;
  title: string;
  name: string;
  email: string;
  role: string;
  permissions: string;
  all: string;
  lastLogin: string;
  failLabel: string;
  failHelp: string;
  keysLabel: string;
  keysHelp: string;
  kept: string;
}
