import { useState } from 'react';
import type { StoreFailureCode } from '#app/domain/crm/store/store.ts';
import { optimisticLead, type LeadFile, type LeadCommand } from '#app/domain/leads/inbox.ts';
import { canMove, type Lead } from '#app/domain/leads/lead.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useStaff } from '../frame/staff-context.tsx';
import { useRead } from '../frame/use-read.ts';
import { codeOf, useInbox } from './inbox-context.tsx';

type FailureCode = StoreFailureCode | 'not-possible' | 'no-match' | 'gone';

/** Error or conflict of a change. */
export type ChangeProblem =
  | {
      kind: 'failure';
      code: FailureCode;
      /** Retries; null where a retry makes no sense. */
      again: (() => void) | null;
    }
  | { kind: 'conflict'; command: LeadCommand; optimistic: Lead; current: Lead };

const failed = (code: FailureCode, again: (() => void) | null = null): ChangeProblem => ({
  kind: 'failure',
  code,
  again,
});

/** Why a command was rejected: because of the lead's state, or because the assignment rule matches nobody (TEAM-12). */
export function refusalOf(command: LeadCommand, current: Lead): 'not-possible' | 'no-match' {
  const isByRule = command.move === 'assign' && command.memberId === null;
  return isByRule && canMove(current, 'assign') ? 'no-match' : 'not-possible';
}

interface Pending {
  /** The lead in the last response of the server. */
  settled: Lead | null;
  /** The optimistic lead while a change is being saved. */
  expected: Lead | null;
  problem: ChangeProblem | null;
}

/** One lead with its details, read again when leads change. A change is optimistic, and reverted when it fails. */
export function useLead(id: string, onChange: () => void) {
  const { client, messages } = useInbox();
  const { announce } = useStaff();
  const { isGone, read, error, reload } = useLeadFile(id);
  const [pending, setPending] = useState<Pending>({ settled: null, expected: null, problem: null });
  const change = (next: Partial<Pending>) => setPending((before) => ({ ...before, ...next }));
  const { settled, expected } = pending;
  const file = withNewest(read, settled);

  /** Adopts the server's version of the lead. */
  function settle(lead: Lead, problem: ChangeProblem | null = null) {
    setPending({ settled: lead, expected: null, problem });
    onChange();
  }

  async function act(command: LeadCommand, on: Lead | undefined = file?.lead) {
    if (!on) return;
    const optimistic = optimisticLead(on, command, new Date().toISOString()) ?? on;
    change({ expected: optimistic, problem: null });
    try {
      const moved = await client.move(on, command);
      if (moved.ok) {
        settle(moved.lead);
        announce(messages.done[command.move]);
      } else if (moved.why === 'changed') {
        settle(moved.current, { kind: 'conflict', command, optimistic, current: moved.current });
      } else if (moved.why === 'not-possible') {
        settle(moved.current, failed(refusalOf(command, moved.current)));
      } else {
        change({ expected: null, problem: failed('gone') });
        onChange();
      }
    } catch (cause) {
      change({ expected: null, problem: failed(codeOf(cause), () => void act(command, on)) });
    }
  }

  /** Whether the note was saved. */
  async function note(text: string): Promise<boolean> {
    change({ problem: null });
    try {
      const lead = await client.note(id, text);
      if (lead) settle(lead);
      else change({ problem: failed('gone') });
      if (lead) announce(messages.notes.added);
      return lead !== null;
    } catch (cause) {
      change({ problem: failed(codeOf(cause)) });
      return false;
    }
  }

  return {
    isGone,
    /** The last known version; null while loading, or if it never existed. */
    file,
    lead: expected ?? file?.lead ?? null,
    isSaving: expected !== null,
    problem: pending.problem ?? (error === null ? null : failed(codeOf(error), reload)),
    act,
    note,
    settle: (lead: Lead) => settle(lead),
    dismiss: () => change({ problem: null }),
  };
}

/** One lead with its details, read again when leads change. */
function useLeadFile(id: string) {
  const { language } = useVisit();
  const { client, watch } = useInbox();
  const { data, error, reload } = useRead(
    `${id} ${language}`,
    () => client.get(id, language),
    watch,
  );
  const [known, setKnown] = useState(data);
  // A lead that is erased while open stays on screen, to keep unsent text about it.
  if (data && data !== known) setKnown(data);
  return {
    /** It does not exist, or no longer does. */
    isGone: data === null,
    read: data ?? known ?? null,
    error,
    reload,
  };
}

/** The response to a change may be newer than the loaded lead. */
function withNewest(file: LeadFile | null, settled: Lead | null): LeadFile | null {
  const isNewer = file && settled && settled.version >= file.lead.version;
  return isNewer ? { ...file, lead: settled } : file;
}
