import { contentOf } from '#app/content/content.ts';
import { crmHistoryContract } from '../../../../test/contracts/crm-history.ts';
import { createSandbox } from './sandbox.ts';

crmHistoryContract('the sandbox', async (now) => {
  const messages = contentOf('fr').crm.samples;
  return createSandbox({ messages, author: 'Inès Caron', now, asked: 0 }).store;
});
