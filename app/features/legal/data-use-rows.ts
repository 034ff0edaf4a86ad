import type { LegalCopy } from '#app/content/legal/shape.ts';
import {
  inventory,
  inventoryIds,
  statedPeriods,
  type InventoryId,
  type Recipient,
} from '#app/domain/privacy/inventory.ts';
import type { RetentionPeriod } from '#app/domain/privacy/retention.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';

/** An entry of the inventory as text. */
export interface DataUseRow {
  what: string;
  why: string;
  basis: string;
  kept: string;
  shared: string;
}

/** Every entry of the inventory of personal information, as text. */
export function dataUseRows(copy: LegalCopy['uses'], language: Language): DataUseRow[] {
  const periods = Object.fromEntries(
    Object.entries(statedPeriods).map(([name, period]) => [name, inWords(period, language)]),
  );
  return inventoryIds.map((id) => {
    const { what, why, kept } = copy.rows[id];
    const basis = copy.bases[inventory[id].basis];
    return { what, why, basis, kept: fill(kept, periods), shared: recipientsOf(id, copy) };
  });
}

function recipientsOf(id: InventoryId, { recipients }: LegalCopy['uses']): string {
  const named: readonly Recipient[] = inventory[id].recipients;
  return named.map((each) => recipients[each]).join(', ') || recipients.nobody;
}

function inWords(period: RetentionPeriod, language: Language): string {
  return Object.entries(period)
    .map(([units, count]) => {
      const unit = units.replace(/s$/, '');
      return formatNumber(language, count, { style: 'unit', unit, unitDisplay: 'long' });
    })
    .join(' ');
}
