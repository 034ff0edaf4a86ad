import { useState } from 'react';
import { useMutation } from '../../frame/use-mutation.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { agendaClient, type FieldErrors, type ScheduleBody } from '../agenda-client.ts';
import { joinSchedules, type ScheduleParts } from './schedule-versions.ts';

export interface VersionedSchedule {
  version: number;
  schedule: ScheduleBody;
}

/** Fields that a colleague has given another value meanwhile. */
interface Question {
  mine: ScheduleBody;
  there: VersionedSchedule;
  disputed: (keyof ScheduleParts)[];
}

/** Saves a schedule over the version that was opened, joined with what a colleague has set since. */
export function useScheduleSave(
  id: string,
  opened: VersionedSchedule,
  { onWrong, onSaved }: { onWrong: (errors: FieldErrors) => void; onSaved: () => void },
) {
  const {
    messages: { agenda, live },
    announce,
  } = useWorkspace();
  const { schedule: copy } = agenda;
  const { isBusy, problem, setProblem, run } = useMutation();
  const [question, setQuestion] = useState<Question | null>(null);

  async function save(mine: ScheduleBody, on: VersionedSchedule = opened) {
    const ran = await run(() => send(id, mine, on));
    if (!ran) return;
    if ('disputed' in ran.result) return setQuestion(ran.result);
    const { errors } = ran.result;
    onWrong(errors);
    if (Object.keys(errors).length > 0) return setProblem(copy.wrong);
    announce(copy.saved);
    onSaved();
  }

  function decide(choice: 'mine' | 'theirs' | null) {
    setQuestion(null);
    if (choice === 'mine' && question) return void save(question.mine, question.there);
    if (choice === null) return setProblem(copy.undecided);
    announce(live.conflict.taken);
    onSaved();
  }

  return {
    isBusy,
    problem,
    save: (mine: ScheduleBody) => void save(mine),
    question,
    decide,
  };
}

/** Sends it until nobody has saved in between. */
async function send(
  id: string,
  mine: ScheduleBody,
  on: VersionedSchedule,
): Promise<{ errors: FieldErrors } | Question> {
  const errors = await agendaClient.setSchedule(id, on.version, mine);
  if (errors !== 'changed') return { errors };
  const { version, schedule } = await agendaClient.schedule(id);
  const there = { version, schedule: schedule ?? on.schedule };
  const { joined, disputed } = joinSchedules(on.schedule, mine, there.schedule);
  return disputed.length > 0 ? { mine: joined, there, disputed } : send(id, joined, there);
}
