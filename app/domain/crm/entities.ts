/** An instant in UTC, ISO 8601 with milliseconds: texts that sort as times do. */
export type Instant = string;

/** A day without a time, `2026-03-01`. */
export type Day = string;

export const clientStatuses = ['active', 'prospect', 'inactive'] as const;
export type ClientStatus = (typeof clientStatuses)[number];

/** Never down: source B §4, disagreement D-13. */
export type Trend = 'up' | 'stable';

/** WGS 84, in degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** A company's health from 0 to 100, with every value it has had. */
export interface IlaScore {
  current: number;
  history: readonly { date: Instant; score: number }[];
  lastUpdated: Instant;
  trend: Trend;
}

interface Note {
  id: string;
  at: Instant;
  author: string;
  text: string;
}

/** A document is kept elsewhere; the client's record knows its name and where. */
interface DocumentLink {
  id: string;
  name: string;
  url: string;
  addedAt: Instant;
}

/** What every record has: who it is, which version of it this is, and since when. */
interface Versioned {
  id: string;
  /** 1 when it is created, one more after each change; a change names the version it was made on. */
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
}

export interface Client extends Versioned {
  name: string;
  sector: string;
  status: ClientStatus;
  /** Parts separated by commas, the most telling first. */
  address: string;
  coordinates: Coordinates | null;
  contact: { email: string; phone: string; website: string };
  ilaScore: IlaScore;
  /** Name of the member of staff who looks after it. */
  assignedTo: string;
  services: readonly string[];
  /** Euros a month. */
  revenue: number;
  tags: readonly string[];
  notes: readonly Note[];
  documents: readonly DocumentLink[];
}

export const projectStages = ['discovery', 'proposal', 'production', 'review', 'live'] as const;
export type ProjectStage = (typeof projectStages)[number];

export const scoredModules = [
  'adluma',
  'blogia',
  'hub',
  'ila',
  'illumatch',
  'landingpage',
] as const;
export type ScoredModule = (typeof scoredModules)[number];

export interface Project extends Versioned {
  name: string;
  clientId: string;
  stage: ProjectStage;
  /** Each from 0 to 100. */
  moduleScores: Readonly<Record<ScoredModule, number>>;
  analysis: string;
  assignedTeamMember: string;
  due: Day | null;
}

export const taskStatuses = ['todo', 'progress', 'done'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export const taskPriorities = ['low', 'normal', 'high'] as const;
export type TaskPriority = (typeof taskPriorities)[number];

interface ChecklistItem {
  id: string;
  text: string;
  isDone: boolean;
}

export interface Task extends Versioned {
  title: string;
  clientId: string | null;
  projectId: string | null;
  status: TaskStatus;
  priority: TaskPriority;
  owner: string;
  due: Day | null;
  checklist: readonly ChecklistItem[];
}

export const journalTypes = ['ai_analysis', 'success', 'issue', 'update', 'other'] as const;
export type JournalType = (typeof journalTypes)[number];

/** What a journal entry is about. */
export interface Related {
  type: 'client' | 'project' | 'task' | 'prospection' | 'system';
  id: string;
}

export interface JournalEntry extends Versioned {
  timestamp: Instant;
  type: JournalType;
  title: string;
  content: string;
  relatedTo: Related;
  author: string;
  aiGenerated: boolean;
  /** For automatic entries: the rule that made it, with its version, and what the rule was given. */
  basis: { rule: string; inputs: Readonly<Record<string, string | number>> } | null;
}

/** Every kind of record by the name of its collection. */
export interface Records {
  clients: Client;
  projects: Project;
  tasks: Task;
  journal: JournalEntry;
}

export type Collection = keyof Records;

export const collections = [
  'clients',
  'projects',
  'tasks',
  'journal',
] as const satisfies readonly Collection[];

/** Whether something from outside, as in an address, names a collection. */
export function isCollection(value: unknown): value is Collection {
  return collections.some((each) => each === value);
}

export const roles = ['CEO', 'COO', 'manager', 'member', 'read-only'] as const;
export type Role = (typeof roles)[number];

export interface User {
  id: string;
  email: string;
  name: string;
  role: Role;
  permissions: readonly string[];
  lastLogin: Instant;
}
