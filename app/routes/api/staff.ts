import { accountProblem } from '#app/domain/staff/account-rules.ts';
import { apiRoute, type ApiCall } from './api-route.ts';
import { administratorOf } from './staff-call.ts';

const answer = apiRoute({ GET: { needs: 'manage-staff', answer: list } });

export const loader = answer;
export const action = answer;

/** Who has an account, and where they are signed in. Accounts themselves are changed by `npm run staff`. */
async function list(call: ApiCall): Promise<Response> {
  const { staff } = call.services;
  const by = administratorOf(call);
  const accounts = await staff.accounts.list();
  const sessions = await Promise.all(accounts.map(({ id }) => staff.sessions.list(id)));
  const items = accounts.map((account, at) => {
    const { id, role, disabledAt } = account;
    const known = { id, role, isDisabled: disabledAt !== null };
    // How many CEOs there are counts only for what takes one away.
    const canSignOut = accountProblem(by, 'sign-out', known, role, 0) === null;
    return { ...account, sessions: sessions[at] ?? [], canSignOut };
  });
  return Response.json({ items });
}
