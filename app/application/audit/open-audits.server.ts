import { createSiteBrowser } from '#app/services/browser/create-site-browser.ts';
import { browserRefusal, findBrowser } from '#app/services/browser/find-browser.ts';
import type { SiteBrowser } from '#app/services/browser/site-browser.ts';
import { createWebClient, robotAgent } from '#app/services/web/web-client.ts';
import type { ServiceSettings } from '../service-settings.ts';
import type { Services } from '../services.ts';
import { createAuditFollower } from './audit-follower.server.ts';
import { createAuditRunner, type AuditRunner } from './audit-runner.server.ts';
import { createMeasureSite } from './measure-site.server.ts';

/** Opens what audits sites, and starts it; a database in memory belongs to a test, which runs audits by hand. */
export function openAudits(
  {
    database,
    outbox,
    businesses,
    ...means
  }: Pick<Services, 'database' | 'secret' | 'changeFeed' | 'outbox' | 'businesses'>,
  { database: place, auditAllowed, browser, origin, now, report }: ServiceSettings,
): AuditRunner {
  const agent = robotAgent(origin);
  const client = createWebClient({ allowed: auditAllowed, agent });
  const runner = createAuditRunner({
    database,
    measure: createMeasureSite(
      client,
      openSiteBrowser(browser, { allowed: auditAllowed, agent, report }),
      businesses.map,
    ),
    follow: createAuditFollower({ ...means, origin, wakeOutbox: () => outbox.wake() }),
    now,
    report,
  });
  if (!('memory' in place)) runner.start();
  return runner;
}

/** The browser of the settings, else an installed one; null without any that may be used. */
function openSiteBrowser(
  { url, path, isSandboxed }: ServiceSettings['browser'],
  pages: Pick<Parameters<typeof createSiteBrowser>[0], 'allowed' | 'agent'> &
    Pick<ServiceSettings, 'report'>,
): SiteBrowser | null {
  const place = findBrowser(url, path);
  const refusal = place && browserRefusal(place, isSandboxed, process.getuid?.());
  if (refusal) pages.report(new Error(refusal));
  return refusal ? null : place && createSiteBrowser({ place, isSandboxed, ...pages });
}
