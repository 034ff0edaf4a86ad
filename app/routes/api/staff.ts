import { apiRoute, type ApiCall } from './api-route.ts';

const answer = apiRoute({ GET: { needs: 'manage-staff', answer: list } });

export const loader = answer;
export const action = answer;

/** Who has an account, and where they are signed in. Accounts themselves are changed by `npm run staff`. */
async function list({ services: { staff } }: ApiCall): Promise<Response> {
  const accounts = await staff.accounts.list();
  const sessions = await Promise.all(accounts.map(({ id }) => staff.sessions.list(id)));
  const items = accounts.map((account, at) => ({ ...account, sessions: sessions[at] ?? [] }));
  return Response.json({ items });
}
