import type { Planning } from '#app/domain/crm/plans/planning.ts';
import type { Change } from '#app/domain/crm/store/store.ts';

type MakePlan = (planning: Planning) => readonly Change[];

/** A plan as sent. */
export interface Sent {
  changes: readonly Change[];
  /** Id of the history step that several changes form. */
  step: string;
}

interface Unanswered extends Sent {
  planning: Planning;
  /** In the order they were used. */
  ids: readonly string[];
}

/** Maximum number of unanswered plans that are remembered. */
const mostUnanswered = 20;

/**
 * Creates plans. A plan equal to one whose response was lost reuses its ids, so that the store applies it only once.
 *
 * @param newPlanning clock, ids and user of a new plan
 */
export function createPlanner(newPlanning: () => Planning) {
  let unanswered: readonly Unanswered[] = [];
  const made = new WeakMap<Sent, Unanswered>();

  function planNew(make: MakePlan): Sent {
    const planning = newPlanning();
    const ids: string[] = [];
    const newId = () => {
      const id = planning.newId();
      ids.push(id);
      return id;
    };
    const changes = make({ ...planning, newId });
    const sent = { changes, step: planning.newId() };
    made.set(sent, { ...sent, planning, ids });
    return sent;
  }

  const planOf = (sent: Sent) => made.get(sent) ?? unanswered.find((each) => each === sent);
  const without = (plan: Unanswered | undefined) => unanswered.filter((each) => each !== plan);

  return {
    plan: (make: MakePlan): Sent =>
      unanswered.find((each) => isSamePlan(make(planningAgain(each)), each.changes)) ??
      planNew(make),
    /** Remembers a plan whose response was lost. */
    remember: (sent: Sent): void => {
      const plan = planOf(sent);
      if (plan) unanswered = [plan, ...without(plan)].slice(0, mostUnanswered);
    },
    /** Forgets a plan whose outcome is known. */
    forget: (sent: Sent): void => {
      unanswered = without(planOf(sent));
    },
  };
}

/** The clock and the ids of a plan, to create it again. */
function planningAgain({ planning, ids }: Unanswered): Planning {
  const left = ids.values();
  return { ...planning, newId: () => left.next().value ?? planning.newId() };
}

function isSamePlan(again: readonly Change[], sent: readonly Change[]): boolean {
  return (
    again.length > 0 &&
    again.length === sent.length &&
    again.every((change, at) => textOf(change) === textOf(sent[at]))
  );
}

/**
 * A change without the version it is based on. If the lost change was applied, list items it added are already there,
 * so they are counted once.
 */
function textOf(change: Change | undefined): string {
  if (change?.do !== 'put') return JSON.stringify({ ...change, on: null });
  const fields = Object.entries(change.record).map(([name, value]: [string, unknown]) => [
    name,
    isListWithIds(value) ? [...new Map(value.map((item) => [item.id, item])).values()] : value,
  ]);
  return JSON.stringify([change.in, { ...Object.fromEntries(fields), version: 0 }]);
}

function isListWithIds(value: unknown): value is readonly { id: string }[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'object' && item !== null && 'id' in item)
  );
}
