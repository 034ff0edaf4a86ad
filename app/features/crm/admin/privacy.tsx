import { useState, type SubmitEvent } from 'react';
import { TextField } from '#app/ui/text-field.tsx';
import { textsOf } from '../desk/form-text.ts';
import { useAdmin } from './admin-context.tsx';
import { Person, type LookedUp } from './person.tsx';
import { Problem } from './problem.tsx';
import { Register } from './register.tsx';
import { useDeed } from './use-deed.ts';

/** What is kept about a person, and the register of what people asked about it. */
export function Privacy() {
  const { client, words } = useAdmin();
  const { privacy: copy } = words;
  const { isBusy, problem, run } = useDeed();
  const [person, setPerson] = useState<LookedUp | null>(null);
  /** The register is read again after every answer. */
  const [round, setRound] = useState(0);

  async function look(email: string, request?: LookedUp['request']) {
    const found = await run(() => client.lookUp(email), '');
    setPerson(found && { email, ...(request && { request }), parts: found.result });
  }

  /** After an answer, which says itself that it was given. */
  async function lookAgain(email: string) {
    setRound(round + 1);
    try {
      setPerson({ email, parts: await client.lookUp(email) });
    } catch {
      // The register says that the server cannot be reached.
      setPerson(null);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void look(textsOf(event.currentTarget)('person-email').toLowerCase());
  }

  return (
    <>
      <p className="mt-1 text-dust">{copy.lead}</p>
      <form className="mt-4 flex flex-wrap items-end gap-3" onSubmit={submit}>
        <div className="min-w-0 grow sm:max-w-md">
          <TextField
            name="person-email"
            type="email"
            label={copy.person}
            required
            maxLength={254}
            autoComplete="off"
          />
        </div>
        <button
          type="submit"
          className="button button-primary disabled:opacity-60"
          disabled={isBusy}
        >
          {isBusy ? words.busy : copy.look}
        </button>
      </form>
      <Problem text={problem} />
      {person && (
        <Person
          key={`${person.email} ${person.request?.id ?? ''}`}
          person={person}
          onAnswered={() => void lookAgain(person.email)}
        />
      )}
      <Register round={round} onLook={({ email, ...request }) => void look(email, request)} />
    </>
  );
}
