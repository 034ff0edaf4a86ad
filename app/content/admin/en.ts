import { en as outbox } from '../outbox/en.ts';
import { en as staff } from '../staff/en.ts';
import { en as audit } from './audit/en.ts';
import { en as keys } from './keys/en.ts';
import { en as privacy } from './privacy/en.ts';
import type { AdminCopy } from './shape.ts';
import { en as accounts } from './staff/en.ts';
import { en as status } from './status/en.ts';
import { en as webhooks } from './webhooks/en.ts';

export const en: AdminCopy = {
  title: 'Admin',
  lead: 'Outgoing messages, privacy requests and who changed what.',
  back: 'Back to the CRM',
  sectionsLabel: 'Admin sections',
  sections: {
    envois: 'Outgoing',
    webhooks: 'Webhooks',
    'vie-privee': 'Privacy',
    historique: 'History',
    cles: 'API keys',
    equipe: 'Team',
  },
  none: 'Your role doesn’t give you access to any of these sections.',
  loading: 'Loading…',
  busy: 'One moment…',
  retry: 'Try again',
  more: 'Show more',
  close: 'Close',
  cancel: 'Cancel',
  never: 'Never',
  failure: {
    unreachable: 'The server didn’t answer. It’s safe to try again: nothing will be done twice.',
    'signed-out': 'Your session has ended. Nothing was changed: sign in again.',
    'not-allowed': 'Your role doesn’t allow this. Nothing was changed.',
    busy: 'Too many requests at once. Nothing was changed: wait a moment.',
    refused: 'The server refused the change. Nothing was changed.',
    gone: 'It’s no longer there, or there’s nothing left to send.',
    'not-possible': 'This is no longer possible in its current state.',
    invalid: 'A field isn’t valid. Nothing was changed.',
    taken: 'An account already has this address. Nothing was changed.',
    'name-taken':
      'An account already has this name. Records show their owner’s name, so choose another one.',
    'member-taken': 'Another account is already linked to that person on the public page.',
    unconfirmed: 'You haven’t confirmed it’s you. Nothing was changed.',
  },
  confirmation: {
    ...staff.confirmation,
    submit: 'Confirm and continue',
    problems: {
      refused: 'The password or code is incorrect.',
      wait: 'Too many tries. Wait a few minutes, then try again.',
      unavailable: 'The server didn’t respond. Try again in a minute.',
    },
  },
  secret: {
    title: 'Copy it now',
    text: 'This secret will never be shown again. Put it where it will be used.',
    copy: 'Copy',
    copied: 'Copied.',
    failed: 'Your browser blocked copying: select the text.',
    done: 'Done',
  },
  outbox: {
    ...outbox,
    lead: 'What the site sends: sent, waiting, kept here because there’s no mail server, or abandoned after ten attempts.',
    stateLabel: 'Filter by outcome',
    topicLabel: 'Filter by channel',
    topics: { mail: 'Emails', webhook: 'Webhook calls', push: 'Browsers' },
    empty: 'Nothing to show here.',
    read: 'Read',
    letter: 'Email kept here',
  },
  status,
  webhooks,
  privacy,
  audit,
  keys,
  staff: accounts,
};
