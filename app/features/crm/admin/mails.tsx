import { useState } from 'react';
import type { OutboxLine } from '#app/domain/leads/inbox.ts';
import type { OutboxState } from '#app/domain/outbox.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Chips } from '../desk/chips.tsx';
import { useDeskQuery } from '../desk/desk-query.ts';
import { useAdmin } from './admin-context.tsx';
import { codeOf } from './admin-client.ts';
import { Listed } from './listed.tsx';
import { Problem } from './problem.tsx';
import { StateTag } from './state-tag.tsx';
import { useDeed } from './use-deed.ts';
import { usePages } from './use-pages.ts';

const states = ['dead', 'waiting', 'sent'] as const satisfies readonly OutboxState[];
const tones = { dead: 'bad', waiting: 'waiting', sent: 'good' } as const;

/** Mails by what became of them: those that did not arrive first. */
export function Mails() {
  const { client, words } = useAdmin();
  const { mail: copy } = words;
  const { get, set } = useDeskQuery();
  const state = states.find((each) => each === get('etat')) ?? 'dead';
  const pages = usePages(state, (after) => client.mails(state, after));
  return (
    <>
      <p className="mt-1 mb-4 text-dust">{copy.lead}</p>
      <Chips
        label={copy.stateLabel}
        value={state}
        options={states.map((each) => [each, copy.states[each]] as const)}
        onChange={(etat) => set({ etat })}
      />
      <Listed pages={pages} empty={copy.empty}>
        {(line) => <Line line={line} onReplayed={pages.reload} />}
      </Listed>
    </>
  );
}

function Line({ line, onReplayed }: { line: OutboxLine; onReplayed: () => void }) {
  const { language } = useVisit();
  const { client, words } = useAdmin();
  const { mail: copy } = words;
  const { isBusy, problem, setProblem, run } = useDeed();
  const [letter, setLetter] = useState<string | null>(null);
  const { id, what, to, state, at, attempts, lastError } = line;
  const kinds: Readonly<Record<string, string>> = copy.kinds;

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
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="font-semibold">
            {what === null ? copy.forgotten : (kinds[what] ?? what)}
          </strong>
          <StateTag tone={tones[state]} text={copy.states[state]} />
        </p>
        <p className="small text-dust wrap-anywhere">{to}</p>
        <p className="text-xs text-dust">
          {fill(copy.at[state], { date: formatDate(language, at, 'short') })}
          {attempts > 0 && ` · ${plural(language, attempts, copy.attempts)}`}
          {lastError && ` · ${fill(copy.error, { code: lastError })}`}
        </p>
        <Problem text={problem} />
      </div>
      {what !== null && (
        <div className="flex flex-wrap gap-2">
          {state === 'sent' && (
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
      {letter !== null && (
        <Modal title={copy.letter} close={words.close} onClose={() => setLetter(null)}>
          <pre dir="auto" className="small whitespace-pre-wrap wrap-anywhere">
            {letter}
          </pre>
        </Modal>
      )}
    </div>
  );
}
