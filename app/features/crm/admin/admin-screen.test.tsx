import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import type {
  AuditListItem,
  EndpointListItem,
  StaffListItem,
} from '#app/domain/staff/administration.ts';
import { languages } from '#app/i18n/languages.ts';
import { VisitContext } from '#app/ui/visit.ts';
import { StaffProvider } from '../frame/staff-context.tsx';
import { createAdminClient, type Page } from './admin-client.ts';
import { AdminContext } from './admin-context.tsx';
import { AdminScreen } from './admin-screen.tsx';
import { AuditEntry } from './audit-log/audit-entry.tsx';
import { Endpoint } from './delivery/endpoint.tsx';
import { AsyncList } from './async-list.tsx';
import { Person } from './privacy/person.tsx';
import { Member } from './staff/staff.tsx';

const { admin: words, crm } = contentOf('fr');
const client = createAdminClient(() => new Promise(() => {}));
const moment = '2026-01-15T12:00:00.000Z';
const nothing = () => {};

function shown(node: ReactNode, address = '/'): string {
  const element = (
    <VisitContext value={{ language: 'fr', address: (path: string) => path } as never}>
      <StaffProvider may={() => true} problemOf={String}>
        <AdminContext value={{ words, crm, client }}>{node}</AdminContext>
      </StaffProvider>
    </VisitContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('&#x27;', "'");
}

describe('the screen', () => {
  it.each([
    [['all'], '/?admin=', words.outbox.lead],
    [['all'], '/?admin=vie-privee', words.privacy.registerLead],
    [['all'], '/?admin=equipe', words.staff.lead],
    [['integrations'], '/?admin=cles', words.keys.lead],
    [['integrations'], '/?admin=equipe', words.webhooks.lead],
    [['read'], '/?admin=equipe', words.none],
  ])('of who may %j shows at %s: %s', (permissions, address, text) => {
    const screen = (
      <AdminScreen permissions={permissions} words={words} crm={crm} client={client} />
    );
    expect(shown(screen, address)).toContain(text);
  });

  it.each([
    [['all'], true],
    [['integrations', 'leads'], true],
    [['leads'], false],
  ])('lists calls of other systems for who may %j: %s', (permissions, isListed) => {
    const screen = (
      <AdminScreen permissions={permissions} words={words} crm={crm} client={client} />
    );
    const html = shown(screen, '/?admin=envois&voie=webhook');
    expect(html.includes(words.outbox.topicLabel)).toBe(isListed);
    expect(html).toContain(words.outbox.lead);
  });

  it.each(languages)('has every word in %s', (language) => {
    const copy = contentOf(language).admin;
    const screen = <AdminScreen permissions={['all']} words={copy} crm={crm} client={client} />;
    const html = shown(screen, '/?admin=historique');
    expect(html).toContain(copy.audit.lead);
    expect(html).toContain(copy.loading);
    expect(html).not.toContain('undefined');
  });
});

describe('a list', () => {
  const list = (pages: Partial<Page<{ id: string }>> & { failure?: 'unreachable' }) =>
    shown(
      <AsyncList
        pages={{
          items: pages.items ?? null,
          next: pages.next,
          failure: pages.failure ?? null,
          more: async () => {},
          reload: nothing,
        }}
        empty={words.outbox.empty}
      >
        {({ id }) => id}
      </AsyncList>,
    );

  it.each([
    [{}, words.loading],
    [{ items: [] }, words.outbox.empty],
    [{ failure: 'unreachable' as const }, words.retry],
    [{ items: [{ id: 'one' }], next: 'x' }, words.more],
  ])('of %j says: %s', (pages, text) => {
    expect(list(pages)).toContain(text);
  });
});

describe('what is listed', () => {
  it('an endpoint that is stopped cannot be tried', () => {
    const endpoint: EndpointListItem = {
      id: '1',
      url: 'https://hooks.example/in',
      description: '',
      events: ['lead.created'],
      disabledAt: moment,
      createdAt: moment,
    };
    const html = (disabledAt: string | null) =>
      shown(
        <Endpoint endpoint={{ ...endpoint, disabledAt }} onChange={nothing} onSecret={nothing} />,
      );
    expect(html(moment)).toContain(words.webhooks.enable);
    expect(html(moment)).not.toContain(`>${words.webhooks.tryOut}<`);
    expect(html(null)).toContain(`>${words.webhooks.tryOut}<`);
  });

  it('a member of staff is signed out by who may', () => {
    const member: StaffListItem = {
      id: '1',
      name: 'Ana',
      email: 'ana@iluma.example',
      role: 'CEO',
      hasSecondStep: true,
      hasOneTimePassword: false,
      status: 'available',
      services: ['seo'],
      memberId: null,
      canChange: true,
      canReset: true,
      disabledAt: null,
      lastLoginAt: moment,
      sessions: [{ id: 's1', address: '192.0.2.1', agent: 'Test', lastSeenAt: moment }],
      canSignOut: true,
      otherRoles: [],
    };
    const choices = { services: ['seo', 'youtube'], people: [{ id: 'ines', name: 'Inès Caron' }] };
    const listed = (over: Partial<StaffListItem>) =>
      shown(
        <Member
          member={{ ...member, ...over }}
          choices={choices}
          colleagues={[]}
          onChanged={nothing}
        />,
      );
    const html = (canSignOut: boolean) => listed({ canSignOut });
    expect(html(true)).toContain(words.staff.signOut);
    expect(html(false)).not.toContain(words.staff.signOut);
    expect(html(true)).not.toContain(words.staff.changeRole);
    expect(listed({ otherRoles: ['manager'] })).toContain(words.staff.changeRole);
    expect(html(true)).toContain('youtube');
    expect(listed({ canChange: false })).not.toContain('youtube');
  });

  it('an entry shows what it changed, and whether it can be taken back', () => {
    const entry: AuditListItem = {
      id: '1',
      at: moment,
      actor: { kind: 'staff', id: 'u1', name: 'Ana' },
      action: 'client.update',
      entity: 'client',
      entityId: 'c1',
      before: { name: 'First', sector: 'same' },
      after: { name: 'Second', sector: 'same' },
      groupId: null,
    };
    const html = (entity: string) =>
      shown(<AuditEntry entry={{ ...entry, entity }} onNarrow={nothing} onRestored={nothing} />);
    for (const text of ['First', 'Second', words.audit.verbs.update ?? '-', 'Ana'])
      expect(html('client')).toContain(text);
    expect(html('client')).not.toContain('sector');
    expect(html('client')).toContain(words.audit.restore);
    expect(html('session')).not.toContain(words.audit.restore);
  });

  it('a person is shown by what is kept, part by part', () => {
    const parts = [{ name: 'messages', held: 7, removed: 5, cleared: 0, kept: 0 } as const];
    const person = (known: typeof parts) =>
      shown(<Person person={{ email: 'ana@example.com', parts: known }} onAnswered={nothing} />);
    expect(person(parts)).toContain(words.privacy.parts.messages);
    expect(person([])).toContain('Rien n’est gardé pour ana@example.com');
  });
});
