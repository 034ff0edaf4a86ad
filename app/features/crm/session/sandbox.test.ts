import { contentOf } from '#app/content/content.ts';
import { crmHistoryContract } from '../../../../test/contracts/crm-history.ts';
import { createSandbox } from './sandbox.ts';

crmHistoryContract('the sandbox', async (now) => {
  const user = { id: 'demo', name: 'Inès Caron' };
  const messages = contentOf('fr').crm.samples;
  return createSandbox({ messages, language: 'fr', user, now, asked: 0 }).store;
});
