import { beforeEach, expect, it } from 'vitest';
import { readChangeCounts } from '#app/data/crm/change-feed.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { createStaffStore } from '#app/data/staff/accounts/accounts.server.ts';
import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { mostAccountViews } from '#app/domain/saved-views/saved-view.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { addTeam, anAccount, ines, mateo } from '../../../test/team.ts';
import { listViews, removeView, saveView } from './view-store.server.ts';

const at = new Date(Date.UTC(2026, 0, 15));
const ceo = '0198c0de-0000-7000-8000-0000000000a3';

onEachDatabase('saved views', (open) => {
  const save = (
    staffId: string,
    name: string,
    over: Partial<Parameters<typeof saveView>[2]> = {},
  ) => {
    const view = {
      id: newId(),
      section: 'clients',
      query: 'statut=prospect',
      isShared: false,
    } as const;
    return saveView(open(), staffId, { ...view, name, ...over }, at);
  };
  const seenBy = async (staffId: string) =>
    (await listViews(open().db, staffId)).map(({ name, owner, isOwn }) => [name, owner, isOwn]);
  const queriesOf = async (staffId: string) =>
    (await listViews(open().db, staffId)).map(({ query }) => query);
  const idOf = async (name: string) =>
    (await listViews(open().db, ines)).find((view) => view.name === name)?.id ?? '';

  beforeEach(async () => {
    await open().db.delete(staff);
    await addTeam(open());
    const email = 'ceo@iluma.example';
    await open()
      .db.insert(staff)
      .values(anAccount({ id: ceo, name: 'Cléo', email, role: 'CEO' }));
  });

  it('belong to an account, with unique names per section', async () => {
    expect(await save(ines, 'À relancer')).toBe('saved');
    expect(await save(ines, 'a relancer')).toBe('taken');
    expect(await save(ines, 'B')).toBe('saved');
    expect(await save(ines, 'À RELANCER', { id: await idOf('B') })).toBe('taken');
    expect(await save(ines, 'C', { id: await idOf('B') })).toBe('saved');
    expect(await seenBy(mateo)).toEqual([]);
    expect(await seenBy(ines)).toEqual([
      ['À relancer', 'Inès Caron', true],
      ['C', 'Inès Caron', true],
    ]);
  });

  it('are not recreated by a change after their removal', async () => {
    await save(ines, 'A');
    const id = await idOf('A');
    expect(await save(ines, 'A', { id, isShared: true, isKnown: true })).toBe('saved');
    const { views: before = 0 } = await readChangeCounts(open().db);
    await removeView(open().db, ines, id);
    expect(await readChangeCounts(open().db)).toMatchObject({ views: before + 1 });
    expect(await save(ines, 'A', { id, isKnown: true })).toBe('gone');
    expect(await seenBy(ines)).toEqual([]);
  });

  it('are changed and removed by their owner only, even when shared', async () => {
    await save(ines, 'A', { isShared: true });
    const id = await idOf('A');
    expect(await seenBy(mateo)).toEqual([['A', 'Inès Caron', false]]);
    expect(await save(mateo, 'B', { id })).toBe('unknown');
    await removeView(open().db, mateo, id);
    expect(await seenBy(ines)).toHaveLength(1);
    await removeView(open().db, ines, id);
    expect(await seenBy(mateo)).toEqual([]);
  });

  it('are limited per account, also under concurrent saves', async () => {
    const all = Array.from({ length: mostAccountViews + 2 }, (_, i) => save(ines, `V${i}`));
    const outcomes = await Promise.all(all);
    expect(outcomes.filter((each) => each === 'full')).toHaveLength(2);
  });

  it('pass to an administrator if shared when their owner leaves, renamed if the name is taken', async () => {
    await save(ines, 'A', { isShared: true });
    await save(ines, 'B');
    await save(ceo, 'A');
    const accounts = createStaffStore(open(), () => at.getTime());
    expect(await accounts.disable(operator, ines)).toMatchObject({ ok: true });
    expect(await seenBy(mateo)).toEqual([['A (Inès Caron)', 'Cléo', false]]);
    expect(await seenBy(ines)).toEqual([
      ['A (Inès Caron)', 'Cléo', false],
      ['B', 'Inès Caron', true],
    ]);
  });

  it.each([
    ['clients', 'responsable=In%C3%A8s+Caron&tri=score', 'responsable=Mateo+Rivas&tri=score'],
    ['projects', 'responsable=In%C3%A8s+Caron', 'responsable=Mateo+Rivas'],
    ['tasks', 'qui=In%C3%A8s+Caron&statut=todo', 'qui=Mateo+Rivas&statut=todo'],
    ['tasks', 'qui=In%C3%A8s+Caron&statut=done', 'qui=In%C3%A8s+Caron&statut=done'],
    ['journal', 'auteur=In%C3%A8s+Caron', 'auteur=In%C3%A8s+Caron'],
    ['leads', `personne=${ines}`, `personne=${mateo}`],
    ['leads', `personne=${ines}&etat=closed`, `personne=${ines}&etat=closed`],
  ] as const)(
    'of %s filtered by %s become %s once the records of the owner who left are handed over',
    async (section, query, after) => {
      await save(mateo, 'Suivi', { section, query });
      const accounts = createStaffStore(open(), () => at.getTime());
      const to = { clients: mateo, projects: mateo, tasks: mateo, leads: mateo, meetings: null };
      await accounts.reassign(operator.actor, ines, to);
      expect(await queriesOf(mateo)).toEqual([query]);
      await accounts.disable(operator, ines, to);
      expect(await queriesOf(mateo)).toEqual([after]);
    },
  );

  it('follow a rename of the owner that they filter by', async () => {
    await save(mateo, 'A', { query: 'responsable=In%C3%A8s+Caron' });
    await save(mateo, 'B', { section: 'tasks', query: 'qui=In%C3%A8s+Caron&statut=done' });
    const accounts = createStaffStore(open(), () => at.getTime());
    const { views: before = 0 } = await readChangeCounts(open().db);
    await accounts.rename(operator, ines, 'Inès Roy');
    expect(await queriesOf(mateo)).toEqual([
      'responsable=In%C3%A8s+Roy',
      'qui=In%C3%A8s+Roy&statut=done',
    ]);
    expect((await readChangeCounts(open().db))['views']).toBeGreaterThan(before);
  });
});
