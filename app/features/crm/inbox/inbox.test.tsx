import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { leadsCopy } from '#app/content/leads/copy.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import type { OutboxLine } from '#app/domain/outbox.ts';
import { VisitContext } from '#app/ui/visit.ts';
import { AnswerBadge } from './answer-badge.tsx';
import { AttachmentView } from './attachment-view.tsx';
import { InboxContext } from './inbox-context.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadMails } from './lead-mails.tsx';
import { createLeadsClient } from './leads-client.ts';
import { LeadsInbox } from './leads-inbox.tsx';
import { TroubleNotice } from './trouble-notice.tsx';

const words = leadsCopy.fr;
const client = createLeadsClient(() => new Promise(() => {}));
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
  version: 1,
} as unknown as Lead;

function shown(node: ReactNode, mayAssign = true): string {
  const inbox = {
    words,
    client,
    may: (action: string) => mayAssign || action !== 'assign',
    team: [{ id: 'ines', name: 'Inès Caron', status: 'available' as const }],
    say: () => {},
  };
  const element = (
    <VisitContext value={{ language: 'fr', address: (path: string) => path } as never}>
      <InboxContext value={inbox}>{node}</InboxContext>
    </VisitContext>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('&#x27;', "'");
}

describe('the inbox', () => {
  it('says that it is loading, and where everything is that leaves the house', () => {
    const html = shown(<LeadsInbox client={client} words={words} may={() => true} />);
    expect(html).toContain(words.loading);
    expect(html).toMatch(new RegExp(`href="/\\?admin=envois"[^>]*>${words.everythingSent}<`));
  });

  it.each([
    [lead, words.clock.states.late.split('{')[0] ?? ''],
    [{ ...lead, answeredAt: '2026-01-15T15:00:00.000Z' }, words.clock.states.kept],
    [{ ...lead, answeredAt: '2026-02-15T15:00:00.000Z' }, words.clock.states.missed],
  ])('says how the promise stands', (each, text) => {
    expect(shown(<AnswerBadge lead={each} isLong />)).toContain(text);
  });

  it('has nobody wait for what is held back or put away', () => {
    const held = { ...lead, status: 'quarantined' } as const;
    expect(shown(<AnswerBadge lead={held} />)).toBe('');
  });

  it('shows a result line by line, and a conversation as one', () => {
    const result = { verdict: 'good', breakEven: 3 };
    const inputs = { budget: 2000 };
    const tool = shown(
      <AttachmentView attachment={{ tool: 'adluma', version: '1', inputs, result }} />,
    );
    for (const text of ['2000', 'break even', words.tools.adluma]) expect(tool).toContain(text);
    const said = [{ sender: 'user', content: 'Un rendez-vous ?', timestamp: 'never' }, 'odd', null];
    const chat = shown(
      <AttachmentView attachment={{ tool: 'chat', version: '1', inputs: said, result: null }} />,
    );
    expect(chat).toContain('Un rendez-vous ?');
    expect(chat).toContain(words.file.you);
  });

  it.each([
    ['assigned', true, ['convert', 'unassign', 'quarantine', 'close', 'answered']],
    ['assigned', false, ['convert', 'quarantine', 'close', 'answered']],
    ['quarantined', true, ['release', 'close']],
    ['closed', true, ['reopen']],
    ['converted', true, []],
  ] as const)('offers for %s (may assign: %s) what can be done', (status, mayAssign, offered) => {
    const html = shown(
      <LeadActions
        lead={{ ...lead, status }}
        isSaving={false}
        onAct={() => {}}
        onConverted={() => {}}
      />,
      mayAssign,
    );
    const all = [
      'convert',
      'unassign',
      'quarantine',
      'release',
      'close',
      'reopen',
      'answered',
    ] as const;
    const found = all.filter((each) => html.includes(`${words.actions[each]}</button>`));
    expect(new Set(found)).toEqual(new Set(offered));
    expect(html.includes('<select')).toBe(mayAssign && status === 'assigned');
  });

  it('shows both versions of a conflict, and applies only what is possible', () => {
    const conflict = (current: Lead) =>
      shown(
        <TroubleNotice
          trouble={{
            kind: 'conflict',
            wish: { move: 'quarantine' },
            wanted: { ...lead, status: 'quarantined' },
            current,
          }}
          onApply={() => {}}
          onDismiss={() => {}}
        />,
      );
    const open = conflict({ ...lead, assignedTo: null, status: 'new' });
    for (const text of [words.statusNames.quarantined, words.statusNames.new, 'Inès Caron'])
      expect(open).toContain(text);
    expect(open).toContain(words.conflict.apply);
    expect(conflict({ ...lead, status: 'converted' })).not.toContain(words.conflict.apply);
  });

  it('offers to send again what has an end', () => {
    const mail: Omit<OutboxLine, 'state'> = {
      id: '1',
      topic: 'mail',
      what: 'lead-notice',
      to: 'a@b.example',
      createdAt: lead.createdAt,
      at: lead.createdAt,
      attempts: 10,
      lastError: 'smtp-550',
    };
    const dead = shown(<LeadMails mails={[{ ...mail, state: 'dead' }]} />);
    for (const text of [words.outbox.replay, 'smtp-550', words.outbox.mails['lead-notice']])
      expect(dead).toContain(text);
    expect(shown(<LeadMails mails={[{ ...mail, state: 'waiting' }]} />)).not.toContain(
      words.outbox.replay,
    );
  });
});
