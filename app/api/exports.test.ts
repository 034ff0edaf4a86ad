import { describe, expect, it } from 'vitest';
import { listAudit } from '#app/data/audit-log/audit-log.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import { aMessage } from '../../test/a-message.ts';
import { aClient, aRecord } from '../../test/contracts/crm-samples.ts';
import { openApi } from '../../test/crm-api.ts';
import { onEachDatabase } from '../../test/databases.ts';
import { readZip } from '../../test/read-zip.ts';

const noon = Date.UTC(2026, 0, 15, 12);
const now = () => noon;

onEachDatabase('exports', (open) => {
  const post = (path: string, body: object, role: 'CEO' | 'manager' | 'member' = 'CEO') =>
    openApi(open(), { now, role }).ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  const ask = (body: object, role?: 'CEO' | 'manager' | 'member') =>
    post('/api/exports', { timeZone: 'America/Toronto', ...body }, role);

  async function fill() {
    const client = aClient({
      id: 'c1',
      name: '=1+1 Salon; Été',
      contacts: [
        { id: 'p1', name: 'Ana Ruiz', role: 'Gérante', email: '', phone: '', language: 'es' },
        { id: 'p2', name: '@paul', role: '', email: '', phone: '', language: null },
      ],
      notes: [{ id: 'n1', at: '2026-01-15T12:00:00.000Z', author: 'Inès', text: 'Un\nmot' }],
    });
    const task = aRecord('tasks', { id: 't1', clientId: 'c1', title: 'Appeler' });
    const changes = [
      { do: 'put', in: 'clients', record: client, on: null },
      { do: 'put', in: 'tasks', record: task, on: null },
    ];
    expect((await post('/api/crm/changes', { changes })).status).toBe(200);
    await createLeadStore(open()).receive(aMessage(), async () => {});
  }

  it('names the file after the day in the reader’s time zone', async () => {
    const zone = { timeZone: 'Pacific/Auckland', language: 'fr' };
    const nameOf = async (body: object) =>
      (await ask({ ...zone, ...body })).headers.get('content-disposition');
    expect(await nameOf({ content: 'tasks' })).toContain('iluma-taches-2026-01-16.csv');
    expect(await nameOf({ content: 'everything' })).toContain('iluma-2026-01-16.zip');
  });

  it('exports everything as an archive of CSV tables and JSON collections', async () => {
    await fill();
    const response = await ask({ content: 'everything', language: 'fr' });
    expect(response.headers.get('content-disposition')).toContain('iluma-2026-01-15.zip');
    const files = readZip(Buffer.from(await response.arrayBuffer()));
    expect([...files.keys()]).toEqual([
      'csv/clients.csv',
      'csv/personnes-a-contacter.csv',
      'csv/scores.csv',
      'csv/notes.csv',
      'csv/documents.csv',
      'csv/projets.csv',
      'csv/taches.csv',
      'csv/listes-de-controle.csv',
      'csv/journal.csv',
      'csv/demandes.csv',
      'csv/reponses-envoyees.csv',
      'csv/historique-des-changements.csv',
      'json/clients.json',
      'json/projets.json',
      'json/taches.json',
      'json/journal.json',
      'json/demandes.json',
      'json/reponses-envoyees.json',
      'json/historique-des-changements.json',
    ]);
    const contacts = files.get('csv/personnes-a-contacter.csv') ?? '';
    expect(contacts.split('\r\n')).toEqual([
      '\ufeffClient;Nom de la personne;Fonction;Courriel de la personne;Téléphone de la personne;Langue',
      `"'=1+1 Salon; Été";Ana Ruiz;Gérante;;;Español`,
      `"'=1+1 Salon; Été";'@paul;;;;`,
      '',
    ]);
    expect(files.get('csv/taches.csv')).toContain(`Appeler;"'=1+1 Salon; Été";`);
    expect(files.get('csv/notes.csv')).toContain(';"Un\nmot"');
    expect(JSON.parse(files.get('json/clients.json') ?? '')).toMatchObject([{ id: 'c1' }]);
    expect(JSON.parse(files.get('json/demandes.json') ?? '')).toHaveLength(1);
    expect(JSON.parse(files.get('json/projets.json') ?? '')).toEqual([]);
  });

  it.each([
    ['contacts', 'csv', 'iluma-personnes-a-contacter-2026-01-15.csv', 'Ana Ruiz;'],
    ['notes', 'json', 'iluma-notes-2026-01-15.json', '"author":"Inès Caron"'],
    ['leads', 'csv', 'iluma-demandes-2026-01-15.csv', 'IL-'],
    ['audit', 'csv', 'iluma-historique-des-changements-2026-01-15.csv', ';création'],
  ])('exports %s alone as %s', async (content, format, file, text) => {
    const response = await ask({ content, format });
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(await response.text()).toContain(text);
  });

  it('logs the download without its contents', async () => {
    await (await ask({ content: 'contacts' })).text();
    const entries = await listAudit(open().db, { entity: 'export', limit: 100 });
    expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toContainEqual({
      action: 'export.download',
      before: null,
      after: { content: 'contacts', format: 'csv' },
    });
  });

  describe('data that a role may not read', () => {
    it('is left out of the archive', async () => {
      const response = await ask({ content: 'everything', language: 'en' }, 'manager');
      const names = [...readZip(Buffer.from(await response.arrayBuffer())).keys()];
      expect(names).toContain('csv/leads.csv');
      expect(names).not.toContain('csv/change-history.csv');
    });

    it('is refused on its own', async () => {
      expect((await ask({ content: 'audit' }, 'manager')).status).toBe(403);
      expect((await ask({ content: 'clients' }, 'member')).status).toBe(403);
    });
  });

  it('rejects an unknown time zone', async () => {
    expect((await ask({ content: 'clients', timeZone: 'Mars/Base' })).status).toBe(422);
  });
});
