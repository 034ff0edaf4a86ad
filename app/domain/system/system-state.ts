import { noVitals, type Vitals, type WarningCode } from './monitoring.ts';

/** A script error on the page: an uncaught exception, or an unhandled rejection. */
export type ErrorKind = 'script' | 'rejection';

interface SystemError {
  kind: ErrorKind;
  message: string;
  /** Epoch milliseconds. */
  at: number;
}

export interface SystemWarning {
  code: WarningCode;
  /** A measured value, in the unit of its threshold. */
  value: number;
  /** Epoch milliseconds. */
  at: number;
}

export interface Features {
  chatbotEnabled: boolean;
  animationsEnabled: boolean;
  trilingualMode: boolean;
  debugMode: boolean;
}

export type Feature = keyof Features;

/** Counters of one visit. */
export interface Analytics {
  pageViews: number;
  userInteractions: number;
  conversionEvents: number;
}

export interface Performance {
  /** Milliseconds from the start of the navigation to the end of the load event; 0 while unknown. */
  loadTime: number;
  /** Number of renders of the frame. */
  renderCount: number;
  /** Epoch milliseconds of the last measurement, or null before the first. */
  lastUpdate: number | null;
}

export interface SystemState {
  /** The latest ones, oldest first. */
  errors: readonly SystemError[];
  warnings: readonly SystemWarning[];
  /** Number of entries dropped in favour of newer ones. */
  dropped: Readonly<Record<ErrorKind | 'warning', number>>;
  performance: Readonly<Performance>;
  vitals: Readonly<Vitals>;
  features: Readonly<Features>;
  analytics: Readonly<Analytics>;
}

/**
 * Maximum entries of a list, and maximum length of a message, in characters: an error in a loop must not fill the
 * memory.
 */
export const systemBounds = { entries: 50, message: 500 } as const;

export const defaultFeatures: Readonly<Features> = {
  chatbotEnabled: true,
  animationsEnabled: true,
  trilingualMode: true,
  debugMode: false,
};

export const initialSystemState: SystemState = {
  errors: [],
  warnings: [],
  dropped: { script: 0, rejection: 0, warning: 0 },
  performance: { loadTime: 0, renderCount: 0, lastUpdate: null },
  vitals: noVitals,
  features: defaultFeatures,
  analytics: { pageViews: 0, userInteractions: 0, conversionEvents: 0 },
};

export type SystemAction =
  | { type: 'add-error'; error: SystemError }
  /** Clears one kind of errors, or all. */
  | { type: 'clear-errors'; kind?: ErrorKind }
  | { type: 'add-warning'; warning: SystemWarning }
  | { type: 'clear-warnings' }
  /** New measurements; `at` (epoch milliseconds) becomes the last update. */
  | {
      type: 'update-performance';
      figures?: Partial<Omit<Performance, 'lastUpdate'>>;
      vitals?: Partial<Vitals>;
      at: number;
    }
  | { type: 'toggle-feature'; feature: Feature }
  | { type: 'update-analytics'; counts: Partial<Analytics> }
  | { type: 'reset' };

export function systemReducer(state: SystemState, action: SystemAction): SystemState {
  switch (action.type) {
    case 'add-error': {
      const message = action.error.message.slice(0, systemBounds.message);
      const errors = [...state.errors, { ...action.error, message }];
      const [oldest] = errors;
      if (!oldest || errors.length <= systemBounds.entries) return { ...state, errors };
      const dropped = { ...state.dropped, [oldest.kind]: state.dropped[oldest.kind] + 1 };
      return { ...state, errors: errors.slice(1), dropped };
    }
    case 'clear-errors': {
      const { kind } = action;
      const errors = kind ? state.errors.filter((error) => error.kind !== kind) : [];
      const none = kind ? { [kind]: 0 } : { script: 0, rejection: 0 };
      return { ...state, errors, dropped: { ...state.dropped, ...none } };
    }
    case 'add-warning': {
      const warnings = [...state.warnings, action.warning];
      if (warnings.length <= systemBounds.entries) return { ...state, warnings };
      const dropped = { ...state.dropped, warning: state.dropped.warning + 1 };
      return { ...state, warnings: warnings.slice(1), dropped };
    }
    case 'clear-warnings':
      return { ...state, warnings: [], dropped: { ...state.dropped, warning: 0 } };
    case 'update-performance':
      return {
        ...state,
        performance: { ...state.performance, ...action.figures, lastUpdate: action.at },
        vitals: { ...state.vitals, ...action.vitals },
      };
    case 'toggle-feature': {
      const { feature } = action;
      return { ...state, features: { ...state.features, [feature]: !state.features[feature] } };
    }
    case 'update-analytics':
      return { ...state, analytics: { ...state.analytics, ...action.counts } };
    case 'reset':
      return initialSystemState;
  }
}

/** Whether no error or warning is recorded. */
export function isOperational({ errors, warnings }: SystemState): boolean {
  return errors.length === 0 && warnings.length === 0;
}

/** Parses the stored switches; invalid ones get their default. */
export function readFeatures(json: unknown): Features {
  const given: Partial<Record<string, unknown>> =
    typeof json === 'object' && json !== null ? { ...json } : {};
  const entries = Object.entries(defaultFeatures).map(([feature, byDefault]) => {
    const value = given[feature];
    return [feature, typeof value === 'boolean' ? value : byDefault];
  });
  return Object.fromEntries(entries) as Features;
}
