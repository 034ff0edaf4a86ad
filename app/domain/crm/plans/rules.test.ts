import { describe, expect, it } from 'vitest';
import { aPlanning } from '../../../../test/contracts/crm-planning.ts';
import {
  aClient,
  aProject,
  aProspectFilter,
  aTask,
} from '../../../../test/contracts/crm-samples.ts';
import { initialScore } from '../figures/ila-score.ts';
import { actions, may } from '../permissions.ts';
import { distanceBetween } from '../prospecting/distance.ts';
import {
  montreal,
  planProspected,
  sandboxProspects,
  withKeyword,
} from '../prospecting/prospecting.ts';
import { roles } from '../records/entities.ts';
import { identityKeys, sharesIdentity } from '../records/identity.ts';
import { differingFields, mergedClient, planMerge, usualChoices } from '../records/merge.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { planExport } from './exports.ts';
import { averageScore, planDeleteProject, stageAfter } from './projects.ts';
import { checklistOf, nextStatus, planPlaybook } from './tasks.ts';

describe('identity keys', () => {
  const contact = { email: '', phone: '', website: '' };

  it.each<[string, Partial<typeof contact> & { name: string }, string[]]>([
    ['a name without accents and form', { name: 'Café du Parc inc.' }, ['name:cafeduparc']],
    [
      'a site, however written',
      { name: '', website: 'https://WWW.Parc.example/fr' },
      ['domain:parc.example'],
    ],
    ['a mail address', { name: '', email: 'a@parc.example' }, ['domain:parc.example']],
    ['no shared host', { name: '', email: 'parc@gmail.com', website: 'facebook.com/parc' }, []],
    ['no access provider', { name: '', email: 'a@VIDEOTRON.ca', website: 'doctolib.fr/parc' }, []],
    ['a telephone', { name: '', phone: '+1 (514) 555-0123' }, ['phone:+15145550123']],
    [
      'a telephone, however written',
      { name: '', phone: '514.555.0123 poste 4' },
      ['phone:+15145550123'],
    ],
    ['no stub of one', { name: '', phone: '0123' }, []],
  ])('identify a business by %s', (_what, { name, ...given }, keys) => {
    expect(identityKeys({ name, contact: { ...contact, ...given } })).toEqual(keys);
  });

  it('match if one key is shared', () => {
    const one = aClient({ id: 'c1', name: 'Café du Parc' });
    expect(sharesIdentity(one, ['domain:x.example', 'name:cafeduparc'])).toBe(true);
    expect(sharesIdentity(one, ['name:autre'])).toBe(false);
  });
});

describe('merging', () => {
  const kept = aClient({ id: 'c1', name: 'Café', sector: '', revenue: 0, services: ['SEO'] });
  const other = aClient({
    id: 'c2',
    name: 'Cafe',
    sector: 'restauration',
    revenue: 900,
    services: ['SEO', 'Ads'],
    contact: { email: 'a@cafe.example', phone: '', website: '' },
  });

  it('keeps one value per field, and fills blanks from the other client', () => {
    const merged = mergedClient(kept, other, usualChoices(kept, other));
    expect(merged).toMatchObject({
      id: 'c1',
      name: 'Café',
      sector: 'restauration',
      revenue: 900,
      services: ['SEO', 'Ads'],
      contact: { email: 'a@cafe.example' },
    });
    expect(merged.ilaScore.history).toHaveLength(2);
  });

  const early = '2026-01-10T12:00:00.000Z';
  const late = '2026-02-10T12:00:00.000Z';
  it.each([
    ['a score against a later record that nobody measured', [72, early], [null, late], 72, [72]],
    ['a score against an earlier record that nobody measured', [72, late], [null, early], 72, [72]],
    ['the other score against a record that nobody measured', [null, late], [72, early], 72, [72]],
    ['the later of two scores, with both', [72, early], [64, late], 64, [72, 64]],
    ['the own one of two of the same day', [72, late], [64, late], 72, [64, 72]],
    ['nothing where nobody measured either', [null, early], [null, late], null, []],
  ] as const)('keeps %s', (_what, own, others, current, scores) => {
    const [left, right] = [
      { ...kept, ilaScore: initialScore(own[0], own[1]) },
      { ...other, ilaScore: initialScore(others[0], others[1]) },
    ];
    const { ilaScore } = mergedClient(left, right, usualChoices(left, right));
    expect(ilaScore.current).toBe(current);
    expect(ilaScore.history.map(({ score }) => score)).toEqual(scores);
  });

  it('combines contact people without duplicates', () => {
    const person = (id: string, name: string, email: string) =>
      ({ id, name, email, role: '', phone: '', language: null }) as const;
    const merged = mergedClient(
      { ...kept, contacts: [person('p1', 'Ana Ruiz', 'ana@cafe.example')] },
      {
        ...other,
        contacts: [person('p2', 'Léo Roy', ''), person('p3', 'A. Ruiz', 'ANA@cafe.example')],
      },
      usualChoices(kept, other),
    );
    expect(merged.contacts.map(({ id }) => id)).toEqual(['p1', 'p2']);
  });

  it('chooses each field on its own, including each contact detail', () => {
    const [left, right] = [
      { ...kept, contact: { email: 'k@cafe.example', phone: '514 555-0101', website: '' } },
      { ...other, contact: { email: 'o@cafe.example', phone: '514 555-0102', website: '' } },
    ];
    expect(differingFields(left, right)).toEqual(['name', 'sector', 'email', 'phone', 'revenue']);
    const choices = { ...usualChoices(left, right), phone: 'other' } as const;
    expect(mergedClient(left, right, choices).contact).toEqual({
      email: 'k@cafe.example',
      phone: '514 555-0102',
      website: '',
    });
  });

  it('moves projects and tasks of the other client, and can be undone', async () => {
    const project = aProject({ id: 'p1', clientId: 'c2' });
    const task = aTask({ id: 't1', clientId: 'c2' });
    const before = { clients: [kept, other], projects: [project], tasks: [task] };
    const store = createMemoryStore(before);
    const choices = usualChoices(kept, other);
    const moved = { projects: [project], tasks: [task] };
    const done = await store.apply(planMerge(kept, other, choices, moved, aPlanning()));
    expect(await store.get('clients', 'c2')).toBeNull();
    expect(await store.get('projects', 'p1')).toMatchObject({ clientId: 'c1' });
    expect(await store.get('tasks', 't1')).toMatchObject({ clientId: 'c1' });
    if (!done.ok) throw new Error('nothing stood in the way');
    await store.apply(done.undo);
    expect(await store.get('clients', 'c2')).toEqual(other);
    expect(await store.get('tasks', 't1')).toMatchObject({ clientId: 'c2' });
    expect((await store.list('journal', {})).total).toBe(0);
  });
});

describe('tasks and projects', () => {
  it.each([
    ['todo', 'progress'],
    ['progress', 'done'],
    ['done', 'todo'],
  ] as const)('%s is followed by %s', (status, next) => {
    expect(nextStatus(status)).toBe(next);
  });

  it('keeps a checklist’s ticks when its lines change', () => {
    const { newId } = aPlanning();
    const before = checklistOf(['Call', 'Call', 'Write'], [], newId).map((item, at) => ({
      ...item,
      isDone: at !== 1,
    }));
    const after = checklistOf(['Write', ' Call ', '', 'Call', 'Send'], before, newId);
    expect(after.map(({ text, isDone }) => [text, isDone])).toEqual([
      ['Write', true],
      ['Call', true],
      ['Call', false],
      ['Send', false],
    ]);
    expect(new Set(after.map(({ id }) => id)).size).toBe(4);
    // Items with the same text keep their ids, so ticking one meanwhile ticks the right one.
    expect(after.slice(0, 3).map(({ id }) => id)).toEqual([2, 0, 1].map((at) => before[at]?.id));
  });

  it('creates the tasks of a service’s playbook, due from today on', () => {
    const changes = planPlaybook('ads', aClient({ id: 'c1' }), (code) => code, {
      ...aPlanning(),
      today: '2026-02-01',
      projectId: 'p1',
    });
    expect(changes).toMatchObject([
      {
        record: {
          title: 'goals',
          due: '2026-02-03',
          clientId: 'c1',
          projectId: 'p1',
          status: 'todo',
        },
      },
      { record: { title: 'tracking', due: '2026-02-05' } },
      { record: { title: 'launch', due: '2026-02-08' } },
      { record: { title: 'review', due: '2026-02-22' } },
      { record: { title: 'playbook' } },
    ]);
  });

  it.each([
    ['discovery', -1, 'discovery'],
    ['discovery', 1, 'proposal'],
    ['review', 1, 'live'],
    ['live', 1, 'live'],
  ] as const)('from %s, %i steps lead to %s', (stage, steps, there) => {
    expect(stageAfter(stage, steps)).toBe(there);
  });

  it('keeps a deleted project’s tasks without it, and restores both on undo', async () => {
    const project = aProject({ id: 'p1' });
    const tasks = [aTask({ id: 't1', projectId: 'p1' }), aTask({ id: 't2', projectId: 'p2' })];
    const store = createMemoryStore({ projects: [project], tasks });
    const done = await store.apply(planDeleteProject(project, tasks, aPlanning()));
    expect(await store.get('projects', 'p1')).toBeNull();
    expect(await store.get('tasks', 't1')).toMatchObject({ projectId: null });
    expect(await store.get('tasks', 't2')).toEqual(tasks[1]);
    if (!done.ok) throw new Error('nothing stood in the way');
    await store.apply(done.undo);
    expect(await store.get('projects', 'p1')).toEqual(project);
    expect(await store.get('tasks', 't1')).toMatchObject({ projectId: 'p1' });
  });

  it('scores a project as the rounded mean of its modules', () => {
    const scores = { adluma: 80, blogia: 81, hub: 82, ila: 83, illumatch: 84, landingpage: 87 };
    expect(averageScore({ moduleScores: scores })).toBe(83);
  });
});

describe('prospecting (B §5, B §7)', () => {
  const clients = ['c1', 'c2', 'c3', 'c4'].map((id) => aClient({ id }));

  it('finds the first three clients and one match of 87', () => {
    const result = sandboxProspects(clients);
    expect(result.businesses.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3']);
    expect(result.matches).toMatchObject([{ compatibility: 87 }]);
    expect(result.averageCompatibility).toBe(87);
    expect(result.mapData).toMatchObject({ center: { lat: 45.5017, lng: -73.5673 }, zoom: 12 });
    expect(result.mapData.markers).toHaveLength(3);
    expect(planProspected(aProspectFilter(), result, aPlanning())).toHaveLength(1);
  });

  it('finds no match among fewer than two clients', () => {
    expect(sandboxProspects([])).toMatchObject({ businesses: [], averageCompatibility: null });
    expect(sandboxProspects(clients.slice(0, 1)).matches).toEqual([]);
  });

  it.each([
    ['vegan', ['bio', 'vegan']],
    ['  vegan ', ['bio', 'vegan']],
    ['bio', ['bio']],
    ['  ', ['bio']],
  ])('adds the keyword %o trimmed, unless it is blank or known', (typed, keywords) => {
    expect(withKeyword(['bio'], typed)).toEqual(keywords);
  });

  it('measures real distances', () => {
    const quebec = { lat: 46.8139, lng: -71.208 };
    expect(distanceBetween(montreal.center, quebec)).toBeCloseTo(232.6, 0);
    expect(distanceBetween(quebec, quebec)).toBe(0);
  });
});

it('logs the rule and its inputs with an automatic journal entry', () => {
  const [entry] = planPlaybook('ads', aClient({ id: 'c1' }), (code) => code, {
    ...aPlanning(),
    today: '2026-02-01',
    projectId: null,
  }).slice(-1);
  expect(entry).toMatchObject({
    record: { basis: { rule: 'playbook-1', inputs: { service: 'ads', count: 4 } } },
  });
});

it('logs an export as specified (CRMR-17 to CRMR-19)', () => {
  const author = 'System';
  expect(planExport('CSV', 'clients', aPlanning({ author }))).toMatchObject([
    {
      record: {
        type: 'update',
        relatedTo: { type: 'system' },
        author: 'System',
        aiGenerated: false,
        content: '{"format":"CSV","what":"clients"}',
      },
    },
  ]);
});

it('lets every role read, and only CEO and COO open the cockpit (B §6)', () => {
  expect(roles.filter((role) => may(role, 'read'))).toEqual(roles);
  expect(roles.filter((role) => may(role, 'cockpit'))).toEqual(['CEO', 'COO']);
  expect(actions.filter((action) => !may('CEO', action))).toEqual([]);
  expect(actions.filter((action) => may('read-only', action))).toEqual(['read', 'personal']);
});
