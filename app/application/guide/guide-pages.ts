import { contentOf } from '#app/content/content.ts';
import { guideAppearedOn } from '#app/content/guide/written.ts';
import { areaWeights, checks, type AuditCheckId } from '#app/domain/ila/audit/check-table.ts';
import { areas } from '#app/domain/ila/audit/check.ts';
import { effortOf } from '#app/domain/ila/audit/mends.ts';
import { formatDay } from '#app/i18n/format-day.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';
import { guidePathIn } from '#app/i18n/site-pages.ts';
import { lastChangeOf } from '../search/last-change.ts';

/** Number of pages in the same area that a page links to. */
const mostRelated = 8;

/** The guide's index: each check's page by area. */
export function guideHub(language: Language) {
  const { guide, auditChecks, audit } = contentOf(language);
  const { hub, page } = guide;
  return {
    copy: { ...hub, count: plural(language, checks.length, hub.count) },
    areas: areas.map((area) => ({
      id: area,
      name: audit.report.areaNames[area],
      points: plural(language, areaWeights[area], page.points),
      text: hub.areas[area],
      pages: checks
        .filter((check) => check.area === area)
        .map(({ id }) => ({
          path: guidePathIn(id, language),
          name: auditChecks.checks[id].name,
          text: auditChecks.checks[id].what,
        })),
    })),
  };
}

/** The page of one check: what the report says about it, and how to find and fix it on each platform. */
export function guideCheck(id: AuditCheckId, language: Language) {
  const { guide, auditChecks, audit } = contentOf(language);
  const { name, what, why, how } = auditChecks.checks[id];
  const check = checks.find((each) => each.id === id);
  const text = guide.checks[id];
  const changedOn = lastChangeOf(id, language);
  const area = audit.report.areaNames[check?.area ?? 'reach'];
  const points = Math.round((check?.points ?? 0) * 10) / 10;
  return {
    text,
    name,
    what,
    why,
    how,
    area,
    copy: guide.page,
    worth:
      points > 0
        ? fill(guide.page.worth, { area, points: plural(language, points, guide.page.points) })
        : fill(guide.page.worth, { area, points: guide.page.noPoints }),
    effort: fill(guide.page.effort, { effort: audit.report.effort[effortOf(id)] }),
    source: check?.source ?? '',
    appearedOn: guideAppearedOn,
    written: { day: changedOn, text: formatDay(language, changedOn) },
    related: relatedTo(id).map((other) => ({
      path: guidePathIn(other, language),
      name: auditChecks.checks[other].name,
      text: guide.checks[other].description,
    })),
  };
}

/** The next checks in the same area; the last one is followed by the first. */
function relatedTo(id: AuditCheckId): AuditCheckId[] {
  const area = checks.find((each) => each.id === id)?.area;
  const own = checks.filter((each) => each.area === area).map((each) => each.id);
  const at = own.indexOf(id);
  return [...own.slice(at + 1), ...own.slice(0, at)].slice(0, mostRelated);
}
