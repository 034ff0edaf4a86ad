import { browserRefusal, findBrowser } from '#app/services/browser/find-browser.ts';
import {
  createMeasureThread,
  type MeasureSettings,
} from '#app/services/measuring/measure-thread.server.ts';
import { createReaches } from '#app/services/web/reaches.ts';
import { robotAgent } from '#app/services/web/robot.ts';
import type { Report, ServiceSettings } from '../service-settings.ts';
import type { Services } from '../services.ts';
import { createAuditFollower } from './audit-follower.server.ts';
import { createAuditRunner, type Audits } from './audit-runner.server.ts';

/** Opens and starts the audits; with an in-memory database, tests run them by hand. */
export function openAudits(
  {
    database,
    outbox,
    ...services
  }: Pick<Services, 'database' | 'secret' | 'changeFeed' | 'outbox'>,
  { database: place, auditAllowed, overpassUrl, browser, origin, now, report }: ServiceSettings,
): Audits {
  const agent = robotAgent(origin);
  const runner = createAuditRunner({
    database,
    measure: createMeasureThread(
      { allowed: auditAllowed, agent, overpassUrl, browser: placeOf(browser, report) },
      report,
    ),
    follow: createAuditFollower({ ...services, origin, wakeOutbox: () => outbox.wake() }),
    now,
    report,
  });
  if (!('memory' in place)) runner.start();
  return { ...runner, reaches: createReaches(auditAllowed) };
}

/** The configured browser, otherwise an installed one; null if none may be used. */
function placeOf(
  { url, path, isSandboxed }: ServiceSettings['browser'],
  report: Report,
): MeasureSettings['browser'] {
  const place = findBrowser(url, path);
  const refusal = place && browserRefusal(place, isSandboxed, process.getuid?.());
  if (refusal) report(new Error(refusal));
  return place && !refusal ? { place, isSandboxed } : null;
}
