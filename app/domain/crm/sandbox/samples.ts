import { day as dayLength } from '../../durations.ts';
import { trendOf } from '../figures/ila-score.ts';
import { clientFields } from '../records/clients.ts';
import { dayOf, daysAfter } from '../records/days.ts';
import type {
  Client,
  ClientStatus,
  JournalEntry,
  Project,
  ProjectStage,
  Task,
  TaskPriority,
  TaskStatus,
} from '../records/entities.ts';
import type { Day, Instant } from '../records/field.ts';
import { initialOf } from '../records/initial-values.ts';
import { unknownOrigin } from '../records/score-methods.ts';
import type { SampleMeetingWords } from './sample-meetings.ts';

/** The two members of staff who own the sample clients. Source: B §6, CRMC-22. */
export const sampleOwners = ['Claire Oduya', 'Mateo Rivas'] as const;

interface SampleClient {
  id: string;
  name: string;
  status: ClientStatus;
  address: string;
  at: readonly [lat: number, lng: number];
  /** Past scores, one month apart; the last one is current. */
  scores: readonly number[];
  owner: 0 | 1;
  services: readonly string[];
  revenue: number;
  site: string;
  phone: string;
}

/**
 * Made-up businesses. Their names begin as they are sorted, so that the first three are those that prospecting finds;
 * these three score 60 or more within 10 km of Montréal, as the form asks by default (CRMP-26).
 */
const sampleClients = [
  {
    id: 'boulangerie',
    name: 'Boulangerie du Méridien',
    status: 'active',
    address: 'Montréal, 312, rue des Constellations, QC',
    at: [45.5231, -73.5817],
    scores: [71, 76, 82, 88, 92],
    owner: 0,
    services: ['seo', 'landing'],
    revenue: 4200,
    site: 'boulangerie-meridien.example',
    phone: '514 555-0111',
  },
  {
    id: 'clinique',
    name: 'Clinique du Zénith',
    status: 'active',
    address: 'Montréal, 78, avenue du Zénith, QC',
    at: [45.4972, -73.5793],
    scores: [70, 74, 79, 81, 84],
    owner: 1,
    services: ['seo', 'ads'],
    revenue: 7800,
    site: 'clinique-zenith.example',
    phone: '514 555-0112',
  },
  {
    id: 'cycles',
    name: 'Cycles Polaris',
    status: 'prospect',
    address: 'Montréal, 9, rue Polaire, QC',
    at: [45.5319, -73.6102],
    scores: [58, 61, 60, 64, 67],
    owner: 0,
    services: ['youtube'],
    revenue: 0,
    site: 'cycles-polaris.example',
    phone: '514 555-0113',
  },
  {
    id: 'ecole',
    name: 'École Horizon Bleu',
    status: 'active',
    address: 'Québec, 21, rue de l’Aube, QC',
    at: [46.8139, -71.208],
    scores: [72, 75, 78, 80, 80],
    owner: 1,
    services: ['blog'],
    revenue: 5400,
    site: 'ecole-horizon.example',
    phone: '418 555-0114',
  },
  {
    id: 'garage',
    name: 'Garage Grande Ourse',
    status: 'inactive',
    address: 'Laval, 640, boulevard Orion, QC',
    at: [45.6066, -73.7124],
    scores: [60, 57, 55, 53, 51],
    owner: 1,
    services: ['local'],
    revenue: 0,
    site: 'garage-ourse.example',
    phone: '450 555-0115',
  },
  {
    id: 'immobilier',
    name: 'Immobilier Rive Claire',
    status: 'prospect',
    address: 'Brossard, 15, rue des Marées, QC',
    at: [45.4583, -73.4654],
    scores: [65, 68, 70, 71, 73],
    owner: 0,
    services: ['landing', 'ads'],
    revenue: 0,
    site: 'rive-claire.example',
    phone: '450 555-0116',
  },
  {
    id: 'salon',
    name: 'Salon Vénus',
    status: 'active',
    address: 'Montréal, 188, rue Cassini, QC',
    at: [45.5404, -73.5958],
    scores: [77, 80, 84, 86, 88],
    owner: 0,
    services: ['seo', 'podcast'],
    revenue: 3100,
    site: 'salon-venus.example',
    phone: '514 555-0117',
  },
  {
    id: 'yoga',
    name: 'Yoga Petite Lumière',
    status: 'active',
    address: 'Longueuil, 44, rue du Matin, QC',
    at: [45.5312, -73.5181],
    scores: [69, 72, 70, 75, 78],
    owner: 1,
    services: ['loyalty'],
    revenue: 2600,
    site: 'petite-lumiere.example',
    phone: '450 555-0118',
  },
] as const satisfies readonly SampleClient[];

type SampleClientId = (typeof sampleClients)[number]['id'];
type SampleService = (typeof sampleClients)[number]['services'][number];

const sampleProjects = [
  { id: 'orders', client: 'boulangerie', stage: 'live', owner: 0, due: -12, scores: 88 },
  { id: 'booking', client: 'clinique', stage: 'production', owner: 1, due: 18, scores: 76 },
  { id: 'videos', client: 'cycles', stage: 'proposal', owner: 0, due: 30, scores: 58 },
  { id: 'openDay', client: 'ecole', stage: 'review', owner: 1, due: 6, scores: 71 },
  { id: 'homes', client: 'immobilier', stage: 'discovery', owner: 0, due: null, scores: 62 },
] as const satisfies readonly {
  id: string;
  client: SampleClientId;
  stage: ProjectStage;
  owner: 0 | 1;
  due: number | null;
  scores: number;
}[];

const sampleTasks = [
  ['photos', 'boulangerie', 'progress', 'normal', 0, 2, 'orders'],
  ['forms', 'clinique', 'progress', 'high', 1, 0, 'booking'],
  ['reviews', 'salon', 'progress', 'normal', 0, 5, null],
  ['newsletter', 'ecole', 'progress', 'low', 1, 9, 'openDay'],
  ['call', 'cycles', 'todo', 'high', 0, -2, 'videos'],
  ['listing', 'yoga', 'todo', 'normal', 1, 4, null],
  ['report', 'clinique', 'todo', 'normal', 1, 12, 'booking'],
  ['hours', 'boulangerie', 'done', 'low', 0, -6, null],
] as const satisfies readonly (readonly [
  id: string,
  client: SampleClientId,
  status: TaskStatus,
  priority: TaskPriority,
  owner: 0 | 1,
  due: number,
  project: (typeof sampleProjects)[number]['id'] | null,
])[];

const sampleEntries = [
  [
    'score',
    'clinique',
    'ai_analysis',
    1,
    { rule: 'ila-review-1', inputs: { before: 81, score: 84 } },
  ],
  ['online', 'boulangerie', 'success', 0, null],
  [
    'partners',
    'salon',
    'ai_analysis',
    0,
    { rule: 'partners-nearby-1', inputs: { city: 'Montréal', count: 2 } },
  ],
  ['form', 'ecole', 'issue', 1, null],
  ['meeting', 'immobilier', 'other', 0, null],
] as const satisfies readonly (readonly [
  id: string,
  client: SampleClientId,
  type: JournalEntry['type'],
  author: 0 | 1,
  basis: JournalEntry['basis'],
])[];

/** Texts of the samples, translated. */
export interface SampleWords {
  sectors: Record<SampleClientId, string>;
  services: Record<SampleService, string>;
  note: string;
  document: string;
  projects: Record<(typeof sampleProjects)[number]['id'], { name: string; analysis: string }>;
  tasks: Record<(typeof sampleTasks)[number][0], string>;
  checklist: readonly string[];
  journal: Record<(typeof sampleEntries)[number][0], { title: string; content: string }>;
  meetings: SampleMeetingWords;
}

export interface Samples {
  clients: Client[];
  projects: Project[];
  tasks: Task[];
  journal: JournalEntry[];
}

/**
 * The sandbox's records at sign-in; their dates are relative to now.
 *
 * @param today in the user's time zone, for the screens that show which tasks are overdue
 */
export function samplesAt(now: Instant, words: SampleWords, today: Day = dayOf(now)): Samples {
  const record = (id: string, daysAgo: number) => {
    const at = instantAgo(now, daysAgo);
    return { id, version: 1, createdAt: at, updatedAt: at };
  };
  const day = (days: number | null): Day | null => (days === null ? null : daysAfter(today, days));
  return {
    clients: sampleClients.map((sample, index) => clientOf(sample, index, now, words)),
    projects: sampleProjects.map(({ id, client, stage, owner, due, scores }, index) => ({
      ...record(`project-${id}`, 40 - index),
      ...words.projects[id],
      clientId: client,
      stage,
      moduleScores: {
        adluma: scores - 4,
        blogia: scores + 3,
        hub: scores,
        ila: scores + 5,
        illumatch: scores - 7,
        landingpage: scores + 6,
      },
      assignedTeamMember: sampleOwners[owner],
      due: day(due),
    })),
    tasks: sampleTasks.map(([id, client, status, priority, owner, due, project], index) => ({
      ...record(`task-${id}`, 20 - index),
      title: words.tasks[id],
      clientId: client,
      projectId: project && `project-${project}`,
      status,
      priority,
      owner: sampleOwners[owner],
      due: day(due),
      checklist:
        index === 0
          ? words.checklist.map((text, at) => ({ id: `item-${at}`, text, isDone: at === 0 }))
          : [],
    })),
    journal: sampleEntries.map(([id, client, type, author, basis], index) => ({
      ...record(`entry-${id}`, index + 1),
      timestamp: instantAgo(now, index + 1),
      type,
      ...words.journal[id],
      relatedTo: { type: 'client', id: client },
      author: sampleOwners[author],
      aiGenerated: basis !== null,
      basis,
    })),
  };
}

function clientOf(
  sample: (typeof sampleClients)[number],
  index: number,
  now: Instant,
  words: SampleWords,
): Client {
  const { id, name, status, address, at, scores, owner, services, revenue, site, phone } = sample;
  const current = scores[4];
  const lastUpdated = instantAgo(now, index + 1);
  return {
    ...initialOf(clientFields),
    id,
    version: 1,
    createdAt: instantAgo(now, 330 - index * 28),
    updatedAt: lastUpdated,
    name,
    sector: words.sectors[id],
    status,
    address,
    coordinates: { lat: at[0], lng: at[1] },
    contact: { email: `contact@${site}`, phone, website: `https://${site}` },
    ilaScore: {
      current,
      history: scores.map((score, month) => ({
        date: instantAgo(now, index + 1 + (scores.length - 1 - month) * 30),
        score,
        ...unknownOrigin,
      })),
      lastUpdated,
      trend: trendOf(current),
    },
    assignedTo: sampleOwners[owner],
    services: services.map((service) => words.services[service]),
    revenue,
    notes: [{ id: `note-${id}`, at: lastUpdated, author: sampleOwners[owner], text: words.note }],
    documents: [
      {
        id: `document-${id}`,
        name: words.document,
        url: `https://${site}/audit.pdf`,
        addedAt: lastUpdated,
      },
    ],
  };
}

function instantAgo(now: Instant, days: number): Instant {
  return new Date(Date.parse(now) - days * dayLength).toISOString();
}
