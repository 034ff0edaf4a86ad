import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import type { OutboxListItem } from '#app/domain/delivery/outbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { renderForStaff } from '../../../../test/render-for-staff.tsx';
import { AnswerBadge } from './answer-badge.tsx';
import { Conversation } from './attachments/conversation.tsx';
import { createDrafts } from './drafts.ts';
import { InboxContext } from './inbox-context.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadMail } from './lead-mail.tsx';
import { LeadMessages } from './lead-messages.ts';
import { LeadProblem } from './lead-problem.tsx';
import { createLeadsClient } from './leads-client.ts';
import { StatusTag } from './status-tag.tsx';
import { refusalOf } from './use-lead.ts';

const messages = contentOf('fr').leads;
const client = createLeadsClient(() => new Promise(() => {}));
const watch = () => () => {};
const lead = {
  id: '1',
  reference: 'IL-0000-0000',
  status: 'assigned',
  assignedTo: 'ines',
  name: 'Ana',
  company: 'Chez Ana',
  email: 'ana@exemple.example',
  phone: '',
  service: 'seo',
  createdAt: '2026-01-15T12:00:00.000Z',
  answeredAt: null,
  answeredBy: null,
  version: 1,
} as unknown as Lead;

function shown(node: ReactNode, mayAssign = true): string {
  const inbox = {
    messages,
    client,
    watch,
    drafts: createDrafts(),
    team: [{ id: 'ines', name: 'Inès Caron', status: 'available' as const }],
    ownId: 'ines',
  };
  return renderForStaff(
    <LeadMessages value={messages}>
      <InboxContext value={inbox}>{node}</InboxContext>
    </LeadMessages>,
    {
      may: (action) => mayAssign || action !== 'assign',
      problemOf: () => messages.failure.refused,
    },
  );
}

describe('the inbox', () => {
  it.each([
    [lead, messages.clock.states.late.split('{')[0] ?? ''],
    [{ ...lead, answeredAt: '2026-01-15T15:00:00.000Z' }, messages.clock.states.kept],
    [{ ...lead, answeredAt: '2026-02-15T15:00:00.000Z' }, messages.clock.states.missed],
  ])('shows whether the promised answer is late, on time or missed', (each, text) => {
    expect(shown(<AnswerBadge lead={each} isLong />)).toContain(text);
  });

  it('shows that a lead is answered, and by whom', () => {
    const answered = {
      ...lead,
      answeredAt: '2026-01-15T15:00:00.000Z',
      answeredBy: 'Mateo Silva',
    } as const;
    for (const status of ['new', 'assigned'] as const)
      expect(shown(<StatusTag lead={{ ...answered, status }} />)).toContain(
        messages.statusNames.answered,
      );
    for (const isLong of [false, true])
      expect(shown(<AnswerBadge lead={answered} isLong={isLong} />)).toContain('Mateo Silva');
  });

  it.each(['quarantined', 'closed'] as const)('shows no response time for %s leads', (status) => {
    expect(shown(<AnswerBadge lead={{ ...lead, status }} />)).toBe('');
  });

  it('shows a conversation as messages with their senders', () => {
    const said = [
      { sender: 'user', content: 'Un rendez-vous ?', timestamp: Date.UTC(2026, 0, 15, 12) },
      { sender: 'assistant', content: 'Bien sûr.', timestamp: 'never' },
      'odd',
      null,
    ];
    const attachment = { tool: 'chat', version: '1', inputs: said, result: null } as const;
    const html = shown(<Conversation lead={lead} attachment={attachment} />);
    for (const text of ['Un rendez-vous ?', 'Bien sûr.', lead.name, messages.file.assistant])
      expect(html).toContain(text);
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toContain('="2026-01-15T12:00:00.000Z"');
  });

  it.each([
    ['new', true, ['convert', 'take', 'quarantine', 'close', 'answered']],
    ['new', false, ['convert', 'take', 'quarantine', 'close', 'answered']],
    ['assigned', true, ['convert', 'unassign', 'quarantine', 'close', 'answered']],
    ['assigned', false, ['convert', 'give-back', 'quarantine', 'close', 'answered']],
    ['quarantined', true, ['release', 'close']],
    ['closed', true, ['reopen']],
    ['converted', true, ['answered']],
  ] as const)(
    'offers the possible actions for %s (may assign: %s)',
    (status, mayAssign, offered) => {
      const html = shown(
        <LeadActions
          lead={{ ...lead, status }}
          isSaving={false}
          onReply={() => {}}
          onAct={() => {}}
          onConverted={() => {}}
        />,
        mayAssign,
      );
      const all = [
        'convert',
        'take',
        'give-back',
        'unassign',
        'quarantine',
        'release',
        'close',
        'reopen',
        'answered',
      ] as const;
      const found = all.filter((each) => html.includes(`${messages.actions[each]}</button>`));
      expect(new Set(found)).toEqual(new Set(offered));
      expect(html.includes('<select')).toBe(
        mayAssign && (status === 'assigned' || status === 'new'),
      );
    },
  );

  it('shows both versions of a conflict, and offers to apply only possible changes', () => {
    const conflict = (current: Lead) =>
      shown(
        <LeadProblem
          problem={{
            kind: 'conflict',
            command: { move: 'quarantine' },
            optimistic: { ...lead, status: 'quarantined' },
            current,
          }}
          onApply={() => {}}
          onDismiss={() => {}}
        />,
      );
    const open = conflict({ ...lead, assignedTo: null, status: 'new' });
    for (const text of [messages.statusNames.quarantined, messages.statusNames.new, 'Inès Caron'])
      expect(open).toContain(text);
    expect(open).toContain(messages.conflict.apply);
    expect(conflict({ ...lead, status: 'converted' })).not.toContain(messages.conflict.apply);
  });

  it('says that no member matches when auto-assignment fails on an open lead (TEAM-12)', () => {
    const byRule = { move: 'assign', memberId: null } as const;
    expect(refusalOf(byRule, { ...lead, status: 'new' })).toBe('no-match');
    expect(refusalOf(byRule, { ...lead, status: 'closed' })).toBe('not-possible');
    expect(refusalOf({ move: 'assign', memberId: 'ines' }, lead)).toBe('not-possible');
    expect(refusalOf({ move: 'close' }, lead)).toBe('not-possible');
  });

  it('offers to resend failed mails only', () => {
    const mail: Omit<OutboxListItem, 'state'> = {
      id: '1',
      topic: 'mail',
      what: 'lead-notice',
      to: 'a@b.example',
      createdAt: lead.createdAt,
      at: lead.createdAt,
      attempts: 10,
      lastError: 'smtp-550',
    };
    const dead = shown(<LeadMail mail={{ ...mail, state: 'dead' }} />);
    for (const text of [messages.outbox.replay, 'smtp-550', messages.outbox.mails['lead-notice']])
      expect(dead).toContain(text);
    expect(shown(<LeadMail mail={{ ...mail, state: 'waiting' }} />)).not.toContain(
      messages.outbox.replay,
    );
  });
});
