import type { Role } from '#app/domain/crm/records/entities.ts';
import type { StaffProblem } from '#app/domain/staff/answer.ts';
import type { PluralForms } from '#app/i18n/plural.ts';

/** Texts of the staff sign-in and account, besides those shared with the demo. */
export interface StaffCopy {
  /** Problems of any form. `refused` is stated by each form itself. */
  problems: Record<Exclude<StaffProblem, 'refused' | 'wait'>, string> & { wait: PluralForms };
  /** Above the form of the sign-in. */
  ownAccount: string;
  /** Link to `forgotten`. */
  forgot: string;
  forgotten: { title: string; lead: string; submit: string; asked: string };
  /** The page of a link from a mail: an invitation, a reset, or one that is over. */
  link: {
    welcome: string;
    welcomeLead: string;
    reset: string;
    resetLead: string;
    over: string;
    overLead: string;
    another: string;
    nameHelp: string;
  };
  /** For a user who is signed in without scripts. */
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
  /** Beside a sensitive change: who makes it confirms that it is them. */
  confirmation: { title: string; lead: string; password: string; code: string };
  /** To somebody whose role requires a second step that they do not have yet. */
  requiredSetUp: { title: string; lead: string; open: string };
  /** Cancels a sign-in in progress. */
  startAgain: string;
  busy: string;
  roles: Record<Role, string>;
  account: {
    title: string;
    back: string;
    signOut: string;
    signOutEverywhere: string;
    /** The question before signing out drops what is not sent. */
    drafts: Record<'title' | 'lead' | 'discard' | 'keep', string>;
    facts: { name: string; email: string; role: string; lastLogin: string };
    password: {
      title: string;
      next: string;
      help: string;
      again: string;
      submit: string;
    };
    secondStep: {
      title: string;
      off: string;
      on: string;
      setUp: string;
      replace: string;
      replaceLead: string;
      steps: { scan: string; secret: string; open: string };
      drawing: string;
      code: string;
      confirm: string;
      refused: string;
      codesLeft: string;
      renew: string;
      remove: string;
      codesTitle: string;
      codesLead: string;
      codesCopy: string;
      codesCopied: string;
      codesNotCopied: string;
      codesDownload: string;
      codesFile: string;
    };
    sessions: {
      title: string;
      lead: string;
      started: string;
      seen: string;
      here: string;
      end: string;
      unknownAgent: string;
    };
  };
}
