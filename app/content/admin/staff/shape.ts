import type { Role } from '#app/domain/crm/records/entities.ts';
import type { LeadService } from '#app/domain/leads/lead-services.ts';
import type { BelongingKind } from '#app/domain/staff/reassignment.ts';
import type { Question } from '../question.ts';

interface Forms {
  one: string;
  other: string;
}

/** Texts of the administration of accounts. */
export interface AccountsCopy {
  lead: string;
  roles: Record<Role, string>;
  services: Record<LeadService, string>;
  lastLogin: string;
  disabled: string;
  secondStep: string;
  oneTime: string;
  sessions: Forms;
  noSession: string;
  seen: string;
  signOut: string;
  signingOut: Question;
  signedOut: string;
  newRole: string;
  changeRole: string;
  /** With {name} and the new {role}. */
  changingRole: Question;
  roleChanged: string;
  rules: string;
  rulesLead: string;
  ruleChanged: string;
  /** Switch of one account; with {name}. */
  requireOf: string;
  invite: Record<
    'title' | 'lead' | 'name' | 'email' | 'role' | 'language' | 'submit' | 'done',
    string
  >;
  rename: Record<'title' | 'label' | 'help' | 'submit' | 'done', string>;
  reset: { label: string; question: Question; done: string };
  enable: { label: string; question: Question; done: string };
  /** Who leaves hands over what they have. */
  departure: Record<
    | 'label'
    | 'title'
    | 'reassignTitle'
    | 'lead'
    | 'nothing'
    | 'keys'
    | 'kept'
    | 'toAll'
    | 'to'
    | 'nobody'
    | 'split'
    | 'together'
    | 'yes'
    | 'reassign'
    | 'left'
    | 'reassigned',
    string
  > & { what: Record<BelongingKind, string> };
  /** Which leads somebody takes, and who of the public page they are. */
  team: Record<
    'title' | 'services' | 'person' | 'personHelp' | 'nobody' | 'none' | 'takes' | 'save' | 'saved',
    string
  >;
}
