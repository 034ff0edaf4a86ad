import { proofText } from '#app/content/audit-checks/proof-text.ts';
import { contentOf } from '#app/content/content.ts';
import { checks, type AuditCheckId } from '#app/domain/ila/audit/check-table.ts';
import type { Proof, Reason } from '#app/domain/ila/audit/check.ts';
import type { Language } from '#app/i18n/languages.ts';
import { guidePage } from '#app/i18n/site-pages.ts';
import { axeRuleText } from '#app/services/browser/axe-rules.ts';
import { withReadableHosts } from '#app/services/web/readable-address.ts';

/** Texts of a check, available for reports of any version. */
export interface CheckWords {
  readonly name: string;
  /** What holds when it passes. */
  readonly what: string;
  readonly why: string;
  readonly how: readonly string[];
}

/** A report of an older version may contain checks that no longer exist. */
const isKnown = (id: string): id is AuditCheckId => checks.some((check) => check.id === id);

export function checkWords(id: string, language: Language): CheckWords {
  if (!isKnown(id)) return { name: id, what: id, why: '', how: [] };
  const { name, what, why, how } = contentOf(language).auditChecks.checks[id];
  return { name, what, why, how };
}

/** Name of a check. */
export const checkName = (id: string, language: Language): string => checkWords(id, language).name;

/** The problem an observation reports, as a sentence; empty if there is none. */
export function faultText(id: string, proof: Proof, language: Language): string {
  if (!isKnown(id)) return '';
  const [found, wanted] = [withReadableHosts(proof.found), withReadableHosts(proof.wanted)];
  // Its observations are ids of rules.
  const copy = contentOf(language).auditChecks;
  const said = id === 'trust.axe' ? ruleText(found, copy.axeRules, language) : found;
  return proofText(language, copy, id, { ...proof, found: said, wanted });
}

function ruleText(rule: string, own: Readonly<Record<string, string>>, language: Language): string {
  return (Object.hasOwn(own, rule) ? own[rule] : axeRuleText(rule, language)) ?? rule;
}

/** Why a check was not judged or does not apply; empty if it was judged. */
export function reasonText(id: string, reason: Reason | null, language: Language): string {
  if (reason === null) return '';
  const { reasons, checks: texts } = contentOf(language).auditChecks;
  const absent = isKnown(id) && reason === 'nothing-of-the-kind' ? texts[id].absent : undefined;
  return absent ?? reasons[reason];
}

/** Address of a check's page in the guide, without scheme and host; empty if the check no longer exists. */
export const guideOf = (id: string, language: Language): string =>
  isKnown(id) ? guidePage(id).forms[`/${language}`] : '';

/** Source of a check's threshold; empty if there is none. */
export const sourceOf = (id: string): string =>
  checks.find((check) => check.id === id)?.source ?? '';
