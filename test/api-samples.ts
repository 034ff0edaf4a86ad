import type { Name } from '#app/api/client/api-client.ts';
import { visitorsAudit } from '#app/application/audit/audit-service.server.ts';
import { createEndpoint } from '#app/application/delivery/change-endpoint.ts';
import type { Services } from '#app/application/services.ts';
import { listAudit } from '#app/data/audit-log/audit-log.server.ts';
import { addAudit, type NewAudit } from '#app/data/audit/audit-store.server.ts';
import { createCrmStore } from '#app/data/crm/crm-store.server.ts';
import { listMessages } from '#app/data/delivery/outbox-list.server.ts';
import { enqueue } from '#app/data/delivery/outbox.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import { ownTemplates, writeTemplate } from '#app/data/leads/reply-templates.server.ts';
import { createEncryption } from '#app/data/secrets/encryption.server.ts';
import { readSavedSettings } from '#app/data/settings/settings-store.server.ts';
import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import { createApiKeyStore } from '#app/data/staff/api-keys.server.ts';
import { defaultMeetingSettings } from '#app/domain/bookings/meeting-settings.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import { collections, type Collection } from '#app/domain/crm/records/entities.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import type { AuditReport } from '#app/domain/ila/audit/audit.ts';
import { writeReport } from '#app/domain/ila/audit/written-report.ts';
import type { ParamValues } from '#app/domain/search-params.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { aBooking } from './a-booking.ts';
import { aMessage } from './a-message.ts';
import { aReport } from './audit-runner.ts';
import { aClient, aDraft, aRecord } from './contracts/crm-samples.ts';
import { aSchedule, addSchedules } from './schedules.ts';
import { afterLaunch } from './site.ts';
import { ines } from './team.ts';

/** A successful call of an operation. */
interface Sample {
  params?: Readonly<Record<string, string>>;
  query?: ParamValues;
  body?: unknown;
  version?: number;
  /** Permissions needed besides the operation's own. */
  takes?: readonly Action[];
}

/** No sample raises its event, so nothing is sent to it. */
const endpoint = {
  url: 'https://hooks.example/in',
  description: '',
  events: ['lead.erased'],
};
const browserSubscription = {
  endpoint: 'https://push.example/a-browser',
  keys: {
    p256dh: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16, 1).toString('base64url'),
  },
};
const email = 'ana@example.com';
const successors = { clients: null, projects: null, tasks: null, leads: null, meetings: null };
const templateWords = { name: 'Un appel', subject: 'Votre demande', text: 'Bonjour {name}' };

/** Creates what each operation's call needs, anew for each call, so that calls do not affect each other. */
export function createApiSamples(services: Services): (name: Name) => Promise<Sample> {
  const { database, privacy, staff } = services;
  const at = new Date(afterLaunch);
  const store = createCrmStore({
    database,
    changeFeed: services.changeFeed,
    user: { actor: siteActor, may: () => true },
    now: () => afterLaunch,
  });

  async function apply(change: Change): Promise<void> {
    const applied = await store.apply([change]);
    if (!applied.ok) throw new Error('The sample was not kept');
  }
  async function put(collection: Collection): Promise<string> {
    const id = newId();
    await apply({
      do: 'put',
      in: collection,
      record: aRecord(collection, { id }),
      on: null,
    } as Change);
    return id;
  }
  async function lead(): Promise<Sample> {
    const follow = () => Promise.resolve();
    const received = await createLeadStore(database).receive(aMessage(), follow);
    return { params: { id: received.lead.id } };
  }
  async function removedClient(): Promise<Sample> {
    const id = await put('clients');
    await apply({ do: 'remove', in: 'clients', id, on: 1 });
    return { params: { collection: 'clients', id } };
  }
  async function changedClient(): Promise<Sample> {
    const id = await put('clients');
    const record = aClient({ id, name: 'Renamed' });
    await apply({ do: 'put', in: 'clients', record, on: 1 });
    const [entry] = await listAudit(database.db, { entityId: id, limit: 1 });
    return { params: { id: entry?.id ?? '' }, takes: ['edit'] };
  }
  async function message(): Promise<Sample> {
    const values = {
      name: 'Ana',
      change: 'password',
      undo: 'account',
      by: 'Ana',
      at: at.toISOString(),
    } as const;
    const template = 'staff-grave-change';
    const payload = { to: email, language: 'fr', template, values } as const;
    await database.tx((t) =>
      enqueue(t, at, { topic: 'mail', payload, dedupeKey: null, about: email }),
    );
    await services.outbox.drain();
    const [sent] = await listMessages(database.db, { topic: 'mail', limit: 1 });
    return { params: { id: sent?.id ?? '' } };
  }
  let bookings = 0;
  const freeStart = () => {
    bookings += 1;
    return new Date(afterLaunch + 86_400_000 + bookings * 900_000).toISOString();
  };
  async function meeting(from = (bookings += 1) * 900_000 + 86_400_000): Promise<Sample> {
    await addSchedules(database);
    const start = afterLaunch + from;
    // A meeting in the past is booked the day before.
    const booked = { kind: '15', start, now: Math.min(start, afterLaunch) - 86_400_000 } as const;
    const id = await aBooking(database, booked);
    return { params: { id }, takes: ['assign'] };
  }
  async function hosted(): Promise<Sample> {
    await addSchedules(database);
    return { params: { id: ines }, takes: ['manage-staff'] };
  }
  async function booking(): Promise<Sample> {
    await addSchedules(database);
    const start = freeStart();
    const body = {
      kind: 15,
      start,
      name: 'Ana',
      email: `${newId()}@example.com`,
      language: 'fr',
      timeZone: 'Europe/Lisbon',
    };
    return { body };
  }
  async function webhook(): Promise<Sample> {
    return { params: { id: await addWebhook() } };
  }
  async function addWebhook(): Promise<string> {
    const encryption = createEncryption(services.secret, 'webhooks');
    const by = { actor: siteActor, at };
    const made = await createEndpoint(
      database,
      encryption,
      { ...endpoint, events: ['lead.erased'] },
      by,
    );
    return made.endpoint.id;
  }
  async function account(): Promise<Sample> {
    const person = {
      email: `${newId()}@iluma.example`,
      name: `Someone ${newId()}`,
      role: 'member',
    } as const;
    const added = await staff.accounts.add(operator, person);
    if (!added.ok) throw new Error(added.problem);
    return { params: { id: added.account.id } };
  }
  async function key(): Promise<Sample> {
    const wanted = { name: 'Key', scopes: ['read'], expiresAt: null } as const;
    const { key: made } = await createApiKeyStore(database, () => afterLaunch).create(
      wanted,
      siteActor,
    );
    return { params: { id: made.id } };
  }
  async function siteAudit(
    report?: AuditReport | null,
    clientId: string | null = null,
  ): Promise<Sample> {
    const shown =
      report === undefined ? await aReport('https://pain.example', at.toISOString()) : report;
    const host = `${newId()}.example`;
    const wanted = { ...visitorsAudit, address: host, host, site: host, language: 'fr', clientId };
    const { id } = await addAudit(database.db, wanted as NewAudit, shown && writeReport(shown), at);
    return { params: { id } };
  }
  async function clientWithSite(): Promise<string> {
    const id = newId();
    const contact = { email: '', phone: '', website: `${id}.example` };
    await apply({ do: 'put', in: 'clients', record: aClient({ id, contact }), on: null });
    return id;
  }
  const record = async (collection: Collection): Promise<Sample> => ({
    params: { id: await put(collection) },
  });
  const none = async (): Promise<Sample> => ({});

  const recordSamples = (collection: Collection) => ({
    [`GET /api/crm/${collection}`]: async () => {
      await put(collection);
      return { query: { limit: 2 } };
    },
    [`POST /api/crm/${collection}`]: async () => ({ body: aDraft(collection) }),
    [`GET /api/crm/${collection}/:id`]: () => record(collection),
    [`PATCH /api/crm/${collection}/:id`]: async () => ({
      ...(await record(collection)),
      body: aDraft(collection),
      version: 1,
    }),
    [`DELETE /api/crm/${collection}/:id`]: async () => ({
      ...(await record(collection)),
      version: 1,
    }),
  });

  const samples = {
    ...(Object.assign({}, ...collections.map(recordSamples)) as Record<
      Extract<Name, `${string} /api/crm/${Collection}${'' | '/:id'}`>,
      () => Promise<Sample>
    >),
    'POST /api/crm/clients/:id/notes': async () => ({
      ...(await record('clients')),
      body: { text: 'Rappelée' },
    }),
    'GET /api/crm/clients/:id/timeline': async () => ({
      ...(await record('clients')),
      query: { kinds: 'note,change', limit: 5 },
    }),
    'POST /api/crm/changes': async () => ({
      body: {
        changes: [{ do: 'put', in: 'tasks', record: aRecord('tasks', { id: newId() }), on: null }],
      },
    }),
    'GET /api/crm/live': none,
    'GET /api/crm/groups': none,
    'POST /api/crm/groups/:id/revert': async () => {
      const group = { id: newId(), kind: 'bulk' } as const;
      const made = aRecord('tasks', { id: newId() });
      await store.apply([{ do: 'put', in: 'tasks', record: made, on: null }], group);
      return { params: { id: group.id }, body: { as: newId() }, takes: ['restore', 'delete'] };
    },
    'POST /api/crm/bin': async () => {
      const { params } = await removedClient();
      return { body: { items: [params] }, takes: ['edit'] };
    },
    'GET /api/crm/bin': async () => {
      await removedClient();
      return { query: { limit: 1 } };
    },
    'POST /api/crm/bin/:collection/:id': async () => ({
      ...(await removedClient()),
      takes: ['edit'],
    }),
    'GET /api/overview': none,
    'GET /api/tags': none,
    'GET /api/clients-without-next-step': async () => {
      await put('clients');
      return { query: { limit: 1 } };
    },
    'GET /api/figures': async () => ({ query: { until: '2026-01-15T12:00:00.000Z', months: 3 } }),
    'GET /api/partners/:id': async () => {
      await put('clients');
      return record('clients');
    },
    'GET /api/towns': async () => ({ query: { q: 'saint-lau' } }),
    'GET /api/search': async () => ({ query: { q: '514 555-0142', limit: 5 } }),
    'GET /api/prospects': async () => {
      await put('clients');
      return { query: { city: 'Montréal' } };
    },
    'GET /api/leads': async () => {
      await lead();
      return { query: { limit: 1, status: ['new', 'assigned'] } };
    },
    'GET /api/leads/:id': lead,
    'POST /api/leads/:id/moves': async () => ({
      ...(await lead()),
      body: { move: 'close' },
      version: 1,
    }),
    'POST /api/leads/:id/notes': async () => ({ ...(await lead()), body: { text: 'Rappelée' } }),
    'GET /api/leads/:id/clients': lead,
    'POST /api/leads/:id/conversion': async () => ({
      ...(await lead()),
      body: { client: {}, project: 'Visibilité' },
      version: 1,
      takes: ['edit'],
    }),
    'GET /api/leads/:id/reply': lead,
    'POST /api/leads/:id/replies': async () => ({
      ...(await lead()),
      body: { key: newId(), language: 'fr', subject: 'Oui', text: 'Bonjour, oui.' },
      version: 1,
    }),
    'GET /api/reply-templates': none,
    'POST /api/reply-templates/:id/:language': async () => ({
      params: { id: newId(), language: 'fr' },
      body: templateWords,
      version: 0,
    }),
    'DELETE /api/reply-templates/:id/:language': async () => {
      const named = { id: newId(), language: 'fr' } as const;
      const by = { actor: siteActor, at, on: 0 };
      await writeTemplate(database, { ...named, ...templateWords }, by);
      const own = await ownTemplates(database.db);
      return { params: named, version: own.find(({ id }) => id === named.id)?.version ?? 0 };
    },
    'GET /api/team': none,
    'PATCH /api/team/:id': async () => ({
      ...(await account()),
      body: { status: 'busy' },
      takes: ['assign'],
    }),
    'GET /api/views': none,
    'POST /api/views/:id': async () => {
      const id = newId();
      const view = { section: 'clients', name: `View ${id}`, query: 'statut=prospect' };
      return { params: { id }, body: { ...view, isShared: false } };
    },
    'DELETE /api/views/:id': async () => ({ params: { id: newId() } }),
    'GET /api/notifications': async () => ({ query: { limit: 2 } }),
    'POST /api/push-subscriptions': async () => ({ body: browserSubscription }),
    'POST /api/push-subscriptions/seen': async () => ({
      body: { endpoint: browserSubscription.endpoint },
    }),
    'POST /api/push-subscriptions/remove': async () => ({
      body: { endpoint: browserSubscription.endpoint },
    }),
    'POST /api/notifications/read': async () => ({ body: { ids: [newId()] } }),
    'GET /api/outbox': async () => {
      await message();
      return { query: { limit: 1 } };
    },
    'GET /api/outbox/failures': async () => ({}),
    'POST /api/outbox/send-now': async () => ({}),
    'POST /api/outbox/:id/replay': message,
    'GET /api/outbox/:id/letter': message,
    'GET /api/backups': async () => ({}),
    'GET /api/webhooks': webhook,
    'POST /api/webhooks': async () => ({ body: endpoint }),
    'PATCH /api/webhooks/:id': async () => ({ ...(await webhook()), body: { isDisabled: true } }),
    'DELETE /api/webhooks/:id': webhook,
    'POST /api/webhooks/:id/secret': webhook,
    'POST /api/webhooks/:id/ping': webhook,
    'GET /api/webhooks/:id/deliveries': webhook,
    'POST /api/privacy/lookup': async () => ({ body: { email } }),
    'POST /api/privacy/export': async () => ({ body: { email } }),
    'POST /api/privacy/erasure': async () => ({ body: { email: `${newId()}@example.com` } }),
    'GET /api/privacy/requests': none,
    'POST /api/privacy/requests': async () => ({ body: { email, kind: 'objection' } }),
    'POST /api/privacy/requests/:id/answer': async () => ({
      params: { id: await privacy.receive('objection', email) },
      body: { outcome: 'done' },
    }),
    'GET /api/staff': none,
    'DELETE /api/staff/:id/sessions': account,
    'PATCH /api/staff/:id': async () => ({ ...(await account()), body: { role: 'manager' } }),
    'POST /api/staff': async () => ({
      body: {
        email: `${newId()}@iluma.example`,
        name: `Invited ${newId()}`,
        role: 'member',
        language: 'fr',
      },
    }),
    'POST /api/staff/:id/reset': account,
    'PATCH /api/staff/:id/name': async () => ({
      ...(await account()),
      body: { name: `Renamed ${newId()}` },
    }),
    'PATCH /api/staff/:id/second-step': async () => ({
      ...(await account()),
      body: { requiresSecondStep: true },
    }),
    'GET /api/staff/:id/belongings': account,
    'POST /api/staff/:id/handover': async () => ({ ...(await account()), body: successors }),
    'POST /api/staff/:id/departure': async () => ({ ...(await account()), body: successors }),
    'POST /api/staff/:id/return': account,
    'PATCH /api/staff/:id/team': async () => ({
      ...(await account()),
      body: { services: ['seo'], memberId: null },
    }),
    'GET /api/bookings/slots': async () => ({
      query: { kind: '15', from: '2026-01-16', to: '2026-01-17' },
    }),
    'POST /api/bookings': booking,
    'GET /api/agenda': async () => ({
      query: { from: '2026-01-12', days: 7, timeZone: 'America/Toronto', all: 'true' },
      takes: ['assign'],
    }),
    'GET /api/agenda/times': async () => {
      await addSchedules(database);
      const asked = { from: '2026-01-16', days: 1, timeZone: 'America/Toronto' };
      return { query: { ...asked, kind: '15', member: ines }, takes: ['assign'] };
    },
    'POST /api/agenda/meetings': async () => {
      const { body } = await booking();
      const rest = { key: newId(), kind: '15', member: ines, channel: 'office', leadId: null };
      const empty = { phone: '', company: '', message: '', clientId: null };
      return { body: { ...(body as object), ...empty, ...rest }, takes: ['assign'] };
    },
    'POST /api/agenda/meetings/:id/moves': async () => {
      const moved = await meeting();
      return { ...moved, body: { start: freeStart() } };
    },
    'POST /api/agenda/meetings/:id/cancellation': () => meeting(),
    'POST /api/agenda/meetings/:id/outcome': async () => ({
      ...(await meeting((bookings += 1) * -900_000)),
      body: { outcome: 'done' },
    }),
    'GET /api/schedules/:id': async () => ({ ...(await account()), takes: ['manage-staff'] }),
    'PATCH /api/schedules/:id': async () => ({
      ...(await account()),
      body: aSchedule({ week: 'mon-fri 9:00-12:00,13:00-17:00' }),
      version: 0,
      takes: ['manage-staff'],
    }),
    'GET /api/schedules/:id/calendars': hosted,
    'POST /api/schedules/:id/feed': hosted,
    'DELETE /api/schedules/:id/feed': hosted,
    'PATCH /api/schedules/:id/busy': async () => ({ ...(await hosted()), body: { url: null } }),
    'GET /api/meeting-settings': none,
    'PATCH /api/meeting-settings': async () => ({
      body: defaultMeetingSettings,
      version: (await readSavedSettings(database.db)).version,
    }),
    'GET /api/roles': none,
    'PATCH /api/roles/:role': async () => ({
      params: { role: 'member' },
      body: { requiresSecondStep: false },
    }),
    'GET /api/audit': async () => ({ query: { limit: 500 } }),
    'POST /api/audit/:id/restore': changedClient,
    'POST /api/exports': async () => ({ body: { content: 'everything' } }),
    'POST /api/audits': async () => ({
      body: { address: `${newId()}.example`, language: 'fr' },
    }),
    'GET /api/audits/:id': () => siteAudit(),
    'GET /api/audits/:id/view': async () => ({
      ...(await siteAudit()),
      query: { language: 'fr' },
    }),
    'GET /api/audits/:id/events': () => siteAudit(),
    'POST /api/audits/:id/cancel': () => siteAudit(null),
    'DELETE /api/audits/:id': () => siteAudit(),
    'GET /api/crm/clients/:id/audits': async () => {
      const { params } = await record('clients');
      await siteAudit(await aReport('https://pain.example', at.toISOString()), params?.id);
      return { params: params ?? {} };
    },
    'POST /api/crm/clients/:id/audits': async () => ({
      params: { id: await clientWithSite() },
      body: { language: 'fr' },
    }),
    'POST /api/crm/clients/:id/audit-tasks': async () => {
      const id = await clientWithSite();
      const report = await aReport('https://pain.example', at.toISOString(), ['page.title']);
      const { params } = await siteAudit(report, id);
      return {
        params: { id },
        body: { audit: params?.id, checks: ['page.title'], language: 'fr' },
      };
    },
    'GET /api/keys': key,
    'POST /api/keys': async () => ({ body: { name: 'Caisse', scopes: ['read'] } }),
    'DELETE /api/keys/:id': key,
  } as const satisfies Record<Name, () => Promise<Sample>>;

  return (name) => samples[name]();
}
