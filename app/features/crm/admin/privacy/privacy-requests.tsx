import { useState, type SubmitEvent } from 'react';
import { requestKinds, requestOutcomes, type RequestOutcome } from '#app/domain/privacy/rights.ts';
import type { RequestListItem } from '#app/domain/staff/administration.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { textsOf } from '../../fields/form-text.ts';
import { Problem } from '../../fields/problem.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import { SubmitButton } from '../../fields/submit-button.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { StateTag } from '../../records/state-tag.tsx';
import { useAdmin } from '../admin-context.tsx';
import { AsyncList } from '../async-list.tsx';
import { usePages } from '../use-pages.ts';

/** Privacy requests, each with its due date. */
export function PrivacyRequests({
  round,
  onLookUp,
}: {
  round: number;
  /** Looks a person up, to answer their request. */
  onLookUp: (request: Pick<RequestListItem, 'id' | 'kind' | 'email'>) => void;
}) {
  const { client, messages } = useAdmin();
  const { privacy: copy } = messages;
  const pages = usePages(`requests ${round}`, () => client.requests());
  return (
    <section aria-labelledby="admin-register" className="mt-12">
      <h3 id="admin-register" className="heading">
        {copy.register}
      </h3>
      <p className="mt-1 text-dust">{copy.registerLead}</p>
      <NewRequest onReceived={pages.reload} />
      <AsyncList pages={pages} empty={copy.noRequests}>
        {(request) => <Request request={request} onAnswered={pages.reload} onLookUp={onLookUp} />}
      </AsyncList>
    </section>
  );
}

function NewRequest({ onReceived }: { onReceived: () => void }) {
  const { client, messages } = useAdmin();
  const { privacy: copy } = messages;
  const { isBusy, problem, run } = useMutation();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textsOf(form);
    const kind = requestKinds.find((each) => each === text('request-kind')) ?? 'access';
    if (!(await run(() => client.receive(kind, text('request-email')), copy.received))) return;
    form.reset();
    onReceived();
  }

  return (
    <form className="mt-4" onSubmit={(event) => void submit(event)}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow sm:max-w-[28rem]">
          <TextField
            name="request-email"
            type="email"
            label={copy.person}
            required
            maxLength={254}
            autoComplete="off"
          />
        </div>
        <SelectField
          name="request-kind"
          label={copy.kind}
          options={requestKinds.map((value) => ({ value, label: copy.kinds[value] }))}
        />
        <SubmitButton isBusy={isBusy}>{isBusy ? messages.busy : copy.receive}</SubmitButton>
      </div>
      <Problem text={problem} />
    </form>
  );
}

function Request({
  request,
  onAnswered,
  onLookUp,
}: {
  request: RequestListItem;
  onAnswered: () => void;
  onLookUp: (request: Pick<RequestListItem, 'id' | 'kind' | 'email'>) => void;
}) {
  const { client, messages } = useAdmin();
  const { privacy: copy } = messages;
  const { isBusy, problem, run } = useMutation();
  const { id, kind, email, answeredAt } = request;

  async function answer(given: RequestOutcome) {
    if (await run(() => client.answer(id, given), copy.entered)) onAnswered();
  }

  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <RequestFacts request={request} />
        <Problem text={problem} />
      </div>
      {answeredAt === null && (
        <div className="flex flex-wrap items-end gap-2">
          {(kind === 'access' || kind === 'erasure') && (
            <button
              type="button"
              className="button px-4"
              onClick={() => onLookUp({ email, id, kind })}
            >
              {copy.look}
            </button>
          )}
          <AnswerForm request={request} isBusy={isBusy} onAnswer={answer} />
        </div>
      )}
    </div>
  );
}

function RequestFacts({
  request: { kind, email, receivedAt, dueAt, answeredAt, outcome, answeredBy },
}: {
  request: RequestListItem;
}) {
  const { language } = useVisit();
  const {
    messages: { privacy: copy },
  } = useAdmin();
  const [openedAt] = useState(() => Date.now());
  const date = (moment: string) => formatDate(language, moment);
  const isLate = answeredAt === null && Date.parse(dueAt) < openedAt;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold">{copy.kinds[kind]}</strong>
        <span className="wrap-anywhere">{email}</span>
        {answeredAt === null ? (
          <StateTag
            tone={isLate ? 'bad' : 'waiting'}
            text={fill(isLate ? copy.late : copy.due, { date: date(dueAt) })}
          />
        ) : (
          <StateTag tone="quiet" text={outcome ? copy.outcomes[outcome] : ''} />
        )}
      </p>
      <p className="text-xs text-dust">
        {fill(copy.receivedAt, { date: date(receivedAt) })}
        {answeredAt !== null &&
          ` · ${fill(copy.answered, {
            what: outcome ? copy.outcomes[outcome] : '',
            date: date(answeredAt),
            name: answeredBy ?? '',
          })}`}
      </p>
    </>
  );
}

function AnswerForm({
  request: { id, email },
  isBusy,
  onAnswer,
}: {
  request: RequestListItem;
  isBusy: boolean;
  onAnswer: (outcome: RequestOutcome) => Promise<void>;
}) {
  const { messages } = useAdmin();
  const { privacy: copy } = messages;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = textsOf(event.currentTarget)(`answer-${id}`);
    void onAnswer(requestOutcomes.find((each) => each === chosen) ?? 'done');
  }

  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <SelectField
        name={`answer-${id}`}
        label={fill(copy.answerLabel, { email })}
        options={requestOutcomes.map((value) => ({ value, label: copy.outcomes[value] }))}
      />
      <SubmitButton isBusy={isBusy} className="px-4">
        {isBusy ? messages.busy : copy.answer}
      </SubmitButton>
    </form>
  );
}
