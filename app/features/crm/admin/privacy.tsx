import { useState, type SubmitEvent } from 'react';
import { TextField } from '#app/ui/text-field.tsx';
import { textsOf } from '../desk/form-text.ts';
import { useAdmin } from './admin-context.tsx';
import type { Right } from './admin-client.ts';
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

  async function look(right: Right) {
    const found = await run(() => client.lookUp(right.email), '');
    setPerson(found && { right, parts: found.result });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void look({ email: textsOf(event.currentTarget)('person-email').toLowerCase() });
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
          key={`${person.right.email} ${person.right.requestId ?? ''}`}
          person={person}
          onAnswered={() => {
            setRound(round + 1);
            void client.lookUp(person.right.email).then(
              (parts) => setPerson({ right: { email: person.right.email }, parts }),
              // The list says that the server cannot be reached.
              () => setPerson(null),
            );
          }}
        />
      )}
      <Register round={round} onLook={(right) => void look(right)} />
    </>
  );
}
