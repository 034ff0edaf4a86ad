import { z } from 'zod';
import { taskStatuses } from '#app/domain/crm/records/tasks.ts';
import {
  auditFailures,
  auditRequesters,
  auditStates,
  type AuditOutline,
} from '#app/domain/ila/audit/audit-job.ts';
import { areas } from '#app/domain/ila/audit/check.ts';
import { industries } from '#app/domain/ila/wizard-fields.ts';
import { recordId, uuid } from './path-shapes.ts';

const moment = z.iso.datetime();
const score = z.int().min(0).max(100).nullable();

/** An audit of a site, without its report. */
export const siteAuditShape = z.strictObject({
  id: uuid,
  address: z.string(),
  state: z.enum(auditStates),
  requester: z.enum(auditRequesters),
  clientId: recordId.nullable(),
  score,
  failure: z.enum(auditFailures).nullable(),
  pages: z.array(z.string()).describe('URLs read so far'),
  findings: z.array(z.string()).describe('Checks that at least one of these pages certainly fails'),
  createdAt: moment,
  finishedAt: moment.nullable(),
});

/** An audit as responses contain it. */
export function siteAuditBody({
  progress: { pages, findings },
  createdAt,
  finishedAt,
  id,
  address,
  state,
  requester,
  clientId,
  score: points,
  failure,
}: AuditOutline): z.output<typeof siteAuditShape> {
  return {
    id,
    address,
    state,
    requester,
    clientId,
    score: points,
    failure,
    pages: [...pages],
    findings: [...findings],
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

const points = { score, judged: z.number().min(0).max(1) };

const proofShape = z.strictObject({
  fault: z.string().nullable(),
  page: z.string(),
  line: z.int().min(1).nullable(),
  excerpt: z.string(),
  found: z.string(),
  wanted: z.string(),
});

/** The report of an audit, as `npm run audit -- --json` writes it. */
export const siteReportShape = z.strictObject({
  version: z.int(),
  address: z.string(),
  at: moment,
  ...points,
  areas: z.array(z.strictObject({ area: z.enum(areas), ...points })),
  checks: z.array(
    z.strictObject({
      id: z.string(),
      area: z.enum(areas),
      status: z.enum(['pass', 'fail', 'not-judged', 'not-applicable']),
      points: z.number(),
      gained: z.number(),
      reason: z.string().nullable(),
      evidence: z.array(proofShape),
    }),
  ),
  stated: z
    .strictObject({
      name: z.string(),
      phones: z.array(z.string()),
      addresses: z.array(z.string()),
      town: z.string(),
      hours: z
        .array(z.array(z.tuple([z.int(), z.int()])).nullable())
        .length(7)
        .nullable()
        .describe('Opening hours from Monday on, in minutes'),
      industry: z.enum(['', ...industries]),
      isSocial: z.boolean(),
    })
    .optional()
    .describe('What the site says about the business; absent in version 1 reports'),
  pages: z.array(z.string()),
  limits: z.array(z.enum(['pages', 'bytes', 'time', 'cut'])),
});

const excerptShape = z.strictObject({
  before: z.string(),
  marked: z.string(),
  after: z.string(),
});

const findingShape = z.strictObject({
  id: z.string(),
  name: z.string(),
  why: z.string(),
  how: z.array(z.string()),
  source: z.string(),
  guide: z.string(),
  gain: z.string(),
  effort: z.string(),
  proofs: z.array(
    z.strictObject({
      href: z.string(),
      page: z.string(),
      line: z.string(),
      said: z.string(),
      found: z.string(),
      wanted: z.string(),
      excerpt: excerptShape.nullable(),
    }),
  ),
  more: z.string(),
});

const unjudgedShape = z.array(z.strictObject({ name: z.string(), reason: z.string() }));

/** A report, worded in one language. */
export const reportViewShape = z.strictObject({
  site: z.string(),
  host: z.string(),
  estimate: z.string().describe('Query string of the estimate, with the measured values'),
  score,
  measured: z.string(),
  remarks: z.array(z.string()),
  areas: z.array(
    z.strictObject({
      id: z.enum(areas),
      name: z.string(),
      score,
      judged: z.string(),
      findings: z.array(findingShape),
      good: z.array(z.string()),
    }),
  ),
  mends: z.array(findingShape.pick({ id: true, name: true, gain: true, effort: true })),
  notJudged: unjudgedShape,
  notApplicable: unjudgedShape,
  owner: z
    .strictObject({
      given: z.string(),
      facts: z.array(z.tuple([z.string(), z.string()])),
      queries: z.array(
        z.strictObject({
          query: z.string(),
          clicks: z.string(),
          impressions: z.string(),
          position: z.string(),
        }),
      ),
    })
    .nullable()
    .describe('Figures from the owner’s exports'),
});

/** A client's audits, latest first, and the tasks created from their findings. */
export const clientAuditsShape = z.strictObject({
  items: z.array(
    z.strictObject({
      id: uuid,
      address: z.string(),
      state: z.enum(auditStates),
      score,
      failure: z.enum(auditFailures).nullable(),
      createdAt: moment,
      finishedAt: moment.nullable(),
      hasReport: z.boolean().describe('False when the report is older than 90 days'),
    }),
  ),
  tasks: z.array(
    z.strictObject({ check: z.string(), taskId: recordId, status: z.enum(taskStatuses) }),
  ),
});
