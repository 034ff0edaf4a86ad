import { z } from 'zod';
import { longest } from '#app/domain/crm/client-draft.ts';
import {
  clientStatuses,
  collections,
  journalTypes,
  projectStages,
  taskPriorities,
  taskStatuses,
  type Client,
  type Collection,
  type JournalEntry,
  type Project,
  type Records,
  type Task,
} from '#app/domain/crm/entities.ts';
import { firstScore } from '#app/domain/crm/ila-score.ts';
import { keyScopes } from '#app/domain/crm/permissions.ts';

/** Text that PostgreSQL can hold: no null characters, no halves of characters. */
export const text = (most: number, least = 0) =>
  z
    .string()
    .min(least)
    .max(most)
    .refine((given) => given.isWellFormed() && !given.includes('\0'), 'Not well-formed text');

const id = z.string().regex(/^[\w-]{1,64}$/);
const version = z.int().min(1).max(2_000_000_000);
const instant = z.iso.datetime({ precision: 3 });
const day = z.iso.date();
const label = text(100);
const percent = z.number().min(0).max(100);

/** What a browser would run in place of opening it is no address. */
const link = (most: number) =>
  text(most).refine(
    (given) => /^(https?|mailto|tel):$/.test(URL.parse(given)?.protocol ?? 'https:'),
    'Not a web address',
  );

const stamp = { id, version, createdAt: instant, updatedAt: instant };

const clientFields = {
  name: text(longest.name, 1),
  sector: text(longest.sector),
  status: z.enum(clientStatuses),
  address: text(longest.address),
  coordinates: z
    .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .nullable(),
  contact: z.strictObject({
    email: text(longest.email),
    phone: text(longest.phone),
    website: link(longest.website),
  }),
  ilaScore: z.strictObject({
    current: z.int().min(0).max(100),
    history: z.array(z.strictObject({ date: instant, score: percent })).max(5000),
    lastUpdated: instant,
    trend: z.enum(['up', 'stable']),
  }),
  assignedTo: text(longest.assignedTo),
  services: z.array(label).max(100),
  revenue: z.number().min(0).max(1_000_000_000).describe('Euros a month'),
  tags: z.array(label).max(100),
  notes: z
    .array(z.strictObject({ id: label, at: instant, author: label, text: text(10_000) }))
    .max(2000),
  documents: z
    .array(z.strictObject({ id: label, name: text(300), url: link(2000), addedAt: instant }))
    .max(1000),
};

const projectFields = {
  name: text(200, 1),
  clientId: id,
  stage: z.enum(projectStages),
  moduleScores: z.strictObject({
    adluma: percent,
    blogia: percent,
    hub: percent,
    ila: percent,
    illumatch: percent,
    landingpage: percent,
  }),
  analysis: text(20_000),
  assignedTeamMember: label,
  due: day.nullable(),
};

const taskFields = {
  title: text(300, 1),
  clientId: id.nullable(),
  projectId: id.nullable(),
  status: z.enum(taskStatuses),
  priority: z.enum(taskPriorities),
  owner: label,
  due: day.nullable(),
  checklist: z.array(z.strictObject({ id: label, text: text(1000), isDone: z.boolean() })).max(500),
};

const journalFields = {
  timestamp: instant,
  type: z.enum(journalTypes),
  title: text(500, 1),
  content: text(20_000),
  relatedTo: z.strictObject({
    type: z.enum(['client', 'project', 'task', 'prospection', 'system']),
    id: text(64, 1),
  }),
  author: label,
  aiGenerated: z.boolean(),
  basis: z
    .strictObject({
      rule: label,
      inputs: z.record(label, z.union([text(2000), z.number()])),
    })
    .nullable(),
};

/** A record of each collection, whole. One shape an entity: what comes in is held to it, and the description shows it. */
export const recordShapes = {
  clients: z.strictObject({ ...stamp, ...clientFields }) satisfies z.ZodType<Client>,
  projects: z.strictObject({ ...stamp, ...projectFields }) satisfies z.ZodType<Project>,
  tasks: z.strictObject({ ...stamp, ...taskFields }) satisfies z.ZodType<Task>,
  journal: z.strictObject({ ...stamp, ...journalFields }) satisfies z.ZodType<JournalEntry>,
} as const;

/** What a new record takes: whatever may be left out has a value that says nothing. */
export const draftShapes = {
  clients: z.strictObject({
    ...clientFields,
    sector: clientFields.sector.default(''),
    status: clientFields.status.default('prospect'),
    address: clientFields.address.default(''),
    coordinates: clientFields.coordinates.default(null),
    contact: clientFields.contact.default({ email: '', phone: '', website: '' }),
    ilaScore: clientFields.ilaScore.optional(),
    assignedTo: clientFields.assignedTo.default(''),
    services: clientFields.services.default([]),
    revenue: clientFields.revenue.default(0),
    tags: clientFields.tags.default([]),
    notes: clientFields.notes.default([]),
    documents: clientFields.documents.default([]),
  }),
  projects: z.strictObject({
    ...projectFields,
    stage: projectFields.stage.default('discovery'),
    moduleScores: projectFields.moduleScores.default({
      adluma: 0,
      blogia: 0,
      hub: 0,
      ila: 0,
      illumatch: 0,
      landingpage: 0,
    }),
    analysis: projectFields.analysis.default(''),
    assignedTeamMember: projectFields.assignedTeamMember.default(''),
    due: projectFields.due.default(null),
  }),
  tasks: z.strictObject({
    ...taskFields,
    clientId: taskFields.clientId.default(null),
    projectId: taskFields.projectId.default(null),
    status: taskFields.status.default('todo'),
    priority: taskFields.priority.default('normal'),
    owner: taskFields.owner.default(''),
    due: taskFields.due.default(null),
    checklist: taskFields.checklist.default([]),
  }),
  journal: z.strictObject({
    ...journalFields,
    timestamp: journalFields.timestamp.optional(),
    content: journalFields.content.default(''),
    relatedTo: journalFields.relatedTo.default({ type: 'system', id: 'api' }),
    author: journalFields.author.optional(),
    aiGenerated: journalFields.aiGenerated.default(false),
    basis: journalFields.basis.default(null),
  }),
} as const satisfies Record<Collection, z.ZodType>;

/** Some fields of a record. */
export const patchShapes = {
  clients: z.strictObject(clientFields).partial(),
  projects: z.strictObject(projectFields).partial(),
  tasks: z.strictObject(taskFields).partial(),
  journal: z.strictObject(journalFields).partial(),
} as const satisfies Record<Collection, z.ZodType>;

/** Fields of a new record that depend on when, and by whom, it is made. */
export function completed(
  collection: Collection,
  draft: object,
  { now, author }: { now: string; author: string },
): Partial<Records[Collection]> {
  if (collection === 'clients') return { ilaScore: firstScore(0, now), ...draft };
  return collection === 'journal' ? { timestamp: now, author, ...draft } : draft;
}

const put = <C extends Collection>(collection: C) =>
  z.strictObject({
    do: z.literal('put'),
    in: z.literal(collection),
    record: recordShapes[collection],
    on: version.nullable().describe('Version it was made on; null for a new record'),
  });

export const changeShape = z.discriminatedUnion('do', [
  z.discriminatedUnion('in', [put('clients'), put('projects'), put('tasks'), put('journal')]),
  z.strictObject({
    do: z.literal('remove'),
    in: z.enum(collections),
    id,
    on: version.describe('Version that was seen'),
  }),
]);

/** Changes that one call may bring; whoever has more brings them in several. */
const mostChanges = 2000;

export const planShape = z.strictObject({
  changes: z
    .array(changeShape)
    .min(1)
    .max(mostChanges)
    .refine((changes) => {
      const names = changes.map(
        (change) => `${change.in}/${change.do === 'put' ? change.record.id : change.id}`,
      );
      return new Set(names).size === names.length;
    }, 'A plan has at most one change for each record'),
});

/** What a new key takes. */
export const newKeyShape = z.strictObject({
  name: text(100, 1),
  scopes: z
    .array(z.enum(keyScopes))
    .min(1)
    .transform((scopes) => [...new Set(scopes)]),
  expiresAt: z.iso.datetime({ precision: 3 }).nullable().default(null),
});
