import { z } from 'zod';
import { periods } from '#app/domain/crm/figures/figures.ts';
import { text } from './field-shapes.ts';

/** Which figures. */
export const figuresShape = z.strictObject({
  until: z.iso
    .datetime({ precision: 3 })
    .refine((at) => at > '2000' && at < '2100', 'Not of this century')
    .describe('Now, for whoever asks'),
  months: z.coerce
    .number()
    .pipe(z.literal(periods))
    .describe('How far they look back, this month included'),
  owner: text(100).describe('Whose; everybody’s when left out').optional(),
});
