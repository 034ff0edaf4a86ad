import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { newId } from '#app/data/engine/new-id.server.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { moveMailFiles } from './mail-files.server.ts';
import { listMessages, readMailText } from './outbox-list.server.ts';
import { outbox } from './schema.server.ts';

const noon = new Date(Date.UTC(2026, 0, 15, 12));
const values = {
  name: 'Ana',
  change: 'password' as const,
  undo: 'account' as const,
  by: 'Ana',
  at: noon.toISOString(),
};
const payload = {
  template: 'staff-grave-change',
  to: 'ana@exemple.example',
  language: 'fr',
  values,
} as const;

onEachDatabase('emails that earlier releases stored as files', (open) => {
  beforeEach(() => open().db.delete(outbox));

  function aDirectory(...ids: string[]): string {
    const parent = mkdtempSync(join(tmpdir(), 'iluma-mails-'));
    onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
    for (const id of ids)
      for (const ending of ['eml', 'txt'])
        writeFileSync(join(parent, `${id}.${ending}`), `Mail ${id}`);
    return parent;
  }

  async function aMail(over: Partial<typeof outbox.$inferInsert> = {}): Promise<string> {
    const id = newId(noon.getTime());
    const times = { createdAt: noon, dueAt: noon, sentAt: noon };
    await open()
      .db.insert(outbox)
      .values({ id, topic: 'mail', payload, attempts: 1, ...times, ...over });
    return id;
  }

  it('are moved into their messages and deleted, except the text of secret mails', async () => {
    const id = await aMail();
    const [secret, erased] = [await aMail({ payload: null }), newId(noon.getTime())];
    const directory = aDirectory(id, secret, erased);
    await moveMailFiles(open(), directory);
    expect((await readMailText(open().db, id))?.text).toBe(`Mail ${id}`);
    expect(JSON.stringify(await open().db.select().from(outbox))).not.toContain(`Mail ${secret}`);
    await expect(readdir(directory)).rejects.toThrow('ENOENT');
    const states = (await listMessages(open().db, { limit: 9 })).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['kept', 'sent']);
  });

  it('are optional', async () => {
    await moveMailFiles(open(), join(aDirectory(), 'outbox'));
    expect(await open().db.select().from(outbox)).toEqual([]);
  });
});
