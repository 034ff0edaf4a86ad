import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VisitContext } from '#app/ui/visit.ts';
import { ModulesProvider, useModules } from './modules-provider.tsx';

function Names() {
  return useModules()
    .modules.map(({ id }) => id)
    .join(' ');
}

it('the modules provider provides the modules to its children', () => {
  const html = renderToStaticMarkup(
    <VisitContext
      value={{
        language: 'fr',
        prefix: '/fr',
        address: (path) => path,
        linked: (text: string) => [{ text, to: null }],
        sampleMark: null,
        isOpen: () => true,
      }}
    >
      <ModulesProvider>
        <Names />
      </ModulesProvider>
    </VisitContext>,
  );
  expect(html).toBe('adluma blogia hub ila illumatch landing');
});

it('useModules throws outside its provider (MOD-12)', () => {
  expect(() => renderToStaticMarkup(<Names />)).toThrow(
    /^useModules must be used within a ModulesProvider$/,
  );
});
