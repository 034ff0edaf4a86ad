import type { WarningCode } from '#app/domain/system/monitoring.ts';
import type { Analytics, ErrorKind, Feature } from '#app/domain/system/system-state.ts';

/** Texts of the debug panel. */
export interface DebugCopy {
  title: string;
  /** Number of captured entries, beside the title. */
  captured: { one: string; other: string };
  operational: string;
  lists: Record<ErrorKind | 'warning', string>;
  /** Sentences with `{value}` and `{limit}`. */
  warnings: Record<WarningCode, string>;
  /** `{count}` entries dropped from a full list. */
  older: string;
  clear: string;
  loadTime: string;
  notMeasured: string;
  activity: Record<keyof Analytics, string> & {
    title: string;
    renderCount: string;
    lastUpdate: string;
  };
  /** Measurements have their standard names. */
  vitals: string;
  features: Record<Feature, string> & { title: string };
  reset: string;
  /** Effect of a reset. */
  resetNote: string;
}
