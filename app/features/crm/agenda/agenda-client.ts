import {
  createApiClient,
  type Answer,
  type Fetch,
  type BodyOf,
  type ReplyOf,
} from '#app/api/client/api-client.ts';
import { done, refused, refusedChange } from '../session/http-store.ts';
import type { LiveEvents } from '../session/live-events.ts';
import type { WatchedStore } from '../session/watched-store.ts';
import type { Changed, Meetings } from './meetings.ts';

export type NewMeeting = BodyOf<'POST /api/agenda/meetings'>;

export type ScheduleBody = BodyOf<'PATCH /api/schedules/:id'>;

type SavedSchedule = ReplyOf<'GET /api/schedules/:id'>;

export type SavedMeetings = ReplyOf<'GET /api/meeting-settings'>;

export type CalendarLinksBody = NonNullable<ReplyOf<'GET /api/schedules/:id/calendars'>['links']>;

/** Error codes by path; empty once saved. */
export type FieldErrors = Readonly<Record<string, string>>;

type BookedMeeting =
  | { is: 'booked'; id: string }
  | { is: 'taken' }
  | { is: 'invalid'; fields: readonly string[] };

/** The agenda's API. Any other failure rejects with a StoreFailure. */
interface AgendaClient extends Omit<Meetings, 'watch'> {
  book(meeting: NewMeeting): Promise<BookedMeeting>;
  /** Connections to someone's other calendars; null without hours. */
  calendars(id: string): Promise<CalendarLinksBody | null>;
  /** Address of a new feed. */
  issueFeed(id: string): Promise<string>;
  revokeFeed(id: string): Promise<void>;
  setBusy(id: string, url: string | null): Promise<'set' | 'not-an-address'>;
  /** When someone takes meetings, null for never; and the agency's meeting settings. */
  schedule(id: string): Promise<SavedSchedule>;
  /** @param version of the schedule as read; `changed` when a newer one exists */
  setSchedule(
    id: string,
    version: number,
    schedule: ScheduleBody,
  ): Promise<FieldErrors | 'changed'>;
  meetings(): Promise<SavedMeetings>;
  /** @param version of the settings as read; `changed` when a newer one exists */
  setMeetings(
    version: number,
    settings: BodyOf<'PATCH /api/meeting-settings'>,
  ): Promise<FieldErrors | 'changed'>;
}

/** @param fetchFn replaces the browser's fetch */
export function createAgendaClient(fetchFn?: Fetch): AgendaClient {
  const api = createApiClient(fetchFn);
  return {
    async read({ member, days, ...asked }) {
      const who = member === null ? { all: 'true' as const } : member ? { member } : {};
      return done(await api('GET /api/agenda', { query: { ...asked, days, ...who } }));
    },
    async times(wanted, asked) {
      return done(await api('GET /api/agenda/times', { query: { ...wanted, ...asked } })).items;
    },
    async move(id, body) {
      const answer = await api('POST /api/agenda/meetings/:id/moves', { params: { id }, body });
      return changedBy(answer);
    },
    async cancel(id) {
      const answer = await api('POST /api/agenda/meetings/:id/cancellation', { params: { id } });
      return changedBy(answer);
    },
    async settle(id, outcome) {
      const body = { outcome };
      const answer = await api('POST /api/agenda/meetings/:id/outcome', { params: { id }, body });
      return changedBy(answer);
    },
    async book(body) {
      const answer = await api('POST /api/agenda/meetings', { body });
      if (answer.ok) return { is: 'booked', id: answer.body.id };
      const { problem } = answer;
      if (problem?.code === 'slot-taken') return { is: 'taken' };
      if (problem?.code !== 'invalid') return refusedChange(answer);
      const fields = (problem.errors ?? []).map(({ path }) => path);
      return { is: 'invalid', fields };
    },
    calendars: async (id) =>
      done(await api('GET /api/schedules/:id/calendars', { params: { id } })).links,
    issueFeed: async (id) =>
      done(await api('POST /api/schedules/:id/feed', { params: { id } })).url,
    async revokeFeed(id) {
      done(await api('DELETE /api/schedules/:id/feed', { params: { id } }));
    },
    async setBusy(id, url) {
      const answer = await api('PATCH /api/schedules/:id/busy', { params: { id }, body: { url } });
      if (answer.ok) return 'set';
      return answer.problem?.code === 'invalid' ? 'not-an-address' : refused(answer);
    },
    schedule: async (id) => done(await api('GET /api/schedules/:id', { params: { id } })),
    async setSchedule(id, version, body) {
      const answer = await api('PATCH /api/schedules/:id', { params: { id }, version, body });
      return answer.ok ? {} : (savingProblem(answer.problem) ?? refusedChange(answer));
    },
    meetings: async () => done(await api('GET /api/meeting-settings')),
    async setMeetings(version, body) {
      const answer = await api('PATCH /api/meeting-settings', { version, body });
      return answer.ok ? {} : (savingProblem(answer.problem) ?? refusedChange(answer));
    },
  };
}

/** A rejection that the form can display itself; null for any other. */
function savingProblem(
  problem: Extract<
    Answer<'PATCH /api/schedules/:id' | 'PATCH /api/meeting-settings'>,
    { ok: false }
  >['problem'],
): FieldErrors | 'changed' | null {
  if (problem?.code === 'changed') return 'changed';
  if (problem?.code !== 'invalid') return null;
  return Object.fromEntries((problem.errors ?? []).map(({ path, message }) => [path, message]));
}

/** Outcome of a change to a meeting. */
function changedBy(
  answer: Answer<`POST /api/agenda/meetings/:id/${'moves' | 'cancellation' | 'outcome'}`>,
): Changed {
  if (answer.ok) return 'done';
  switch (answer.problem?.code) {
    case 'slot-taken':
      return 'taken';
    case 'not-possible':
      return 'not-possible';
    case 'not-found':
      return 'gone';
    default:
      return refusedChange(answer);
  }
}

/** One per page: it is stateless. */
export const agendaClient = createAgendaClient();

/** The team's meetings, with notifications of changes; the store reports their failures. */
export function openLiveMeetings(
  { events, store }: { events: LiveEvents; store: WatchedStore },
  client: AgendaClient = agendaClient,
): Meetings {
  return {
    ...client,
    read: (asked) => store.watched(client.read(asked)),
    times: (wanted, asked) => store.watched(client.times(wanted, asked)),
    watch(listener) {
      const stop = events.watch('bookings', listener);
      const stopTrouble = store.onTrouble(() => {
        if (store.trouble() === null) listener();
      });
      return () => {
        stop();
        stopTrouble();
      };
    },
  };
}
