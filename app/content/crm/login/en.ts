import type { CrmLoginCopy } from '../shape.ts';

export const en: CrmLoginCopy = {
  title: 'Iluma CRM: sign in',
  description:
    'Try Iluma’s demo CRM: client records, projects, tasks, AI journal, analytics and prospecting, all with sample data.',
  heading: 'Iluma CRM',
  lead: 'Clients, projects, tasks, AI journal and prospecting in one place. It’s all sample data, so try anything: you can’t break it.',
  email: 'Email address',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  refused: 'Incorrect email or password',
  failed: 'The CRM couldn’t be loaded. Check your connection and try again.',
  hint: 'Demo access',
  hintUse: 'Fill in the form',
  sandbox:
    'These credentials are checked in your browser and never sent. What you change stays in this tab and disappears when you reload the page.',
  noScript: 'The CRM demo runs in your browser: turn on JavaScript to use it.',
};
