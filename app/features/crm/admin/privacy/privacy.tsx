import { useState, type SubmitEvent } from 'react';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { textsOf } from '../../fields/form-text.ts';
import { Problem } from '../../fields/problem.tsx';
import { SubmitButton } from '../../fields/submit-button.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { useAdmin } from '../admin-context.tsx';
import { Person, type LookedUp } from './person.tsx';
import { PrivacyRequests } from './privacy-requests.tsx';

/** Personal data by person, and the privacy requests. */
export function Privacy() {
  const { client, messages } = useAdmin();
  const { privacy: copy } = messages;
  const { isBusy, problem, run } = useMutation();
  const [person, setPerson] = useState<LookedUp | null>(null);
  /** Changes after every answer, so that the requests are read again. */
  const [round, setRound] = useState(0);

  async function lookUp(email: string, request?: LookedUp['request']) {
    const found = await run(() => client.lookUp(email), '');
    setPerson(found && { email, ...(request && { request }), parts: found.result });
  }

  /** Runs after an answer, which has already been announced. */
  async function lookAgain(email: string) {
    setRound(round + 1);
    try {
      setPerson({ email, parts: await client.lookUp(email) });
    } catch {
      // The list of requests already shows that the server is unreachable.
      setPerson(null);
    }
  }

  return (
    <>
      <p className="mt-1 text-dust">{copy.lead}</p>
      <LookUpForm isBusy={isBusy} onLookUp={(email) => void lookUp(email)} />
      <Problem text={problem} />
      {person && (
        <Person
          key={`${person.email} ${person.request?.id ?? ''}`}
          person={person}
          onAnswered={() => void lookAgain(person.email)}
        />
      )}
      <PrivacyRequests
        round={round}
        onLookUp={({ email, ...request }) => void lookUp(email, request)}
      />
    </>
  );
}

function LookUpForm({ isBusy, onLookUp }: { isBusy: boolean; onLookUp: (email: string) => void }) {
  const { messages } = useAdmin();
  const { privacy: copy } = messages;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onLookUp(textsOf(event.currentTarget)('person-email').toLowerCase());
  }

  return (
    <form className="mt-4 flex flex-wrap items-end gap-3" onSubmit={submit}>
      <div className="min-w-0 grow sm:max-w-[28rem]">
        <TextField
          name="person-email"
          type="email"
          label={copy.person}
          required
          maxLength={254}
          autoComplete="off"
        />
      </div>
      <SubmitButton isBusy={isBusy} className="button-primary">
        {isBusy ? messages.busy : copy.look}
      </SubmitButton>
    </form>
  );
}
