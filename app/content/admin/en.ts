import { en as webhooks } from './webhooks/en.ts';
import { en as privacy } from './privacy/en.ts';
import { en as audit } from './audit/en.ts';
import { en as keys } from './keys/en.ts';
import { en as accounts } from './staff/en.ts';
import { en as staff } from '../staff/en.ts';
import { en as outbox } from '../outbox/en.ts';
import type { AdminCopy } from './shape.ts';

export const en: AdminCopy = {
  title: 'Admin',
  lead: 'What is sent out, people’s rights, and who changed what.',
  back: 'Back to the CRM',
  sectionsLabel: 'Parts of the admin desk',
  sections: {
    envois: 'Outgoing',
    webhooks: 'Webhooks',
    'vie-privee': 'Privacy',
    historique: 'History',
    cles: 'API keys',
    equipe: 'Team',
  },
  none: 'Your role gives access to none of these parts.',
  loading: 'Loading…',
  busy: 'One moment…',
  retry: 'Try again',
  more: 'Show more',
  close: 'Close',
  cancel: 'Cancel',
  never: 'Never',
  failure: {
    unreachable: 'The records cannot be reached. Nothing was changed.',
    'signed-out': 'Your session has ended. Nothing was changed: sign in again.',
    'not-allowed': 'Your role does not allow it. Nothing was changed.',
    busy: 'Too many requests at once. Nothing was changed: wait a moment.',
    refused: 'The records refused it. Nothing was changed.',
    gone: 'It is no longer there, or there is nothing left to send.',
    'not-possible': 'This is no longer possible in its current state.',
    invalid: 'A field is not as it should be. Nothing was changed.',
    taken: 'An account has this address already. Nothing was changed.',
    'name-taken':
      'An account has this name already: records name their owner, so choose another one.',
    'member-taken': 'Another account is that person of the public page already.',
    unconfirmed: 'You have not confirmed that it is you. Nothing was changed.',
  },
  confirmation: {
    ...staff.confirmation,
    submit: 'Confirm and go on',
    problems: {
      refused: 'The password or the code is not right.',
      wait: 'Too many tries. Wait a moment, then try again.',
      unavailable: 'The server did not answer. Try again in a minute.',
    },
  },
  secret: {
    title: 'Copy it now',
    text: 'This secret will never be shown again. Put it where it will be used.',
    copy: 'Copy',
    copied: 'Copied.',
    failed: 'The browser does not allow copying: select the text.',
    done: 'Done',
  },
  outbox: {
    ...outbox,
    lead: 'What the site sends: sent, waiting, kept here for want of a mail server, or given up after ten attempts.',
    stateLabel: 'Filter by outcome',
    topicLabel: 'Filter by channel',
    topics: { mail: 'Emails', webhook: 'Webhook calls', push: 'Browsers' },
    empty: 'Nothing to show here.',
    read: 'Read',
    letter: 'Email kept here',
  },
  webhooks,
  privacy,
  audit,
  keys,
  staff: accounts,
};
