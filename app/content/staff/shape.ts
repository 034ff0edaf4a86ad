import type { Role } from '#app/domain/crm/entities.ts';
import type { StaffProblem } from '#app/domain/staff/answer.ts';

/** What the sign-in of staff and their account say, beside the screen that they share with the demo. */
export interface StaffCopy {
  /** What is wrong, whatever was being done. `refused` is said by each form in its own words. */
  problems: Record<Exclude<StaffProblem, 'refused'>, string>;
  /** Beside the form that the demo shares. */
  ownAccount: string;
  /** To somebody who is signed in without scripts. */
  needsScript: string;
  secondStep: {
    title: string;
    lead: string;
    code: string;
    help: string;
    submit: string;
    refused: string;
  };
  newPassword: {
    title: string;
    lead: string;
    password: string;
    help: string;
    again: string;
    submit: string;
  };
  /** Leaves a sign-in that is under way. */
  startAgain: string;
  busy: string;
  roles: Record<Role, string>;
  account: {
    title: string;
    back: string;
    signOut: string;
    signOutEverywhere: string;
    facts: { name: string; email: string; role: string; lastLogin: string };
    password: {
      title: string;
      current: string;
      next: string;
      help: string;
      again: string;
      submit: string;
      refused: string;
    };
    secondStep: {
      title: string;
      off: string;
      on: string;
      setUp: string;
      steps: { scan: string; secret: string; open: string };
      drawing: string;
      code: string;
      confirm: string;
      refused: string;
      codesLeft: string;
      renew: string;
      remove: string;
      anyCode: string;
      codesTitle: string;
      codesLead: string;
    };
    sessions: {
      title: string;
      lead: string;
      place: string;
      started: string;
      seen: string;
      here: string;
      end: string;
      unknownAgent: string;
    };
  };
}
