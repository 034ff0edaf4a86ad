import { z } from 'zod';
import { addOwnerFigures } from '#app/data/audit/owner-figures.server.ts';
import type { AuditJob } from '#app/domain/ila/audit/audit-job.ts';
import { reportForm } from '#app/domain/ila/audit/report-parts.ts';
import type { ExportRefusal } from '#app/domain/ila/owner/export-file.ts';
import {
  hasFigures,
  mostQueries,
  type OwnerFigures,
} from '#app/domain/ila/owner/owner-evidence.ts';
import { readExport } from '#app/domain/ila/owner/read-export.ts';
import { textIn } from '#app/domain/leads/contact/contact-text.ts';
import type { Services } from '../services.ts';

/** Maximum bytes of text that the server reads per form: enough for several thousand reviews. */
const mostBytes = 10_000_000;

const count = z.int().min(0).max(1e9);
const day = z.iso.date();
const text = (most: number) => z.string().max(most);
const opening = z.tuple([z.int().min(0).max(1440), z.int().min(0).max(2880)]);

/** Figures that the browser computed from exports. */
const figuresShape = z.strictObject({
  profile: z
    .strictObject({
      name: text(500),
      phone: text(40),
      street: text(200),
      town: text(500),
      website: text(500),
      hours: z.array(z.array(opening).max(20).nullable()).length(7).nullable(),
    })
    .nullable(),
  reviews: z
    .strictObject({
      count: count.min(1),
      rating: z.number().min(1).max(5),
      answered: count,
      first: day,
      last: day,
      recent: count,
    })
    .refine(({ count: all, answered, recent }) => answered <= all && recent <= all)
    .nullable(),
  search: z
    .strictObject({
      queries: z
        .array(
          z.strictObject({
            query: text(200),
            clicks: count,
            impressions: count,
            position: z.number().min(1).max(1000),
          }),
        )
        .max(mostQueries),
      count,
      clicks: z.number().min(0).max(1e14),
      impressions: z.number().min(1).max(1e14),
      onFirstPage: z.number().min(0).max(1e14),
      position: z.number().min(1).max(1000),
    })
    .refine(({ impressions, onFirstPage }) => onFirstPage <= impressions)
    .nullable(),
}) satisfies z.ZodType<OwnerFigures>;

export type OwnerAnswer =
  | { readonly is: 'done' }
  /** Nothing could be read; `why` is empty if no file was chosen. */
  | { readonly is: 'no-figures'; readonly why: readonly ExportRefusal[] };

/**
 * Stores the figures from a business owner's exports with the report: those a browser has computed, or else those from
 * the uploaded files, which are read here and not stored.
 *
 * @param now epoch milliseconds
 */
export async function addOwnerEvidence(
  { database }: Pick<Services, 'database'>,
  audit: Pick<AuditJob, 'id' | 'host'>,
  form: FormData,
  now: number,
): Promise<OwnerAnswer> {
  const { figures, why } = await figuresIn(form, audit.host, now);
  if (!figures || !hasFigures(figures)) return { is: 'no-figures', why };
  await addOwnerFigures(database.db, audit.id, figures, new Date(now));
  return { is: 'done' };
}

async function figuresIn(
  form: FormData,
  host: string,
  now: number,
): Promise<{ figures: OwnerFigures | null; why: readonly ExportRefusal[] }> {
  const typed = textIn(form, reportForm.figures);
  if (typed !== '') return { figures: parsed(typed), why: ['unreadable'] };
  const files = form
    .getAll(reportForm.files)
    .flatMap((each) => (typeof each !== 'string' && each.size > 0 ? [each] : []));
  const { figures, refusals } = await readExport(files, { host, now, mostBytes });
  return { figures, why: refusals.map(({ why }) => why) };
}

function parsed(json: string): OwnerFigures | null {
  try {
    return figuresShape.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
