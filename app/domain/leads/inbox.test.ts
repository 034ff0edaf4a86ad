import { describe, expect, it } from 'vitest';
import { optimisticLead, listItemOf, type LeadCommand } from './inbox.ts';
import type { Lead } from './lead.ts';

const lead = {
  id: '1',
  status: 'new',
  assignedTo: null,
  answeredAt: null,
  message: `Bonjour,\n\n  voici ${'long '.repeat(60)}`,
  attachments: [{ tool: 'ila', version: '1', inputs: {}, result: {} }],
} as unknown as Lead;
const now = '2026-01-15T12:00:00.000Z';

describe('the optimistic lead', () => {
  it.each<[LeadCommand, Partial<Lead> | null]>([
    [
      { move: 'assign', memberId: 'ines' },
      { status: 'assigned', assignedTo: 'ines' },
    ],
    // Only the server knows whom the rule assigns.
    [{ move: 'assign', memberId: null }, null],
    [{ move: 'quarantine' }, { status: 'quarantined' }],
    [{ move: 'close' }, { status: 'closed' }],
    [{ move: 'release' }, null],
    [{ move: 'answered' }, { answeredAt: now }],
  ])('after %j', (command, expected) => {
    expect(optimisticLead(lead, command, now)).toEqual(expected && { ...lead, ...expected });
  });

  it('does not change when the lead is already answered', () => {
    expect(optimisticLead({ ...lead, answeredAt: now }, { move: 'answered' }, now)).toBeNull();
  });
});

it('a list item has an excerpt of the message and the names of the tools', () => {
  const { excerpt, tools } = listItemOf(lead);
  expect(excerpt).toMatch(/^Bonjour, voici long long/);
  expect(excerpt).toHaveLength(160);
  expect(tools).toEqual(['ila']);
});
