import type { z } from 'zod';
import { crmCopy } from '#app/content/crm/copy.ts';
import { convertLead } from '#app/data/lead-conversion.server.ts';
import { newId } from '#app/data/new-id.server.ts';
import { readClient, type ClientDraft } from '#app/domain/crm/client-draft.ts';
import type { Say } from '#app/domain/crm/planning.ts';
import { clientDraftOf, planConversion, type Conversion } from '#app/domain/leads/conversion.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { apiRoute, bodyOf, Refusal, type ApiCall } from './api-route.ts';
import { versionSeen } from './if-match.ts';
import { changedLead, followOf, leadAnswer, leadIn, ownerOf } from './lead-call.ts';
import { clientsLike } from './lead-clients.ts';
import { conversionShape } from './lead-shapes.ts';

const answer = apiRoute({ POST: { needs: 'leads', answer: convert } });

export const loader = answer;
export const action = answer;

type Wanted = z.output<typeof conversionShape>;

/** Makes a lead a client of the CRM. What it takes to change clients is asked for as well. */
async function convert(call: ApiCall): Promise<Response> {
  const { request, services, user, now } = call;
  const wanted = await bodyOf(request, conversionShape);
  const version = versionSeen(request);
  const lead = await leadIn(call);
  if (lead.version !== version) changedLead({ outcome: 'conflict', lead });
  const at = new Date(now());
  const plan = planConversion(
    lead,
    { client: await clientOf(call, lead, wanted), project: wanted.project },
    {
      now: at.toISOString(),
      newId: () => newId(now()),
      author: user.actor.name,
      say: sayIn(wanted.language),
    },
  );
  const made = { id: lead.id, version, actor: user.actor, at };
  const done = await convertLead(services.database, made, plan, user, followOf(call));
  if (done.outcome === 'client-conflict')
    throw new Refusal('conflict', { conflict: done.conflict });
  const converted = changedLead(done);
  if (done.outcome === 'changed') services.crmNews.tell(done.counts);
  return leadAnswer(converted);
}

async function clientOf(
  call: ApiCall,
  lead: Lead,
  { client, isAnother }: Wanted,
): Promise<Conversion['client']> {
  if ('id' in client) {
    const record = await call.store.get('clients', client.id);
    if (!record || record.version !== client.version) {
      const conflict = { in: 'clients', id: client.id, current: record };
      throw new Refusal('conflict', { conflict });
    }
    return { record };
  }
  const known = isAnother ? [] : await clientsLike(call, lead);
  if (known.length > 0) throw new Refusal('duplicate', { clients: known });
  // JSON knows no fields that are there and undefined.
  const given = client as Partial<ClientDraft>;
  return { draft: checked({ ...clientDraftOf(lead, ownerOf(lead)), ...given }) };
}

/** A new client is held to the rules of the CRM's own form. */
function checked(draft: ClientDraft): ClientDraft {
  const { coordinates, contact, ...rest } = draft;
  const place = { lat: coordinates?.lat, lng: coordinates?.lng };
  const read = readClient({ ...rest, ...contact, ...place });
  if (read.ok) return read.draft;
  const errors = Object.entries(read.errors).map(([field, message]) => ({
    path: `client.${field}`,
    message,
  }));
  throw new Refusal('invalid', { errors });
}

function sayIn(language: Language): Say {
  const { sentences } = crmCopy[language].journal;
  return (code, values) => {
    const texts = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, String(value)]),
    );
    const { title, content } = sentences[code];
    return { title: fill(title, texts), content: fill(content, texts) };
  };
}
