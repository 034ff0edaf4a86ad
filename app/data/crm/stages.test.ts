import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { projectFields, projectStages } from '#app/domain/crm/records/projects.ts';
import { aProject } from '../../../test/contracts/crm-samples.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { crmTable } from './crm-tables.server.ts';
import { readPage } from './page.server.ts';

const folder = new URL('../migrations/', import.meta.url);
const [discovery, ...others] = projectStages;
const withScoping = crmTable('projects', {
  ...projectFields,
  stage: { ...projectFields.stage, values: [discovery, 'scoping', ...others] },
});
const wanted = {
  order: 'stage',
  descending: false,
  start: undefined,
  from: 0,
  size: 50,
  filters: [],
};

/** A database of the release that kept ranks in `stage_key`, migrated with its records. */
onEachDatabase('the order of projects by stage', (open) => {
  const run = (text: string) => open().db.execute(sql.raw(text));

  beforeAll(async () => {
    await run('drop schema public cascade');
    await run('create schema public');
    await run('create extension pg_trgm');
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
    for (const file of files) {
      if (file.startsWith('0011'))
        // oxlint-disable-next-line no-await-in-loop -- between the migrations
        await run(`insert into crm_projects (id, version, created_at, updated_at, search_text, name, name_key,
          client_id, stage, stage_key, module_scores, analysis, assigned_team_member, due_key)
          select stage || place, 1, now(), now(), '', stage, stage, 'c1', stage, rank - 1, '{}', '', '', ''
          from unnest(array[${projectStages.map((stage) => `'${stage}'`).join(', ')}])
            with ordinality as stages (stage, rank), generate_series(1, 2) as place`);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await run(await readFile(new URL(file, folder), 'utf8'));
    }
    const scoping = aProject({ id: 'scoping1', name: 'Scoping' });
    const row = { ...withScoping.toRow(scoping), stage: 'scoping' };
    await open().db.insert(withScoping.table).values(row);
  }, 120_000);

  const order = [
    'discovery1',
    'discovery2',
    'scoping1',
    'proposal1',
    'proposal2',
    'production1',
    'production2',
    'review1',
    'review2',
    'live1',
    'live2',
  ];
  const ids = async (page: Partial<Parameters<typeof readPage>[2]>) =>
    (await readPage(open().db, withScoping, { ...wanted, ...page })).map(({ id }) => id);

  it('sorts projects by stage after a stage is inserted in the middle', async () => {
    expect(await ids({})).toEqual(order);
    expect(await ids({ descending: true })).toEqual(order.toReversed());
  });

  it('pages projects in the order of their stages', async () => {
    expect(await ids({ from: 2, size: 3 })).toEqual(order.slice(2, 5));
    expect(await ids({ start: { key: 1, id: 'scoping1' }, size: 4 })).toEqual(order.slice(3, 7));
    const start = { key: 2, id: 'proposal2' };
    expect(await ids({ start, descending: true })).toEqual(order.slice(0, 4).toReversed());
  });

  it('has an index by stage value and id', async () => {
    const indexes = await run(
      "select indexdef from pg_indexes where indexname = 'crm_projects_stage_idx'",
    );
    expect(indexes.rows).toEqual([{ indexdef: expect.stringContaining('(stage, id)') }]);
  });
});
