import { expect, it } from 'vitest';
import { transcriptOf } from './transcript.ts';

it('a transcript contains who said what, and when', () => {
  const text = transcriptOf(
    [
      { id: '1', sender: 'user', content: 'Où ?\nIci ?', timestamp: 5, language: 'fr' },
      {
        id: '2',
        sender: 'assistant',
        content: 'Là.',
        timestamp: 9,
        language: 'fr',
        suggestions: ['Merci'],
        actions: [{ label: 'Nous écrire', target: '/contact', icon: 'phone' }],
      },
    ],
    {
      title: 'Conversation',
      senders: { user: 'Vous', assistant: 'L’assistant' },
      moment: (timestamp) => `à ${timestamp}`,
    },
  );
  expect(text).toBe(
    `Conversation

Vous – à 5
Où ?
Ici ?

L’assistant – à 9
Là.
→ Nous écrire (/contact)
`,
  );
});
