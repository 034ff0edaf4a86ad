import { z } from 'zod';
import { searchEverything } from '#app/application/crm/search-everything.ts';
import { mostHits, searchPlaces, type FoundGroup } from '#app/domain/crm/search/search-hits.ts';
import { operation } from './http/operation.ts';
import { text } from './shapes/field-shapes.ts';

const foundGroupShape = z.strictObject({
  in: z.enum(searchPlaces),
  hits: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      state: z.string().describe('Status, stage or type'),
      excerpt: z.string().describe('Text around the match'),
      at: z.iso.datetime(),
    }),
  ),
  hasMore: z.boolean(),
}) satisfies z.ZodType<FoundGroup>;

/** One search over all collections. */
export const searchOperations = [
  operation('GET /api/search', {
    summary: 'Finds records by any of their texts, or by telephone number in any notation',
    needs: 'read',
    query: z.strictObject({
      q: text(200, 1),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(mostHits)
        .default(6)
        .describe('Maximum number of results per group'),
    }),
    answer: {
      status: 200,
      description:
        'Matches by collection: first names that equal or begin with the text, then the most recent; leads only for callers who may read them',
      body: z.strictObject({ groups: z.array(foundGroupShape) }),
    },
    handle: async ({ query: { q, limit }, ...call }) => ({
      body: { groups: await searchEverything({ text: q, limit }, call) },
    }),
  }),
] as const;
