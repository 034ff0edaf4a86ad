import { expect, it } from 'vitest';
import { readOrigin } from '#app/application/leads/message-origin.ts';
import { contactQuery } from './contact-query.ts';

it.each([
  ['loyalty', '', { screen: 'loyalty', result: '' }],
  ['ila', '/fr/ila?v=1&businessName=Chez+Rose%26fils', { screen: 'ila' }],
  ['adluma', `/adluma?v=1${'&channel=search'.repeat(200)}`, { screen: 'adluma' }],
] as const)(
  'the contact form reads the origin back from a link of %s',
  (screen, result, origin) => {
    const query = new URLSearchParams(contactQuery(screen, result));
    expect(readOrigin(query)).toEqual({ result, ...origin });
  },
);
