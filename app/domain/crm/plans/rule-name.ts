import type { JournalEntry } from '../records/entities.ts';

/** A rule's name without its version: `ila-sandbox` of `ila-sandbox-1`. */
export function ruleOf(basis: NonNullable<JournalEntry['basis']>): string {
  return basis.rule.replace(/-\d+$/, '');
}
