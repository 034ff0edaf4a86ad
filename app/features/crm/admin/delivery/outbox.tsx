import { useState } from 'react';
import type { OutboxLine, OutboxState, OutboxTopic } from '#app/domain/outbox.ts';
import { Modal } from '#app/ui/modal.tsx';
import { Chips } from '../desk/chips.tsx';
import { useDeskQuery } from '../desk/desk-query.ts';
import { Message } from '../outbox/message.tsx';
import { useAdmin } from './admin-context.tsx';
import { codeOf } from './admin-client.ts';
import { Listed } from './listed.tsx';
import { Problem } from './problem.tsx';
import { useDeed } from './use-deed.ts';
import { usePages } from './use-pages.ts';

const states = ['dead', 'waiting', 'sent'] as const satisfies readonly OutboxState[];
const topics = ['mail', 'webhook'] as const satisfies readonly OutboxTopic[];

/**
 * What leaves the house by what became of it: what did not arrive first. Calls of other systems are shown to those who
 * look after them.
 */
export function Outbox() {
  const { client, words, may } = useAdmin();
  const { outbox: copy } = words;
  const { get, set } = useDeskQuery();
  const state = states.find((each) => each === get('etat')) ?? 'dead';
  const topic = may('integrations') && get('voie') === 'webhook' ? 'webhook' : 'mail';
  const pages = usePages(`${topic} ${state}`, (after) => client.messages({ topic, state, after }));
  const endpoints = usePages(topic, async () =>
    topic === 'webhook' ? client.endpoints() : { items: [] },
  );
  /** The address of an endpoint in place of its id. */
  const addressed = (line: OutboxLine): OutboxLine => {
    const endpoint = endpoints.items?.find(({ id }) => id === line.to);
    return { ...line, to: endpoint?.url ?? line.to };
  };
  return (
    <>
      <p className="mt-1 mb-4 text-dust">{copy.lead}</p>
      <div className="flex flex-wrap gap-4">
        <Chips
          label={copy.stateLabel}
          value={state}
          options={states.map((each) => [each, copy.states[each]] as const)}
          onChange={(etat) => set({ etat })}
        />
        {may('integrations') && (
          <Chips
            label={copy.topicLabel}
            value={topic}
            options={topics.map((each) => [each, copy.topics[each]] as const)}
            onChange={(voie) => set({ voie: voie === 'mail' ? '' : voie })}
          />
        )}
      </div>
      <Listed pages={pages} empty={copy.empty}>
        {(line) => <Line line={addressed(line)} onReplayed={pages.reload} />}
      </Listed>
    </>
  );
}

function Line({ line, onReplayed }: { line: OutboxLine; onReplayed: () => void }) {
  const { client, words } = useAdmin();
  const { outbox: copy, webhooks } = words;
  const { isBusy, problem, setProblem, run } = useDeed();
  const [letter, setLetter] = useState<string | null>(null);
  const { id, topic, what, state } = line;

  async function replay() {
    if (await run(() => client.replay(id), copy.replayed)) onReplayed();
  }

  async function read() {
    setProblem(null);
    try {
      setLetter(await client.letter(id));
    } catch (error) {
      const code = codeOf(error);
      setProblem(code === 'gone' ? copy.noLetter : words.failure[code]);
    }
  }

  return (
    <Message line={line} words={copy} kinds={{ ...copy.mails, ...webhooks.events }}>
      {what !== null && (
        <div className="flex flex-wrap gap-2">
          {state === 'sent' && topic === 'mail' && (
            <button type="button" className="button px-4" onClick={() => void read()}>
              {copy.read}
            </button>
          )}
          {state !== 'waiting' && (
            <button
              type="button"
              className="button px-4 disabled:opacity-60"
              disabled={isBusy}
              onClick={() => void replay()}
            >
              {isBusy ? words.busy : copy.replay}
            </button>
          )}
        </div>
      )}
      {problem && (
        <div className="w-full">
          <Problem text={problem} />
        </div>
      )}
      {letter !== null && (
        <Modal title={copy.letter} close={words.close} onClose={() => setLetter(null)}>
          <pre dir="auto" className="small whitespace-pre-wrap wrap-anywhere">
            {letter}
          </pre>
        </Modal>
      )}
    </Message>
  );
}
