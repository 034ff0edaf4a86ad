import { roles, type Role } from '#app/domain/crm/records/entities.ts';
import { isEmailAddress } from '#app/domain/email-address.ts';
import { languages, type Language } from '#app/domain/languages.ts';
import { isAccountName } from '#app/domain/staff/account-name.ts';

export const staffCommandNames = [
  'list',
  'add',
  'invite',
  'rename',
  'role',
  'reset',
  'require-second-step',
  'hand-over',
  'hours',
  'disable',
  'enable',
] as const;

/** A command of `npm run staff`, wherever it is executed. */
export type StaffCommand =
  | { name: 'add'; email: string; person: string; role: Role }
  | { name: 'invite'; email: string; person: string; role: Role; language: Language }
  | { name: 'rename'; email: string; person: string }
  | { name: 'role'; email: string; role: Role }
  | { name: 'require-second-step'; email: string; isRequired: boolean }
  | { name: 'hand-over'; email: string; to: string }
  /** Meeting hours, as parsed by `parseWorkingWeek`, in an IANA zone. */
  | { name: 'hours'; email: string; week: string; zone: string }
  /** `to`: who takes over what they have. */
  | { name: 'disable'; email: string; to?: string | undefined }
  | { name: 'reset' | 'enable'; email: string }
  | { name: 'list' };

/** Output of a command. */
export interface StaffReply {
  ok: boolean;
  lines: string[];
}

/** Parses a command; null when it is invalid. */
export function readStaffCommand(json: unknown): StaffCommand | null {
  if (typeof json !== 'object' || json === null) return null;
  const given = json as Partial<Record<string, unknown>>;
  const name = staffCommandNames.find((each) => each === given.name);
  if (name === undefined || name === 'list') return name ? { name } : null;
  const email = addressIn(given.email);
  const person = typeof given.person === 'string' && isAccountName(given.person) && given.person;
  const role = roles.find((each) => each === given.role);
  const to = addressIn(given.to);
  if (email === null) return null;
  switch (name) {
    case 'add':
      return person && role ? { name, email, person, role } : null;
    case 'invite': {
      const language = languages.find((each) => each === (given.language ?? languages[0]));
      return person && role && language ? { name, email, person, role, language } : null;
    }
    case 'rename':
      return person ? { name, email, person } : null;
    case 'role':
      return role ? { name, email, role } : null;
    case 'require-second-step':
      return { name, email, isRequired: given.isRequired !== false };
    case 'hand-over':
      return to ? { name, email, to } : null;
    case 'hours': {
      const { week, zone } = given;
      const isWhole = typeof week === 'string' && typeof zone === 'string';
      return isWhole ? { name, email, week, zone } : null;
    }
    case 'disable':
      if (given.to !== undefined && to === null) return null;
      return to ? { name, email, to } : { name, email };
    default:
      return { name, email };
  }
}

const addressIn = (given: unknown) =>
  typeof given === 'string' && isAddress(given) ? given : null;

/** Whether a text has the form of an email address. */
export function isAddress(text: string): boolean {
  return isEmailAddress(text.trim());
}
