import { leadServiceNames } from '../../leads/service-names.ts';
import { en as screens } from '../../screens/en.ts';
import { en as servicesHub } from '../../services-hub/en.ts';
import { en as staff } from '../../staff/en.ts';
import type { AccountsCopy } from './shape.ts';

const { roles } = staff;

export const en: AccountsCopy = {
  lead: 'Who can sign in to the CRM, what each person handles and what happens when someone leaves.',
  roles,
  services: leadServiceNames(servicesHub, screens),
  lastLogin: 'Last sign-in: {date}',
  disabled: 'Disabled {date}',
  secondStep: 'Two-step verification on',
  oneTime: 'Hasn’t chosen a password yet',
  sessions: { one: '{count} active session', other: '{count} active sessions' },
  noSession: 'Not signed in',
  seen: '{from}, seen {date}',
  signOut: 'Sign out everywhere',
  signingOut: {
    title: 'Sign {name} out everywhere?',
    text: 'Sessions end immediately. The account stays: {name} can sign in again.',
    yes: 'Sign out everywhere',
  },
  signedOut: '{name} is no longer signed in anywhere.',
  newRole: 'New role for {name}',
  changeRole: 'Change the role',
  changingRole: {
    title: 'Give {name} the role {role}?',
    text: 'What {name} can see and do in the CRM changes at once. Their sessions are closed, and they’ll get an email about it.',
    yes: 'Give this role',
  },
  roleChanged:
    '{name}’s role has changed. Their sessions are closed, and they’ll get an email about it.',
  rules: 'Two-step verification required',
  rulesLead: 'Anyone who hasn’t set it up does so at the next sign-in, before anything else.',
  ruleChanged: 'Requirement saved.',
  requireOf: 'Require two-step verification for {name}',
  invite: {
    title: 'Invite someone',
    lead: 'They get a link by email, valid for seven days, and choose their own password.',
    name: 'First and last name',
    email: 'Email',
    role: 'Role in the CRM',
    language: 'Language of the email',
    submit: 'Send the invitation',
    done: 'The invitation for {name} is on its way.',
  },
  rename: {
    title: 'Rename',
    label: 'New name for {name}',
    help: 'Their clients, projects and tasks will show the new name right away.',
    submit: 'Rename',
    done: 'The account is now called {name}.',
  },
  reset: {
    label: 'New password',
    question: {
      title: 'Send {name} a new link?',
      text: 'Their password stops working, two-step verification is turned off and their sessions end. They’ll get an email to choose a new password.',
      yes: 'Send the link',
    },
    done: 'A link is on its way to {name}.',
  },
  enable: {
    label: 'Enable',
    question: {
      title: 'Enable {name}’s account?',
      text: '{name} can sign in again with the same password and role.',
      yes: 'Enable',
    },
    done: '{name}’s account is enabled.',
  },
  departure: {
    label: 'Departure',
    title: '{name} is leaving',
    reassignTitle: 'Hand over what {name} still has',
    lead: 'The account is disabled and its sessions end. Nothing is erased: the name stays on what was done.',
    nothing: '{name} has no clients, projects, open tasks, open leads or upcoming meetings.',
    what: {
      clients: 'Client records',
      projects: 'Projects',
      tasks: 'Open tasks',
      leads: 'Open leads',
      meetings: 'Upcoming meetings',
    },
    keys: 'These API keys, which {name} created, keep working. Revoke any that {name} may have kept:',
    kept: 'These meetings stay with {name}, because nobody is free at that time. Move them in the calendar:',
    toAll: 'Hand everything over to',
    to: 'Hand over to ({what})',
    nobody: 'Leave under {name}’s name',
    split: 'Split among several people',
    together: 'Give everything to one person',
    yes: 'Disable and hand over',
    reassign: 'Hand over',
    left: '{name} has left, and everything has been handed over.',
    reassigned: 'What {name} still had has been handed over.',
  },
  team: {
    title: 'Leads and public page',
    services: 'Services they receive leads for',
    person: 'Person on the public page',
    personHelp:
      'The site shows this account’s availability. Leads already assigned to that person become theirs.',
    nobody: 'Nobody',
    none: 'Doesn’t receive leads automatically',
    takes: 'Receives: {services}',
    save: 'Save',
    saved: 'Saved for {name}.',
  },
};
