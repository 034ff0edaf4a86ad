import { expectTypeOf, it } from 'vitest';
import type * as Entry from '../app/entry.server.tsx';
import type { AppBuild, SiteBuild } from './app-build.ts';

// Checked by `npm run typecheck`: if the entry's type were lost, any name would compile and a renamed export would go
// unnoticed.
it('the server knows the type of the entry', () => {
  expectTypeOf<AppBuild['entry']>().toEqualTypeOf<typeof Entry>();
  expectTypeOf<SiteBuild['entry']['module']['pageKey']>().toEqualTypeOf<typeof Entry.pageKey>();
});

it('an unknown export of the entry does not compile', () => {
  expectTypeOf<AppBuild['entry']>().not.toBeAny();
  expectTypeOf<AppBuild['entry']>().not.toHaveProperty('renamedPageKey');
  expectTypeOf<AppBuild['entry']['pageKey']>().parameters.toEqualTypeOf<
    Parameters<typeof Entry.pageKey>
  >();
});
