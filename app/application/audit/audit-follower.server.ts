import type { ClaimedAudit } from '#app/data/audit/audit-queue.server.ts';
import { reportBefore } from '#app/data/audit/audit-store.server.ts';
import { listFindingTasks, lockClient } from '#app/data/audit/audit-tasks.server.ts';
import { applyChanges } from '#app/data/crm/apply-changes.server.ts';
import type { ChangeFeed } from '#app/data/crm/change-feed.server.ts';
import { countAbout } from '#app/data/delivery/outbox-list.server.ts';
import { enqueue } from '#app/data/delivery/outbox.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { notify } from '#app/data/notifications/notify.server.ts';
import { mailMeasureOf, markMailedOf } from '#app/data/notifications/unmailed.server.ts';
import { readAddresseeNamed } from '#app/data/staff/accounts/team.server.ts';
import { crmAddress } from '#app/domain/crm/crm-address.ts';
import { planProof } from '#app/domain/crm/plans/audit-tasks.ts';
import { planAudited } from '#app/domain/crm/plans/scores.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { hour } from '#app/domain/durations.ts';
import { auditRules } from '#app/domain/ila/audit/audit-job.ts';
import { isKeptOut } from '#app/domain/ila/audit/audit-score.ts';
import type { AuditReport } from '#app/domain/ila/audit/audit.ts';
import { parseReport, type WrittenReport } from '#app/domain/ila/audit/written-report.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { readableHost } from '#app/services/web/readable-address.ts';
import { translatorIn } from '../crm/journal-sentences.ts';
import type { Services } from '../services.ts';
import type { AuditFollower } from './audit-runner.server.ts';
import { createReportLinks } from './audit-service.server.ts';
import { checkName } from './check-words.ts';
import { reportAddress } from './report-address.ts';

interface Settings extends Pick<Services, 'secret' | 'changeFeed'> {
  /** Scheme and host of the site. */
  origin: string;
  /** Delivers what was added to the outbox. */
  wakeOutbox: () => void;
}

/** Handles the end of an audit: emails whoever asked to be told, and stores the proof on a client's record. */
export function createAuditFollower({
  secret,
  changeFeed,
  origin,
  wakeOutbox,
}: Settings): AuditFollower {
  const links = createReportLinks({ secret });
  return async (t, audit, end, now) => {
    if (end.state === 'queued') return () => {};
    const report = end.state === 'done' ? end.report : null;
    await announce(t, audit, report, { links, origin, now });
    const counts = report && (await prove(t, audit, report, { origin, now }));
    return () => {
      if (counts) changeFeed.publish(counts);
      wakeOutbox();
    };
  };
}

/** Maximum "audit done" emails per mailbox and hour: anyone can enter any address. */
const mostAnnouncements = 5;

async function announce(
  t: Transaction,
  audit: ClaimedAudit,
  report: Pick<WrittenReport, 'score'> | null,
  {
    links,
    origin,
    now,
  }: { links: ReturnType<typeof createReportLinks>; origin: string; now: Date },
): Promise<void> {
  const { id, email, language, host } = audit;
  if (email === null) return;
  const hourLong = { since: new Date(now.getTime() - hour), until: now };
  const lately = { about: email, kind: 'audit-report', ...hourLong };
  if ((await countAbout(t, lately)) >= mostAnnouncements) return;
  await enqueue(t, now, {
    topic: 'mail',
    dedupeKey: `audit-report ${id}`,
    about: email,
    payload: {
      template: 'audit-report',
      to: email,
      language,
      values: {
        site: readableHost(host),
        score: report?.score ?? null,
        url: origin + reportAddress(language, links.queryOf(audit)),
      },
    },
  });
}

/** @returns the change counts of the CRM; null if nothing in it changed */
async function prove(
  t: Transaction,
  audit: ClaimedAudit,
  written: WrittenReport,
  { origin, now }: { origin: string; now: Date },
): Promise<Parameters<ChangeFeed['publish']>[0] | null> {
  const { clientId, language } = audit;
  const client = clientId === null ? null : await lockClient(t, clientId);
  if (!client) return null;
  const report = parseReport(written);
  const before = await reportBefore(t, audit);
  if (before) await tellOfFall(t, audit, client, { before, report, origin, now });
  const tasks = (await listFindingTasks(t, client.id)).map(({ checkId, task }) => {
    return { checkId, task, name: checkName(checkId, language) };
  });
  const planning = {
    now: now.toISOString(),
    newId: () => newId(now.getTime()),
    author: siteActor.name,
    translate: translatorIn(language),
  };
  const changes = [
    ...planProof(client, report, tasks, planning),
    ...planAudited(client, report, planning),
  ];
  if (changes.length === 0) return null;
  const user = { actor: siteActor, may: () => true };
  const applied = await applyChanges(t, changes, user, now, { history: 'own' });
  return applied.ok ? applied.counts : null;
}

/** Notifies a client's owner of a drop in the score, and of a site that search engines can no longer read. */
async function tellOfFall(
  t: Transaction,
  audit: ClaimedAudit,
  client: Client,
  {
    before,
    report,
    origin,
    now,
  }: { before: AuditReport; report: AuditReport; origin: string; now: Date },
): Promise<void> {
  if (before.score === null || report.score === null) return;
  const isLost = isKeptOut(report.checks) && !isKeptOut(before.checks);
  if (before.score - report.score < auditRules.fall && !isLost) return;
  const owner = await readAddresseeNamed(t, client.assignedTo);
  if (!owner) return;
  const language = owner.language ?? audit.language;
  const kind = isLost ? 'site-hidden' : 'site-fallen';
  const about = { place: 'clients', recordId: client.id } as const;
  await notify(t, [{ to: owner.id, kind, ...about, occasion: audit.id }], { actor: null, at: now });
  if ((await mailMeasureOf(t, owner.id, kind)) !== 'at-once') return;
  // This email has more detail than those of notifications.
  await markMailedOf(t, { staffId: owner.id, recordId: client.id, kind, at: now });
  await enqueue(t, now, {
    topic: 'mail',
    dedupeKey: `audit-fall ${audit.id}`,
    about: owner.email,
    payload: {
      template: 'audit-fall',
      to: owner.email,
      language,
      values: {
        name: owner.name,
        client: client.name,
        site: readableHost(audit.host),
        before: before.score,
        score: report.score,
        isKeptOut: isLost,
        crmUrl: origin + crmAddress(language, { onglet: 'clients', fiche: client.id }),
      },
    },
  });
}
