import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noVitals } from './monitoring.ts';
import {
  defaultFeatures,
  initialSystemState,
  isOperational,
  readFeatures,
  systemBounds,
  systemReducer,
  type ErrorKind,
  type Feature,
  type SystemAction,
  type SystemState,
} from './system-state.ts';

function after(...actions: SystemAction[]): SystemState {
  return actions.reduce(systemReducer, initialSystemState);
}

const addError = (message: string, kind: ErrorKind = 'script'): SystemAction => ({
  type: 'add-error',
  error: { kind, message, at: 1 },
});
const addWarning = (value: number): SystemAction => ({
  type: 'add-warning',
  warning: { code: 'slow-load', value, at: 1 },
});

describe('the system state', () => {
  it('starts with the chat, animations and three languages on, debugging off and all counters zero (SYS-06)', () => {
    expect(initialSystemState).toEqual({
      errors: [],
      warnings: [],
      dropped: { script: 0, rejection: 0, warning: 0 },
      performance: { loadTime: 0, renderCount: 0, lastUpdate: null },
      vitals: { lcp: null, fid: null, cls: null, fcp: null, ttfb: null, inp: null },
      features: {
        chatbotEnabled: true,
        animationsEnabled: true,
        trilingualMode: true,
        debugMode: false,
      },
      analytics: { pageViews: 0, userInteractions: 0, conversionEvents: 0 },
    });
  });

  it('records errors and warnings, and clears them (SYS-07 to SYS-10)', () => {
    const state = after(addError('a'), addError('b', 'rejection'), addWarning(3500));
    expect(state.errors.map(({ message }) => message)).toEqual(['a', 'b']);
    expect(state.warnings).toEqual([{ code: 'slow-load', value: 3500, at: 1 }]);
    expect(isOperational(state)).toBe(false);

    const withoutErrors = systemReducer(state, { type: 'clear-errors' });
    expect(withoutErrors).toEqual({ ...state, errors: [] });
    expect(isOperational(withoutErrors)).toBe(false);
    const empty = systemReducer(withoutErrors, { type: 'clear-warnings' });
    expect(empty).toEqual(initialSystemState);
    expect(isOperational(empty)).toBe(true);
  });

  it.each(['script', 'rejection'] as const)('clears errors of one kind: %s', (kind) => {
    const state = after(addError('a'), addError('b', 'rejection'), {
      type: 'clear-errors',
      kind,
    });
    expect(state.errors.map((error) => error.kind)).toEqual([
      kind === 'script' ? 'rejection' : 'script',
    ]);
  });

  it('timestamps measurements (SYS-11)', () => {
    const state = after(
      { type: 'update-performance', figures: { loadTime: 1200 }, at: 10 },
      { type: 'update-performance', figures: { renderCount: 2 }, vitals: { lcp: 900 }, at: 20 },
    );
    expect(state.performance).toEqual({ loadTime: 1200, renderCount: 2, lastUpdate: 20 });
    expect(state.vitals).toEqual({ ...noVitals, lcp: 900 });
  });

  it.each(Object.keys(defaultFeatures) as Feature[])('toggles %s (SYS-12)', (feature) => {
    const once = after({ type: 'toggle-feature', feature });
    expect(once.features).toEqual({ ...defaultFeatures, [feature]: !defaultFeatures[feature] });
    expect(systemReducer(once, { type: 'toggle-feature', feature })).toEqual(initialSystemState);
  });

  it('changes the given counters only (SYS-13)', () => {
    const state = after(
      { type: 'update-analytics', counts: { pageViews: 3 } },
      { type: 'update-analytics', counts: { userInteractions: 5 } },
    );
    expect(state.analytics).toEqual({ pageViews: 3, userInteractions: 5, conversionEvents: 0 });
  });

  it('resets to its defaults (SYS-14)', () => {
    const state = after(
      addError('a'),
      addWarning(1),
      { type: 'update-performance', figures: { loadTime: 1 }, vitals: { cls: 1 }, at: 1 },
      { type: 'toggle-feature', feature: 'debugMode' },
      { type: 'update-analytics', counts: { pageViews: 1 } },
      { type: 'reset' },
    );
    expect(state).toEqual(initialSystemState);
  });
});

describe('a long visit', () => {
  const kind = fc.constantFrom('script', 'rejection', 'warning');

  it('keeps the latest entries and counts the dropped ones', () => {
    fc.assert(
      fc.property(fc.array(kind, { minLength: 40, maxLength: 160 }), (kinds) => {
        const state = after(
          ...kinds.map((each, index) =>
            each === 'warning' ? addWarning(index) : addError(String(index), each),
          ),
        );
        for (const list of [state.errors, state.warnings])
          expect(list.length).toBeLessThanOrEqual(systemBounds.entries);
        const kept = [
          ...state.errors.map(({ message }) => Number(message)),
          ...state.warnings.map(({ value }) => value),
        ];
        const { script, rejection, warning } = state.dropped;
        expect(kept.length + script + rejection + warning).toBe(kinds.length);
        expect(kept).toContain(kinds.length - 1);
        for (const one of ['script', 'rejection'] as const) {
          const left = state.errors.filter((error) => error.kind === one).length;
          expect(left + state.dropped[one]).toBe(kinds.filter((each) => each === one).length);
        }
      }),
    );
  });

  it('resets the count together with the list', () => {
    const errors = Array.from({ length: 60 }, () => addError('a'));
    const warnings = Array.from({ length: 60 }, () => addWarning(1));
    const state = after(...errors, ...warnings);
    expect(state.dropped).toEqual({ script: 10, rejection: 0, warning: 10 });
    expect(
      [{ type: 'clear-errors', kind: 'script' }, { type: 'clear-warnings' }].reduce(
        (current, action) => systemReducer(current, action as SystemAction),
        state,
      ),
    ).toEqual(initialSystemState);
  });

  it('truncates long messages', () => {
    const [error] = after(addError('x'.repeat(100_000))).errors;
    expect(error?.message).toHaveLength(systemBounds.message);
  });
});

describe('stored features', () => {
  it.each([
    ['nothing', null, {}],
    ['another shape', 'on', {}],
    ['a list', [true, false], {}],
    ['an older version', { debugMode: true }, { debugMode: true }],
    ['values of other types', { debugMode: 'true', chatbotEnabled: 0 }, {}],
    ['what was kept', { animationsEnabled: false, more: 1 }, { animationsEnabled: false }],
  ])('are validated: %s', (_name, json, changed) => {
    expect(readFeatures(json)).toEqual({ ...defaultFeatures, ...changed });
  });

  it('survive a round trip', () => {
    const features = fc.record({
      chatbotEnabled: fc.boolean(),
      animationsEnabled: fc.boolean(),
      trilingualMode: fc.boolean(),
      debugMode: fc.boolean(),
    });
    fc.assert(
      fc.property(features, (each) => {
        expect(readFeatures(each)).toEqual(each);
      }),
    );
  });
});
