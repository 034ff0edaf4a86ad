import { eq, like } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import { leadReplies, leads, replyTemplates } from '#app/data/leads/schema.server.ts';
import type { LeadFile } from '#app/domain/leads/inbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import type { ReplyDraft, ReplyTemplate } from '#app/domain/leads/reply.ts';
import { aMessage } from '../../../test/a-message.ts';
import { openApi } from '../../../test/crm-api.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { jsonRequest } from '../../../test/json-request.ts';

const key = '0198c0de-0000-7000-8000-000000000001';
const otherKey = '0198c0de-0000-7000-8000-000000000002';

onEachDatabase('answers to leads through the API', (open) => {
  beforeEach(async () => {
    await open().db.delete(leads);
    await open().db.delete(outbox);
    await open().db.delete(replyTemplates);
  });

  const receive = async (...message: Parameters<typeof aMessage>) => {
    const follow = () => Promise.resolve();
    return (await createLeadStore(open()).receive(aMessage(...message), follow)).lead;
  };
  const post = (path: string, body: unknown, version?: number, api = openApi(open())) =>
    api.ask(path, jsonRequest('POST', body, version));
  const words = { key, language: 'fr', subject: 'Votre demande', text: 'Bonjour Ana,\n\noui.' };
  const reply = (lead: Lead, over: object = {}, api = openApi(open())) =>
    post(`/api/leads/${lead.id}/replies`, { ...words, ...over }, lead.version, api);
  const mails = () => open().db.select().from(outbox).where(like(outbox.dedupeKey, 'lead-reply %'));
  const fileOf = async ({ id }: Lead) =>
    (await (await openApi(open()).ask(`/api/leads/${id}`)).json()) as LeadFile;

  it('emails a reply with its author as Reply-To, stores it, and marks the lead answered', async () => {
    const lead = await receive();
    const answered = await reply(lead);
    expect(answered.status).toBe(200);
    expect(await answered.json()).toMatchObject({
      version: 2,
      // Previously unassigned.
      status: 'assigned',
      assignedTo: 'u1',
      answeredAt: '2026-01-15T12:00:00.000Z',
      answeredBy: 'Inès Caron',
    });
    const sent = await mails();
    expect(sent).toMatchObject([
      {
        about: lead.email,
        payload: {
          template: 'lead-reply',
          to: lead.email,
          replyTo: { name: 'Inès Caron', address: 'ines@iluma.example' },
          values: { subject: 'Votre demande', text: words.text, message: 'Bonjour' },
        },
      },
    ]);
    const { replies } = await fileOf(lead);
    expect(replies).toMatchObject([
      { author: 'Inès Caron', subject: 'Votre demande', mailId: sent[0]?.id },
    ]);
  });

  it('sends a reply once per key, however often it is requested', async () => {
    const lead = await receive();
    const [first, again] = [await reply(lead), await reply(lead)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await mails()).toHaveLength(1);
    // A different reply needs the current version.
    const stale = await reply(lead, { key: otherKey });
    expect(stale.status).toBe(412);
    expect(await mails()).toHaveLength(1);
  });

  it('links a second reply to the first, and keeps the time of the first answer', async () => {
    const lead = await receive();
    await reply(lead);
    const [first] = await mails();
    const later = openApi(open(), { now: () => Date.UTC(2026, 0, 16, 12) });
    const second = await reply({ ...lead, version: 2 }, { key: otherKey }, later);
    expect(await second.json()).toMatchObject({ answeredAt: '2026-01-15T12:00:00.000Z' });
    const sent = await mails();
    const next = sent.find(({ id }) => id !== first?.id);
    expect(next?.payload).toMatchObject({ answers: [first?.id] });
  });

  it.each([
    ['no text', { text: ' \n' }, 422],
    ['a field left open', { text: 'Bonjour {name}' }, 422],
    ['a subject of two lines', { subject: 'Oui\r\nBcc: x@y.example' }, 422],
  ])('rejects a reply with %s, and sends nothing', async (_what, over, status) => {
    const lead = await receive();
    expect((await reply(lead, over)).status).toBe(status);
    expect(await mails()).toHaveLength(0);
    expect(await fileOf(lead)).toMatchObject({ lead: { answeredAt: null }, replies: [] });
  });

  it('rejects a reply to a quarantined message, whose address may be somebody else’s', async () => {
    const spam = () => ({ score: 100, signals: ['links' as const] });
    const lead = await receive({}, { scoreSpam: spam });
    expect((await reply(lead)).status).toBe(409);
    expect(await mails()).toHaveLength(0);
  });

  it('limits an account to sixty replies an hour', async () => {
    const lead = await receive();
    const api = openApi(open(), { isLimited: true });
    for (let at = 0; at < 60; at += 1) await reply(lead, {}, api); // oxlint-disable-line no-await-in-loop
    const refused = await reply(lead, {}, api);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('returns a draft with the templates and the values of their fields', async () => {
    const lead = await receive({ language: 'es' });
    const answer = await openApi(open()).ask(`/api/leads/${lead.id}/reply`);
    const draft = (await answer.json()) as ReplyDraft;
    expect(draft).toMatchObject({ to: lead.email, replyTo: 'ines@iluma.example' });
    expect(draft.values.es).toMatchObject({
      name: lead.name,
      reference: lead.reference,
      owner: 'Inès Caron',
      contact: 'https://iluma.example/es/contact',
    });
    expect(new Set(draft.templates.map(({ language }) => language))).toEqual(
      new Set(['fr', 'en', 'es']),
    );
  });

  it('lets those who assign leads change templates, and restores the originals', async () => {
    const own = { name: 'Appel', subject: 'Parlons', text: 'Bonjour {name}' };
    const path = '/api/reply-templates/call/fr';
    const member = openApi(open(), { role: 'member' });
    expect((await post(path, own, 0, member)).status).toBe(403);
    const written = (await (await post(path, own, 0)).json()) as { items: ReplyTemplate[] };
    const isCall = ({ id, language }: ReplyTemplate) => id === 'call' && language === 'fr';
    const first = written.items.find(isCall)?.version ?? 0;
    expect(written.items.filter(isCall)).toEqual([
      { id: 'call', language: 'fr', ...own, isOriginal: false, version: expect.any(Number) },
    ]);
    const remove = (version: number) =>
      openApi(open()).ask(path, { method: 'DELETE', headers: { 'If-Match': `"${version}"` } });
    const removed = await remove(first);
    const { items } = (await removed.json()) as { items: ReplyTemplate[] };
    expect(items.find(isCall)).toMatchObject({ isOriginal: true, version: 0 });
    expect((await remove(first)).status).toBe(404);
    // A form still open on the deleted template is refused.
    expect((await post(path, own, first)).status).toBe(412);
  });

  it('rejects a save based on a removed template once a new one is stored', async () => {
    const path = '/api/reply-templates/call/fr';
    const own = (name: string) => ({ name, subject: 'Parlons', text: 'Bonjour {name}' });
    await post(path, own('Un'), 0);
    const [opened] = await open().db.select().from(replyTemplates);
    const headers = { 'If-Match': `"${opened?.version}"` };
    expect((await openApi(open()).ask(path, { method: 'DELETE', headers })).status).toBe(200);
    expect((await post(path, own('Deux'), 0)).status).toBe(200);
    expect((await post(path, own('Trois'), opened?.version ?? 0)).status).toBe(412);
    expect((await openApi(open()).ask(path, { method: 'DELETE', headers })).status).toBe(412);
  });

  it('rejects a save or removal based on an outdated template', async () => {
    const path = '/api/reply-templates/call/fr';
    const own = (name: string) => ({ name, subject: 'Parlons', text: 'Bonjour {name}' });
    expect((await post(path, own('Un'), 0)).status).toBe(200);
    expect((await post(path, own('Deux'), 0)).status).toBe(412);
    const [first] = await open().db.select().from(replyTemplates);
    const version = first?.version ?? 0;
    expect((await post(path, own('Deux'), version)).status).toBe(200);
    const headers = { 'If-Match': `"${version}"` };
    expect((await openApi(open()).ask(path, { method: 'DELETE', headers })).status).toBe(412);
    const [row] = await open().db.select().from(replyTemplates);
    expect(row).toMatchObject({ name: 'Deux', version: version + 1 });
  });

  it('rejects one of two concurrent first saves', async () => {
    const write = (name: string) =>
      post('/api/reply-templates/call/fr', { name, subject: 'Parlons', text: 'Oui' }, 0);
    const answers = await Promise.all([write('Un'), write('Deux')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  it('deletes replies with their lead, which then has no draft', async () => {
    const lead = await receive();
    await reply(lead);
    expect(await open().db.select().from(leadReplies)).toHaveLength(1);
    await open().db.delete(leads).where(eq(leads.id, lead.id));
    expect(await open().db.select().from(leadReplies)).toEqual([]);
    expect((await openApi(open()).ask(`/api/leads/${lead.id}/reply`)).status).toBe(404);
  });
});
