import { z } from 'zod';
import { findProspects } from '#app/application/crm/find-prospects.ts';
import { findTowns } from '#app/application/crm/find-towns.ts';
import { partnersOf } from '#app/domain/crm/prospecting/partners.ts';
import {
  type ProspectFilter,
  matchStatuses,
  prospectSectors,
  prospectSliders,
} from '#app/domain/crm/prospecting/prospecting.ts';
import { HttpError } from './http/http-error.ts';
import { operation } from './http/operation.ts';
import { matchShape, prospectAnswerShape, townShape } from './shapes/crm-replies.ts';
import { text } from './shapes/field-shapes.ts';
import { recordId } from './shapes/path-shapes.ts';

const { ilaScoreMin, rayonKm } = prospectSliders;

/** A prospect search, from query parameters. */
const prospectShape = z.strictObject({
  city: text(100, 1),
  sector: z.enum(prospectSectors).optional(),
  keywords: text(1000).optional().describe('Comma-separated keywords'),
  score: z.coerce.number().min(ilaScoreMin.min).max(ilaScoreMin.max).default(ilaScoreMin.initial),
  radius: z.coerce
    .number()
    .min(1)
    .max(rayonKm.max)
    .default(rayonKm.initial)
    .describe('Radius in kilometres'),
  status: z.enum(matchStatuses).default('all'),
});

/** Businesses to call, and clients to introduce to each other. */
export const prospectingOperations = [
  operation('GET /api/partners/:id', {
    summary: 'Finds the best partners for a client',
    needs: 'read',
    params: { id: recordId },
    answer: {
      status: 200,
      description: 'Best first',
      body: z.strictObject({ partners: z.array(matchShape) }),
    },
    problems: { 'not-found': {} },
    async handle({ store, services, params }) {
      const client = await store.get('clients', params.id);
      if (!client) throw new HttpError('not-found');
      const others = await services.businesses.known.partnersAround(client);
      return { body: { partners: partnersOf(client, others) } };
    },
  }),
  operation('GET /api/towns', {
    summary: 'Finds towns by the beginning of their name; without one, the agency’s towns',
    needs: 'prospect',
    query: z.strictObject({ q: text(100).default('') }),
    answer: {
      status: 200,
      description: 'The most likely first',
      body: z.strictObject({ towns: z.array(townShape) }),
    },
    handle: async ({ services, query: { q } }) => ({
      body: { towns: await findTowns(q, services.businesses.known) },
    }),
  }),
  operation('GET /api/prospects', {
    summary: 'Finds businesses around a town',
    needs: 'prospect',
    query: prospectShape,
    answer: {
      status: 200,
      description: 'The businesses and their best partners',
      body: prospectAnswerShape,
    },
    handle: async ({ services, query }) => ({
      body: await findProspects(filterOf(query), services.businesses),
    }),
  }),
] as const;

function filterOf({
  city,
  sector,
  keywords,
  score,
  radius,
  status,
}: z.output<typeof prospectShape>): ProspectFilter {
  return {
    ville: city.trim(),
    secteur: sector ?? '',
    motsCles: (keywords ?? '')
      .split(',')
      .map((keyword) => keyword.trim())
      .filter(Boolean),
    ilaScoreMin: score,
    rayonKm: radius,
    statusIlumatch: status,
  };
}
