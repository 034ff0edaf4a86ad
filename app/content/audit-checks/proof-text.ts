import type { AuditCheckId } from '#app/domain/ila/audit/check-table.ts';
import type { Proof } from '#app/domain/ila/audit/check.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { observedValue } from '#app/i18n/observed-value.ts';
import type { AuditChecksCopy } from './shape.ts';

/** What an observation says, in a sentence; of what is as it should be, the value. */
export function proofText(
  language: Language,
  { checks, closed }: AuditChecksCopy,
  id: AuditCheckId,
  proof: Pick<Proof, 'fault' | 'found' | 'wanted'>,
): string {
  const found = observedValue(language, proof.found, closed);
  const wanted = observedValue(language, proof.wanted, closed);
  if (proof.fault === null) return found;
  const faults: Readonly<Record<string, string>> = checks[id].faults;
  const sentence = faults[proof.fault];
  // A report of an older version may have a fault that no text stands for.
  return sentence === undefined
    ? [found, wanted].filter(Boolean).join(' → ')
    : fill(sentence, { found, wanted });
}
