import { company } from '#app/content/company/facts.ts';
import { crmLoginCopy } from '#app/content/crm/copy.ts';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import { Crm } from '#app/features/crm/crm.tsx';
import { CrmProvider } from '#app/features/crm/session/crm-provider.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { singleKeys } from '#app/shell/accessibility/single-keys.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { shellIn } from '#app/shell/shell-data.ts';
import { wordsOf } from '#app/shell/words.ts';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/crm';
import { publicPage } from './caching.ts';

export const headers = publicPage;

export function meta({ loaderData, matches, location: { pathname } }: Route.MetaArgs) {
  return pageMeta({ shell: shellIn(matches), pathname, text: loaderData?.copy });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return {
    copy: crmLoginCopy[language],
    demo: { ...company.crmDemo, name: company.executives.ceo },
  };
}

export { staysWithQuery as shouldRevalidate } from './queries.ts';

export default function CrmPage({ loaderData: { copy, demo } }: Route.ComponentProps) {
  const { language } = useVisit();
  return (
    <CrmProvider>
      <Crm
        copy={copy}
        demo={demo}
        loadWords={() => wordsOf<CrmCopy>(language, 'crm')}
        keys={singleKeys}
      />
    </CrmProvider>
  );
}
