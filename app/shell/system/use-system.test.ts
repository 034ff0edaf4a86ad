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

  it('provides its state on the server', () => {
    const system = createSystem();
    system.dispatch({ type: 'update-analytics', counts: { pageViews: 7 } });
    const within = (Component: () => string) =>
      renderToString(createElement(SystemContext, { value: system }, createElement(Component)));
    expect(within(Reader)).toBe('7');
    expect(within(Switch)).toBe('false');
  });
});
