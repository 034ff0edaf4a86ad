import { z } from 'zod';
import {
  matchStatuses,
  prospectSectors,
  prospectSliders,
} from '#app/domain/crm/prospecting/prospecting.ts';
import { text } from './field-shapes.ts';

const { ilaScoreMin, rayonKm } = prospectSliders;

/** A search for prospects, from the query of an address. */
export const prospectShape = z.strictObject({
  city: text(100, 1),
  sector: z.enum(prospectSectors).optional(),
  keywords: text(1000).optional().describe('Separated by commas'),
  score: z.coerce.number().min(ilaScoreMin.min).max(ilaScoreMin.max).default(ilaScoreMin.initial),
  radius: z.coerce.number().min(1).max(rayonKm.max).default(rayonKm.initial).describe('Kilometres'),
  status: z.enum(matchStatuses).default('all'),
});
