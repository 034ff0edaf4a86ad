import { readOverview } from '#app/data/crm-overview.server.ts';
import { apiRoute } from './api-route.ts';

export const loader = apiRoute({
  GET: {
    needs: 'read',
    answer: async ({ services }) => Response.json(await readOverview(services.database)),
  },
});
