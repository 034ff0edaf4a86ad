import type { WarningCode } from '#app/domain/monitoring.ts';
import type { Analytics, ErrorKind, Feature } from '#app/domain/system-state.ts';

/** What the debug panel says. It is read by those who work on the site, in their language. */
export interface DebugCopy {
  title: string;
  /** How much has been captured, beside the title. */
  captured: { one: string; other: string };
  operational: string;
  lists: Record<ErrorKind | 'warning', string>;
  /** Sentences with `{value}` and `{limit}`. */
  warnings: Record<WarningCode, string>;
  /** `{count}` entries that have left a full list. */
  older: string;
  clear: string;
  loadTime: string;
  notMeasured: string;
  activity: Record<keyof Analytics, string> & {
    title: string;
    renderCount: string;
    lastUpdate: string;
  };
  /** The measurements have the names that the trade gives them. */
  vitals: string;
  features: Record<Feature, string> & { title: string };
  reset: string;
  /** What a reset does. */
  resetNote: string;
}
