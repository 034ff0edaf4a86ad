import type { Area, Proof, Reason } from '#app/domain/ila/audit/check.ts';
import type { Language } from '#app/i18n/languages.ts';

/** Words of a check, as far as a report of any version names it. */
export interface CheckWords {
  readonly name: string;
  readonly why: string;
  readonly how: readonly string[];
}

export const checkWords = (id: string, _language: Language): CheckWords => ({
  name: id,
  why: '',
  how: [],
});

/** Name of a check. */
export const checkName = (id: string, language: Language): string => checkWords(id, language).name;

/** What a proof says is wrong, in a sentence; empty where there is none. */
export const faultText = (_id: string, _proof: Proof, _language: Language): string => '';

export const reasonText = (_id: string, reason: Reason | null, _language: Language): string =>
  reason ?? '';

export const areaName = (area: Area, _language: Language): string => area;

/** Where a check's threshold comes from; empty for none. */
export const sourceOf = (_id: string): string => '';
