import { isApart, keepMine, otherEdits, type Conflict } from '#app/domain/crm/records/conflict.ts';
import { besideTheirs, type Untouched } from '#app/domain/crm/store/beside-theirs.ts';
import type { Change, CrmStore } from '#app/domain/crm/store/store.ts';
import type { WatchedStore } from '../../session/watched-store.ts';
import { baseOf, type OpenConflict } from './open-conflict.ts';
import { nothingUntouched } from './untouched.ts';

/** Outcome of a plan that conflicts with a colleague's change. */
type Settled =
  /** Other changes are saved instead; some records keep the colleague's version. */
  | ({ is: 'changed'; changes: readonly Change[] } & Untouched)
  /** The colleague's version is kept, and nothing is saved. */
  | { is: 'theirs' }
  /** Left unresolved; nothing is saved. */
  | { is: 'undecided' }
  /** Cannot be applied in part: its changes belong together. */
  | { is: 'refused' };

/** Asks which version to keep when both have changed the same field. */
export async function settleOne(
  changes: readonly Change[],
  conflict: Conflict,
  store: Pick<WatchedStore, 'seen'>,
  setConflict: (open: OpenConflict | null) => void,
): Promise<Settled> {
  const base = baseOf(changes, conflict, store);
  const mine = (): Settled => ({
    is: 'changed',
    changes: keepMine(changes, conflict, base),
    ...nothingUntouched,
  });
  if (isApart(changes, conflict, base)) return mine();
  const choice = await new Promise<'mine' | 'theirs' | null>((decide) =>
    setConflict({ changes, conflict, base, decide }),
  );
  setConflict(null);
  if (choice === 'mine') return mine();
  if (choice === null) return { is: 'undecided' };
  const others = otherEdits(changes, conflict);
  if (others.length === 0) return { is: 'theirs' };
  const untouched = conflict.current === null ? { missing: 1 } : { left: 1 };
  return { is: 'changed', changes: others, ...nothingUntouched, ...untouched };
}

/** Saves what nobody else has changed meanwhile, without asking. */
export async function settleMany(
  changes: readonly Change[],
  conflict: Conflict,
  store: Pick<CrmStore, 'get'>,
  { seen }: Pick<WatchedStore, 'seen'>,
): Promise<Settled> {
  if (otherEdits(changes, conflict).length === 0) return { is: 'refused' };
  return { is: 'changed', ...(await besideTheirs(changes, store, seen)) };
}
