import type { AuditCheckId, AuditFault, ChecksOf } from '#app/domain/ila/audit/check-table.ts';
import type { Area, Reason } from '#app/domain/ila/audit/check.ts';
import type { OwnerCheckId } from '#app/domain/ila/audit/checks/local-owner.ts';

interface CheckText<Fault extends string> {
  name: string;
  /** What holds when the check passes. */
  what: string;
  /** Why it matters to a small business. */
  why: string;
  /** How to mend it, step by step. */
  how: readonly string[];
  /** What is wrong, by code; `{found}` and `{wanted}` are values of the observation. */
  faults: Readonly<Record<Fault, string>>;
  /** Why the check does not apply, where that can be said better than in general. */
  absent?: string;
}

/** Texts of the checks of an area. */
export type CheckTexts<Of extends Area> = {
  readonly [Id in ChecksOf<Of>]: CheckText<AuditFault<Id>>;
};

/** Texts of the checks of what a site itself shows of the business, and of those of its owner's figures. */
export type LocalTexts = Omit<CheckTexts<'local'>, OwnerCheckId>;
export type OwnerTexts = Pick<CheckTexts<'local'>, OwnerCheckId>;

export interface AuditChecksCopy {
  /** In place of hours, on a day without any. */
  closed: string;
  /** Why a check could not be judged, or does not apply. */
  reasons: Readonly<Record<Reason, string>>;
  /** Rules of axe-core that it lacks words for in one of our languages. */
  axeRules: Readonly<Record<string, string>>;
  checks: { readonly [Id in AuditCheckId]: CheckText<AuditFault<Id>> };
}
