import type { FieldError, ClientField } from '#app/domain/crm/client-draft.ts';
import type {
  ClientStatus,
  JournalType,
  ProjectStage,
  Related,
  TaskPriority,
  TaskStatus,
} from '#app/domain/crm/entities.ts';
import type { JournalInput, JournalRule, JournalSentences } from '#app/domain/crm/planning.ts';
import type { Match, ProspectFilter, Reason } from '#app/domain/crm/prospecting.ts';
import type { SampleWords } from '#app/domain/crm/samples.ts';
import type { Playbook, PlaybookCode } from '#app/domain/crm/tasks.ts';
import type { PageText } from '../page-text.ts';
import type { ClientListCopy } from './client-list.ts';
import type { ImportCopy } from './importing.ts';
import type { LiveCopy } from './live.ts';
import type { ObservingCopy } from './observing.ts';

/** The page before anyone has signed in. */
export interface CrmLoginCopy extends PageText {
  heading: string;
  lead: string;
  email: string;
  password: string;
  submit: string;
  submitting: string;
  refused: string;
  failed: string;
  hint: string;
  hintUse: string;
  sandbox: string;
  noScript: string;
}

interface Forms {
  one: string;
  other: string;
}

type Entry = { title: string; content: string };

/** The desk behind the login; fetched with its code after signing in. */
export interface CrmCopy {
  frame: {
    title: string;
    overview: string;
    /** The desk of those who run it all. */
    admin: string;
    settings: string;
    logout: string;
    tabs: {
      clients: string;
      projets: string;
      taches: string;
      journal: string;
      analytics: string;
      prospection: string;
    };
    tabList: string;
    loading: string;
    close: string;
    cancel: string;
    save: string;
    undo: string;
    undone: string;
    dismiss: string;
    more: string;
    /** Under a list of which only the first are offered; with {count} and {total}. */
    firstOf: string;
    count: Forms;
    conflict: string;
    failure: string;
    /** In place of what nobody has said, whatever the field's gender and number. */
    none: string;
    /** A name and what it is the name of; with {name} and {value}. */
    named: string;
    discard: string;
    keepEditing: string;
    unsaved: string;
  };
  settings: {
    /** The way to the account of who is really signed in. */
    account: string;
    title: string;
    name: string;
    email: string;
    role: string;
    permissions: string;
    all: string;
    lastLogin: string;
    failLabel: string;
    failHelp: string;
    keysLabel: string;
    keysHelp: string;
    kept: string;
  };
  overview: {
    lead: string;
    activeClients: string;
    averageScore: string;
    monthlyRevenue: string;
    tasksInProgress: string;
    quick: string;
    newClient: string;
    prospect: string;
    analyze: string;
    next: string;
    latest: string;
    example: string;
  };
  clients: {
    title: string;
    search: string;
    filters: string;
    all: string;
    statuses: Record<ClientStatus, string>;
    filterNames: Record<ClientStatus, string>;
    sort: string;
    sorts: { name: string; score: string; revenue: string; updatedAt: string };
    owner: string;
    anyOwner: string;
    add: string;
    added: string;
    saved: string;
    deleted: string;
    empty: string;
    score: string;
    outOf: string;
    trends: { up: string; stable: string };
    bands: { green: string; yellow: string; red: string };
    month: string;
    recalculate: string;
    recalculated: string;
    ilumatch: string;
    matched: string;
    view: string;
    edit: string;
    remove: string;
    removeTitle: string;
    removeText: string;
    exportTitle: string;
  };
  form: {
    addTitle: string;
    editTitle: string;
    fields: Record<ClientField, string>;
    labelsHelp: string;
    errors: Record<FieldError, string>;
    duplicate: string;
    addAnyway: string;
  };
  record: {
    contact: string;
    coordinates: string;
    noCoordinates: string;
    services: string;
    tags: string;
    history: string;
    historyTable: string;
    date: string;
    notes: string;
    addNote: string;
    noteLabel: string;
    documents: string;
    timeline: string;
    created: string;
    updated: string;
  };
  journal: {
    title: string;
    filter: string;
    all: string;
    types: Record<JournalType, string>;
    ai: string;
    empty: string;
    by: string;
    about: string;
    related: Record<Related['type'], string>;
    search: string;
    author: string;
    anyAuthor: string;
    client: string;
    anyClient: string;
    from: string;
    until: string;
    reset: string;
    why: string;
    rules: Record<JournalRule, string>;
    inputs: Record<JournalInput, string>;
    add: string;
    addTitle: string;
    entryTitle: string;
    entryContent: string;
    entryType: string;
    added: string;
    sentences: Record<keyof JournalSentences, Entry>;
    exported: { clients: string; projets: string; journal: string; prospection: string };
  };
  tasks: {
    title: string;
    filter: string;
    all: string;
    mine: string;
    overdueOnly: string;
    search: string;
    whose: string;
    anyStatus: string;
    anyPriority: string;
    anyClient: string;
    anyProject: string;
    dues: { any: string; late: string; today: string; week: string };
    sort: string;
    reset: string;
    project: string;
    noProject: string;
    ticked: string;
    remove: string;
    removed: string;
    required: string;
    quickLabel: string;
    quickAdd: string;
    added: string;
    statuses: Record<TaskStatus, string>;
    next: string;
    priorities: Record<TaskPriority, string>;
    due: string;
    noDue: string;
    overdue: string;
    owner: string;
    client: string;
    noClient: string;
    checklist: string;
    edit: string;
    editTitle: string;
    taskTitle: string;
    status: string;
    priority: string;
    empty: string;
    playbook: string;
    playbookService: string;
    playbookHelp: string;
    playbookRun: string;
    playbookDone: Forms;
    playbooks: Record<Playbook, string>;
    steps: Record<PlaybookCode, string>;
  };
  projects: {
    title: string;
    add: string;
    addTitle: string;
    editTitle: string;
    edit: string;
    added: string;
    stages: Record<ProjectStage, string>;
    move: string;
    moved: string;
    average: string;
    name: string;
    analysis: string;
    member: string;
    required: string;
    stage: string;
    emptyStage: string;
    view: string;
    views: { board: string; list: string };
    search: string;
    anyMember: string;
    reset: string;
    empty: string;
    grip: string;
    gripHelp: string;
    scores: string;
    tasks: Forms;
    showTasks: string;
    addTask: string;
    remove: string;
    removed: string;
    scoreError: string;
    modules: string;
  };
  analytics: {
    title: string;
    byOwner: string;
    byService: string;
    scores: string;
    statuses: string;
    pipeline: string;
    tasks: string;
    scoreByMonth: string;
    table: string;
    label: string;
    value: string;
    empty: string;
    share: string;
    firstBars: string;
    period: string;
    months: Forms;
    revenueByMonth: string;
    revenueNote: string;
    month: string;
    euros: string;
    activity: string;
    activityNote: string;
    week: string;
    entries: string;
    newClients: string;
    newProjects: string;
    newTasks: string;
    nobody: string;
    noService: string;
    count: string;
  };
  prospection: {
    title: string;
    lead: string;
    demo: string;
    ville: string;
    secteur: string;
    anySector: string;
    sectors: Record<Exclude<ProspectFilter['secteur'], ''>, string>;
    keyword: string;
    addKeyword: string;
    removeKeyword: string;
    score: string;
    scoreHelp: string;
    radius: string;
    radiusHelp: string;
    kilometres: string;
    status: string;
    statuses: Record<ProspectFilter['statusIlumatch'], string>;
    launch: string;
    launching: string;
    cityNeeded: string;
    results: string;
    before: string;
    businesses: string;
    matches: string;
    averageScore: string;
    compatibility: string;
    list: string;
    details: string;
    add: string;
    added: string;
    already: string;
    map: string;
    mapHide: string;
    mapTitle: string;
    mapCaption: string;
    distance: string;
    match: string;
    noMatch: string;
    pitches: Record<Match['pitch'], string>;
    ctas: Record<Match['cta'], string>;
    because: string;
    reasons: Record<Reason['code'], string>;
    fits: { radius: string; noRadius: string; nowhere: string; score: string; noScore: string };
    inCrm: string;
    locate: string;
    searched: string;
    columns: { distance: string; partner: string };
  };
  clientList: ClientListCopy;
  importing: ImportCopy;
  live: LiveCopy;
  observing: ObservingCopy;
  exporting: {
    as: string;
    running: string;
    done: string;
    columns: Record<ExportColumn, string>;
    /** What the printed page says above its table. */
    printed: { on: string; narrowed: string; all: string; search: string; firstOnly: string };
  };
  palette: {
    title: string;
    open: string;
    label: string;
    found: Forms;
    none: string;
    failed: string;
    groups: { recent: string; commands: string; clients: string; projects: string; tasks: string };
    newClient: string;
    newProject: string;
    newTask: string;
    exports: { clients: string; projets: string; journal: string };
    help: string;
    keys: {
      title: string;
      intro: string;
      off: string;
      thenKey: string;
      palette: string;
      overview: string;
      new: string;
      search: string;
      help: string;
    };
  };
  samples: SampleWords;
}

export type ExportColumn =
  | 'name'
  | 'sector'
  | 'status'
  | 'address'
  | 'lat'
  | 'lng'
  | 'email'
  | 'phone'
  | 'website'
  | 'score'
  | 'owner'
  | 'services'
  | 'tags'
  | 'revenue';
