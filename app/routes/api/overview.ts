import { apiRoute } from './api-route.ts';

export const loader = apiRoute({
  GET: { needs: 'read', answer: async ({ store }) => Response.json(await store.overview()) },
});
