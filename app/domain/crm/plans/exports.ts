import type { Change } from '../store/store.ts';
import { noted, type Planning } from './planning.ts';

/** Duration of an export in the sandbox, in milliseconds. Source: B §7. */
export const exportDelay = 1000;

export const exportFormats = ['CSV', 'JSON', 'PDF'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** @param what the exported list, in the user's language */
export function planExport(
  format: ExportFormat | 'ZIP',
  what: string,
  planning: Planning,
): Change[] {
  return [
    noted(
      'exported',
      { format, what },
      { type: 'update', relatedTo: { type: 'system', id: 'export' } },
      planning,
    ),
  ];
}
