import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createSystem } from './system.ts';
import { SystemContext, useFeature, useSystem } from './use-system.ts';

function Reader() {
  return String(useSystem().read().analytics.pageViews);
}

function Switch() {
  return String(useFeature('debugMode'));
}

describe('the system context', () => {
  it.each([Reader, Switch])('throws outside its provider: %o (SYS-28)', (Component) => {
    expect(() => renderToString(createElement(Component))).toThrow(
      new Error('useSystem must be used within a SystemProvider'),
    );
  });

  it('provides the defaults, then its state, on the server', () => {
    const system = createSystem();
    const within = (Component: () => string) =>
      renderToString(createElement(SystemContext, { value: system }, createElement(Component)));
    expect(within(Reader)).toBe('0');
    expect(within(Switch)).toBe('false');
    system.dispatch({ type: 'update-analytics', counts: { pageViews: 7 } });
    expect(within(Reader)).toBe('7');
  });
});
