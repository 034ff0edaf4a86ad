import { useEffect, useState } from 'react';
import { foreseen, type LeadFile, type LeadWish } from '#app/domain/leads/inbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import type { StoreFailureCode } from '#app/domain/crm/store.ts';
import { codeOf, useInbox } from './inbox-context.tsx';

/** What stands against a change. */
export type Trouble =
  | {
      kind: 'failure';
      code: StoreFailureCode | 'not-possible' | 'gone';
      /** Does the same again; null where that makes no sense. */
      again: (() => void) | null;
    }
  | { kind: 'conflict'; wish: LeadWish; wanted: Lead; current: Lead };

interface Opened {
  /** Null until it is known. */
  file: LeadFile | 'gone' | null;
  /** The lead as it will be, while that is being saved. */
  expected: Lead | null;
  trouble: Trouble | null;
}

/** What was read, unless a change was faster. */
function withFile(before: Opened, read: LeadFile | null): Opened {
  if (read === null) return { ...before, file: 'gone' };
  if (before.file === null || before.file === 'gone')
    return { ...before, file: read, trouble: null };
  const isOld = before.file.lead.version > read.lead.version;
  return { ...before, file: isOld ? { ...read, lead: before.file.lead } : read };
}

/**
 * One lead with everything around it. A change is shown at once, and taken back when it fails.
 *
 * @param version of the lead in the list: whatever has changed it since, it is read again
 */
export function useLead(id: string, version: number | undefined, onChange: () => void) {
  const { client, words, say } = useInbox();
  const [opened, setOpened] = useState<Opened>({ file: null, expected: null, trouble: null });
  const [round, setRound] = useState(0);
  const change = (next: Partial<Opened>) => setOpened((before) => ({ ...before, ...next }));

  useEffect(() => {
    let isWanted = true;
    client.get(id).then(
      (file) => isWanted && setOpened((before) => withFile(before, file)),
      (error: unknown) => {
        const again = () => setRound((count) => count + 1);
        if (isWanted)
          setOpened((before) => ({
            ...before,
            trouble: { kind: 'failure', code: codeOf(error), again },
          }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [client, id, version, round]);

  const file = opened.file === 'gone' ? null : opened.file;

  /** Takes what the server says for what is. */
  function settle(lead: Lead, next: Partial<Opened> = {}) {
    setOpened((before) => ({
      file: before.file && before.file !== 'gone' ? { ...before.file, lead } : before.file,
      expected: null,
      trouble: null,
      ...next,
    }));
    onChange();
  }

  async function act(wish: LeadWish, on: Lead | undefined = file?.lead) {
    if (!on) return;
    const wanted = foreseen(on, wish, new Date().toISOString()) ?? on;
    change({ expected: wanted, trouble: null });
    try {
      const moved = await client.move(on, wish);
      if (moved.ok) {
        settle(moved.lead);
        say(words.done[wish.move]);
      } else if (moved.why === 'changed') {
        const { current } = moved;
        settle(current, { trouble: { kind: 'conflict', wish, wanted, current } });
      } else if (moved.why === 'not-possible') {
        settle(moved.current, { trouble: { kind: 'failure', code: 'not-possible', again: null } });
      } else {
        change({ expected: null, trouble: { kind: 'failure', code: 'gone', again: null } });
        onChange();
      }
    } catch (error) {
      const again = () => void act(wish, on);
      change({ expected: null, trouble: { kind: 'failure', code: codeOf(error), again } });
    }
  }

  /** Whether the note was kept. */
  async function note(text: string): Promise<boolean> {
    change({ trouble: null });
    try {
      const lead = await client.note(id, text);
      if (lead) settle(lead);
      else change({ trouble: { kind: 'failure', code: 'gone', again: null } });
      if (lead) say(words.notes.added);
      return lead !== null;
    } catch (error) {
      change({ trouble: { kind: 'failure', code: codeOf(error), again: null } });
      return false;
    }
  }

  return {
    ...opened,
    lead: opened.expected ?? file?.lead ?? null,
    isSaving: opened.expected !== null,
    act,
    note,
    settle,
    dismiss: () => change({ trouble: null }),
  };
}
