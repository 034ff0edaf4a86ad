import { createApiClient, type Answer, type Fetch } from '#app/api/client/api-client.ts';
import type { Page } from '#app/domain/crm/store/store.ts';
import type {
  Assignee,
  ConversionRequest,
  KnownClient,
  LeadFile,
  LeadPage,
  LeadQuery,
  LeadCommand,
} from '#app/domain/leads/inbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import type { ReplyDraft, ReplyTemplate, ReplyText } from '#app/domain/leads/reply.ts';
import type { MemberStatus } from '#app/domain/team/team.ts';
import type { Language } from '#app/i18n/languages.ts';
import { done, orNull, refused } from '../session/http-store.ts';

/** A status set by hand, or the calendar's. */
export type ChosenStatus = MemberStatus | 'automatic';

export type TemplateKey = Pick<ReplyTemplate, 'id' | 'language'>;

/** Outcome of a change. `changed` and `not-possible` include the current lead. */
type Moved =
  | { ok: true; lead: Lead }
  | { ok: false; why: 'changed' | 'not-possible'; current: Lead }
  | { ok: false; why: 'gone' };

export type Converted =
  | Moved
  /** The lead may already be one of these clients. */
  | { ok: false; why: 'duplicate'; clients: readonly KnownClient[] }
  | { ok: false; why: 'client-changed' }
  | { ok: false; why: 'invalid'; fields: readonly string[] };

/** The inbox's API. Any other failure rejects with a StoreFailure. */
export interface LeadsClient {
  list(query: LeadQuery): Promise<LeadPage>;
  /** @param language of the texts in its results */
  get(id: string, language: Language): Promise<LeadFile | null>;
  team(): Promise<readonly Assignee[]>;
  /** @param until ISO 8601; absent for an indefinite time */
  setStatus(memberId: string, status: ChosenStatus, until?: string): Promise<void>;
  move(lead: Pick<Lead, 'id' | 'version'>, command: LeadCommand): Promise<Moved>;
  /** The lead with the note, or null when it is gone. */
  note(id: string, text: string): Promise<Lead | null>;
  findMatchingClients(id: string): Promise<readonly KnownClient[]>;
  /** The first clients found by a search. */
  findClients(search: string): Promise<Page<KnownClient>>;
  convert(lead: Pick<Lead, 'id' | 'version'>, request: ConversionRequest): Promise<Converted>;
  replyDraft(id: string): Promise<ReplyDraft | null>;
  /** Sends an answer, once per key. */
  reply(
    lead: Pick<Lead, 'id' | 'version'>,
    reply: ReplyText & { key: string; language: Language },
  ): Promise<Moved>;
  templates(): Promise<readonly ReplyTemplate[]>;
  /** Resolves to all templates afterwards, or to `changed` when a newer version exists. */
  writeTemplate(
    template: TemplateKey & { version: number },
    messages: ReplyText & { name: string },
  ): Promise<readonly ReplyTemplate[] | 'changed'>;
  /** The same; a template that is already gone counts as removed. */
  removeTemplate(
    template: TemplateKey & { version: number },
  ): Promise<readonly ReplyTemplate[] | 'changed'>;
  /** Resends a mail; false when there is nothing to resend. */
  replay(id: string): Promise<boolean>;
}

/** Maximum number of clients offered; others are found by typing. */
const offered = 20;

/** @param fetchFn replaces the browser's fetch */
export function createLeadsClient(fetchFn?: Fetch): LeadsClient {
  const api = createApiClient(fetchFn);
  return {
    ...changeOperations(api),
    ...templateOperations(api),
    list: async ({ isOpen, awaitsAnswer, assignedTo, search, after, ...query }) =>
      done(
        await api('GET /api/leads', {
          query: {
            ...query,
            // Omit empty filters.
            isOpen: isOpen ? 'true' : undefined,
            awaitsAnswer: awaitsAnswer ? 'true' : undefined,
            assignedTo: assignedTo || undefined,
            search: search || undefined,
            after: after || undefined,
          },
        }),
      ),
    get: async (id, language) =>
      orNull(await api('GET /api/leads/:id', { params: { id }, query: { language } })),
    team: async () => done(await api('GET /api/team')).items,
    async setStatus(id, status, until) {
      const body = { status, ...(until !== undefined && { until }) };
      done(await api('PATCH /api/team/:id', { params: { id }, body }));
    },
    note: async (id, text) =>
      orNull(await api('POST /api/leads/:id/notes', { params: { id }, body: { text } })),
    findMatchingClients: async (id) =>
      done(await api('GET /api/leads/:id/clients', { params: { id } })).items,
    async findClients(search) {
      const query = { search: search || undefined, limit: offered };
      return done(await api('GET /api/crm/clients', { query }));
    },
    replyDraft: async (id) => orNull(await api('GET /api/leads/:id/reply', { params: { id } })),
    async replay(id) {
      const answer = await api('POST /api/outbox/:id/replay', { params: { id } });
      if (answer.status === 404) return false;
      done(answer);
      return true;
    },
  };
}

function templateOperations(
  api: ReturnType<typeof createApiClient>,
): Pick<LeadsClient, 'templates' | 'writeTemplate' | 'removeTemplate'> {
  const templates = async () => done(await api('GET /api/reply-templates')).items;
  return {
    templates,
    async writeTemplate({ version, id, language }, body) {
      const params = { id, language };
      const answer = await api('POST /api/reply-templates/:id/:language', {
        params,
        version,
        body,
      });
      return answer.status === 412 ? 'changed' : done(answer).items;
    },
    async removeTemplate({ version, id, language }) {
      const params = { id, language };
      const answer = await api('DELETE /api/reply-templates/:id/:language', { params, version });
      if (answer.status === 404) return templates();
      return answer.status === 412 ? 'changed' : done(answer).items;
    },
  };
}

/** Changes that are guarded by a lead's version. */
function changeOperations(
  api: ReturnType<typeof createApiClient>,
): Pick<LeadsClient, 'move' | 'convert' | 'reply'> {
  return {
    async move({ id, version }, command) {
      const answer = await api('POST /api/leads/:id/moves', {
        params: { id },
        version,
        body: command,
      });
      return moved(answer);
    },
    async convert({ id, version }, body) {
      const answer = await api('POST /api/leads/:id/conversion', { params: { id }, version, body });
      const problem = answer.ok ? null : answer.problem;
      if (problem?.code === 'duplicate')
        return { ok: false, why: 'duplicate', clients: problem.clients };
      if (problem?.code === 'conflict') return { ok: false, why: 'client-changed' };
      if (problem?.code === 'invalid')
        return { ok: false, why: 'invalid', fields: (problem.errors ?? []).map(fieldOf) };
      return moved(answer);
    },
    async reply({ id, version }, reply) {
      const answer = await api('POST /api/leads/:id/replies', {
        params: { id },
        version,
        body: reply,
      });
      return moved(answer);
    },
  };
}

type Changing =
  | 'POST /api/leads/:id/moves'
  | 'POST /api/leads/:id/replies'
  | 'POST /api/leads/:id/conversion';

/** The lead after a change, or its conflict. */
function moved(answer: Answer<Changing>): Moved {
  if (answer.ok) return { ok: true, lead: answer.body };
  const { status, problem } = answer;
  if (status === 404) return { ok: false, why: 'gone' };
  if (problem?.code === 'changed' || problem?.code === 'not-possible')
    return { ok: false, why: problem.code, current: problem.current };
  return refused(answer);
}

/** The last part of `client.contact.email`. */
function fieldOf({ path }: { path: string }): string {
  return path.split('.').at(-1) ?? path;
}
