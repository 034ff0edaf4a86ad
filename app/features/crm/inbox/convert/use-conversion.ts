import { useState } from 'react';
import type { ConversionRequest, KnownClient } from '#app/domain/leads/inbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { fill } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useStaff } from '../../frame/staff-context.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { useRead } from '../../frame/use-read.ts';
import { useInbox } from '../inbox-context.tsx';
import type { Converted } from '../leads-client.ts';

/** Represents a new client among client ids. */
export const another = 'new';

const none: readonly KnownClient[] = [];

/** Converts a lead to a new client, or to an existing one. */
export function useConversion(lead: Lead, onConverted: (lead: Lead) => void) {
  const { language } = useVisit();
  const { messages, client } = useInbox();
  const { conversion: copy } = messages;
  const { announce, problemOf } = useStaff();
  const likely = useRead('likely clients', () => client.findMatchingClients(lead.id));
  const { isBusy, problem, setProblem, run } = useMutation();
  /** Clients found by the user's search. */
  const [searched, setSearched] = useState(none);
  const [picked, setPicked] = useState<string | null>(null);
  /** Null while loading. */
  const known = likely.data ?? (likely.error === null ? null : none);
  // Preselect the best match once: a later match must not replace the form the user is typing in.
  if (picked === null && known !== null) setPicked(known[0]?.id ?? another);
  const offered = [...(known ?? none), ...searched];
  const chosen = offered.find(({ id }) => id === picked)?.id ?? another;
  // A colleague may convert the lead while the form is open.
  const isTaken = lead.status === 'converted';
  const unread = likely.error === null ? null : problemOf(likely.error);

  const submit = (text: (name: string) => string) =>
    run(async () => {
      const joined = offered.find(({ id }) => id === chosen);
      const isAnother = (known?.length ?? 0) > 0;
      const request: ConversionRequest = { ...requestFrom(text, joined), isAnother, language };
      const name = joined?.name ?? text('lead-client');
      const converted = await client.convert(lead, request);
      if (!converted.ok) return setProblem(await explain(converted));
      announce(fill(copy.done, { name }));
      onConverted(converted.lead);
    });

  /** The error message; also corrects the selection. */
  async function explain(refused: Extract<Converted, { ok: false }>): Promise<string> {
    switch (refused.why) {
      case 'duplicate':
        likely.write(refused.clients);
        setPicked(refused.clients[0]?.id ?? another);
        return copy.duplicate;
      case 'client-changed':
        // Search results must be loaded again: their version has changed.
        setSearched(none);
        if (searched.some(({ id }) => id === chosen)) setPicked(null);
        likely.write(await client.findMatchingClients(lead.id));
        return copy.clientChanged;
      case 'invalid':
        return fill(copy.invalid, { fields: labelsOf(refused.fields, copy).join(', ') });
      case 'changed':
      case 'not-possible':
        if (refused.current.status === 'converted') return copy.taken;
        return refused.why === 'changed' ? copy.leadChanged : messages.failure['not-possible'];
      default:
        return messages.failure[refused.why];
    }
  }

  function addSearched(found: KnownClient) {
    if (!offered.some(({ id }) => id === found.id)) setSearched([...searched, found]);
    setPicked(found.id);
  }

  return {
    known,
    offered,
    chosen,
    choose: setPicked,
    addSearched,
    isBusy,
    problem: isTaken ? copy.taken : (problem ?? unread),
    submit,
  };
}

/** Labels of the form's fields; the field's name by default. */
function labelsOf(fields: readonly string[], copy: object) {
  const labels = copy as Readonly<Record<string, unknown>>;
  return fields.map((field) => (typeof labels[field] === 'string' ? labels[field] : field));
}

/** @param joined the existing client; undefined for a new one */
function requestFrom(text: (name: string) => string, joined: KnownClient | undefined) {
  return {
    client: joined ? { id: joined.id, version: joined.version } : draftIn(text),
    project: text('lead-project') || null,
  };
}

function draftIn(text: (name: string) => string) {
  return {
    name: text('lead-client'),
    sector: text('lead-sector'),
    address: text('lead-address'),
    contact: {
      email: text('lead-email'),
      phone: text('lead-phone'),
      website: text('lead-website'),
    },
  };
}
