import type { User } from '#app/domain/crm/records/entities.ts';
import { requestedClientCount, generateClients } from '#app/domain/crm/sandbox/client-generator.ts';
import { samplesAt, type SampleWords } from '#app/domain/crm/sandbox/samples.ts';
import { createMemoryStore } from '#app/domain/crm/store/memory-store.ts';
import { createOptimisticStore } from '#app/domain/crm/store/optimistic-store.ts';
import { seededRandom } from '#app/domain/random.ts';
import type { Language } from '#app/i18n/languages.ts';
import { createSandboxMeetings } from '../agenda/sandbox-meetings.ts';
import { localDay } from '../records/local-day.ts';
import type { Backend } from './backend.ts';

/** Delay of a simulated failure in milliseconds: as slow as a remote store. */
const failingDelay = 600;

interface Settings {
  messages: SampleWords;
  language: Language;
  /** The signed-in user: author of new notes and entries, and host of meetings. */
  user: Pick<User, 'id' | 'name'>;
  /** Clock, in epoch milliseconds. */
  now: () => number;
  /** Number of clients, including the samples. */
  asked: number;
}

export function createSandbox({ messages, language, user, now, asked }: Settings): Backend {
  let isBroken = false;
  let made = 0;
  const moment = new Date(now()).toISOString();
  const samples = samplesAt(moment, messages, localDay(new Date(moment)));
  const missing = Math.max(0, asked - samples.clients.length);
  const many = generateClients(missing, moment, messages, seededRandom('the sandbox'));
  const meetings = createSandboxMeetings({
    user,
    words: messages.meetings,
    language,
    clients: samples.clients,
    now,
  });
  const memory = createMemoryStore(
    { ...samples, clients: [...samples.clients, ...many] },
    () => ({ author: user.name, now: new Date(now()).toISOString() }),
    { all: meetings.asTimelineItems, now },
  );
  async function unlessBroken<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (!isBroken) return work();
    await new Promise((resolve) => {
      setTimeout(resolve, failingDelay);
    });
    throw new Error('The sandbox was told to fail');
  }
  return {
    store: createOptimisticStore({
      ...memory,
      apply: (changes, group) => unlessBroken(() => memory.apply(changes, group)),
      revertGroup: (id, request) => unlessBroken(() => memory.revertGroup(id, request)),
      restoreRemoved: (items) => unlessBroken(() => memory.restoreRemoved(items)),
    }),
    meetings: {
      ...meetings,
      move: (id, to) => unlessBroken(() => meetings.move(id, to)),
      cancel: (id) => unlessBroken(() => meetings.cancel(id)),
      settle: (id, outcome) => unlessBroken(() => meetings.settle(id, outcome)),
    },
    newId() {
      made += 1;
      return `new-${made}`;
    },
    failing: {
      isOn: () => isBroken,
      set(isOn) {
        isBroken = isOn;
      },
    },
    live: null,
  };
}

let opened: Backend | null = null;

/** The page's only sandbox; it lasts until the page is reloaded. */
export function openSandboxBackend(
  settings: Pick<Settings, 'messages' | 'language' | 'user'>,
): Backend {
  const asked = requestedClientCount(location.search);
  opened ??= createSandbox({ ...settings, now: Date.now, asked });
  return opened;
}
