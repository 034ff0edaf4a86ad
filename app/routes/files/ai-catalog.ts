import { company } from '#app/content/company/facts.ts';
import { siteContext } from '#app/middleware/site.ts';
import type { Route } from './+types/ai-catalog';

/** Agentic Resource Discovery: who answers here, and that no agent service is offered yet. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const catalog = {
    specVersion: '1.0',
    host: {
      displayName: company.name,
      documentationUrl: `${origin}/llms.txt`,
      logoUrl: `${origin}/icon-512.png`,
    },
    entries: [],
  };
  return Response.json(catalog, {
    headers: { 'Cache-Control': 'public, no-cache' },
  });
}
