import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import type {
  AuditListItem,
  EndpointListItem,
  StaffListItem,
} from '#app/domain/staff/administration.ts';
import { languages } from '#app/i18n/languages.ts';
import { renderForStaff } from '../../../../test/render-for-staff.tsx';
import { createAdminClient, type Page } from './admin-client.ts';
import { AdminContext } from './admin-context.tsx';
import { AdminScreen } from './admin-screen.tsx';
import { AsyncList } from './async-list.tsx';
import { AuditEntry } from './audit-log/audit-entry.tsx';
import { Endpoint } from './delivery/endpoint.tsx';
import { Person } from './privacy/person.tsx';
import { Member } from './staff/staff.tsx';

const { admin: messages, crm } = contentOf('fr');
const client = createAdminClient(() => new Promise(() => {}));
const moment = '2026-01-15T12:00:00.000Z';
const nothing = () => {};

const shown = (node: ReactNode, address = '/') =>
  renderForStaff(<AdminContext value={{ messages, crm, client }}>{node}</AdminContext>, {
    address,
  });

describe('the admin screen', () => {
  it.each([
    [['all'], '/?admin=', messages.outbox.lead],
    [['all'], '/?admin=vie-privee', messages.privacy.registerLead],
    [['all'], '/?admin=equipe', messages.staff.lead],
    [['integrations'], '/?admin=cles', messages.keys.lead],
    [['integrations'], '/?admin=equipe', messages.webhooks.lead],
    [['read'], '/?admin=equipe', messages.none],
  ])('with permissions %j shows at %s: %s', (permissions, address, text) => {
    const screen = (
      <AdminScreen permissions={permissions} messages={messages} crm={crm} client={client} />
    );
    expect(shown(screen, address)).toContain(text);
  });

  it.each([
    [['all'], true],
    [['integrations', 'leads'], true],
    [['leads'], false],
  ])('with permissions %j lists webhook deliveries: %s', (permissions, isListed) => {
    const screen = (
      <AdminScreen permissions={permissions} messages={messages} crm={crm} client={client} />
    );
    const html = shown(screen, '/?admin=envois&voie=webhook');
    expect(html.includes(messages.outbox.topicLabel)).toBe(isListed);
    expect(html).toContain(messages.outbox.lead);
  });

  it.each(languages)('has every text in %s', (language) => {
    const copy = contentOf(language).admin;
    const screen = <AdminScreen permissions={['all']} messages={copy} crm={crm} client={client} />;
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
        empty={messages.outbox.empty}
      >
        {({ id }) => id}
      </AsyncList>,
    );

  it.each([
    [{}, messages.loading],
    [{ items: [] }, messages.outbox.empty],
    [{ failure: 'unreachable' as const }, messages.retry],
    [{ items: [{ id: 'one' }], next: 'x' }, messages.more],
  ])('in state %j shows: %s', (pages, text) => {
    expect(list(pages)).toContain(text);
  });
});

describe('list items', () => {
  it('offer a test only for enabled endpoints', () => {
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
    expect(html(moment)).toContain(messages.webhooks.enable);
    expect(html(moment)).not.toContain(`>${messages.webhooks.tryOut}<`);
    expect(html(null)).toContain(`>${messages.webhooks.tryOut}<`);
  });

  it('offer to sign out or change staff only with permission', () => {
    const member: StaffListItem = {
      id: '1',
      name: 'Ana',
      email: 'ana@iluma.example',
      role: 'CEO',
      hasSecondStep: true,
      requiresSecondStep: false,
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
    expect(html(true)).toContain(messages.staff.signOut);
    expect(html(false)).not.toContain(messages.staff.signOut);
    expect(html(true)).not.toContain(messages.staff.changeRole);
    expect(listed({ otherRoles: ['manager'] })).toContain(messages.staff.changeRole);
    expect(html(true)).toContain('youtube');
    expect(listed({ canChange: false })).not.toContain('youtube');
  });

  it('show what an audit log entry changed, and whether it can be restored', () => {
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
      groupSize: 1,
    };
    const html = (entity: string) =>
      shown(<AuditEntry entry={{ ...entry, entity }} onNarrow={nothing} onRestored={nothing} />);
    for (const text of ['First', 'Second', messages.audit.verbs.update ?? '-', 'Ana'])
      expect(html('client')).toContain(text);
    expect(html('client')).not.toContain('sector');
    expect(html('client')).toContain(messages.audit.restore);
    expect(html('session')).not.toContain(messages.audit.restore);
  });

  it('show the stored data of a person part by part', () => {
    const parts = [{ name: 'messages', held: 7, removed: 5, cleared: 0, kept: 0 } as const];
    const person = (known: typeof parts) =>
      shown(<Person person={{ email: 'ana@example.com', parts: known }} onAnswered={nothing} />);
    expect(person(parts)).toContain(messages.privacy.parts.messages);
    expect(person([])).toContain('Rien n’est gardé pour ana@example.com');
  });
});
