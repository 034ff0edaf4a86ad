import { z } from 'zod';
import { periods } from '#app/domain/crm/figures/figures.ts';
import { operation } from './http/operation.ts';
import { figuresReplyShape, overviewShape } from './shapes/crm-replies.ts';
import { recordShapes } from './shapes/crm-shapes.ts';
import { text } from './shapes/field-shapes.ts';

/** Query parameters of the figures. */
const figuresShape = z.strictObject({
  until: z.iso
    .datetime({ precision: 3 })
    .refine((at) => at > '2000' && at < '2100', 'Not of this century')
    .describe('The current time of the caller'),
  months: z.coerce
    .number()
    .pipe(z.literal(periods))
    .describe('Months covered, including the current one'),
  owner: text(100).describe('Owner of the records; everyone’s by default').optional(),
});

const clientsShape = z.strictObject({ items: z.array(recordShapes.clients) });

/** Figures of the CRM, clients without a next step, and tags. */
export const figureOperations = [
  operation('GET /api/overview', {
    summary: 'Reads four figures about the whole CRM',
    needs: 'read',
    answer: { status: 200, description: 'The figures', body: overviewShape },
    handle: async ({ store }) => ({ body: await store.overview() }),
  }),
  operation('GET /api/clients-without-next-step', {
    summary:
      'Lists active clients and prospects without an open task or upcoming meeting, the longest unchanged first',
    needs: 'read',
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100) }),
    answer: { status: 200, description: 'The clients', body: clientsShape },
    async handle({ store, query: { limit } }) {
      return { body: { items: [...(await store.withoutNextStep(limit))] } };
    },
  }),
  operation('GET /api/tags', {
    summary: 'Lists the tags of clients',
    needs: 'read',
    answer: {
      status: 200,
      description:
        'Most used first; spellings that differ in case and accents only are one tag, at most 500',
      body: z.strictObject({ items: z.array(z.string()) }),
    },
    handle: async ({ store }) => ({ body: { items: [...(await store.tags())] } }),
  }),
  operation('GET /api/figures', {
    summary: 'Reads totals by month, week, owner, service and stage',
    needs: 'read',
    query: figuresShape,
    answer: { status: 200, description: 'The figures', body: figuresReplyShape },
    async handle({ store, query: { owner, ...query } }) {
      return { body: await store.figures({ ...query, ...(owner !== undefined && { owner }) }) };
    },
  }),
] as const;
