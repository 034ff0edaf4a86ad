import { addressOf, type Fetch } from '#app/api/client/api-client.ts';

/** Outcome of signing in again without leaving the page. */
export type SignedInAgain = 'open' | 'more' | 'refused' | 'wait' | 'unavailable';

const outcomes: Readonly<Record<number, SignedInAgain>> = { 429: 'wait', 503: 'unavailable' };

/**
 * Submits the sign-in form to the page's own address. The redirect is not followed: the cookie is set, and unsaved
 * input is kept.
 *
 * @param fields of the first or the second step
 * @returns `more` when the account requires another step
 */
export async function signInAgain(
  path: string,
  fields: Readonly<Record<string, string>>,
  fetchFn: Fetch = (address, init) => fetch(address, init),
): Promise<SignedInAgain> {
  try {
    const response = await fetchFn(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    if (response.type !== 'opaqueredirect' && response.status !== 303)
      return outcomes[response.status] ?? 'refused';
    const { status } = await fetchFn(addressOf('GET /api/crm/clients', { query: { limit: 1 } }));
    return status === 401 ? 'more' : 'open';
  } catch {
    return 'unavailable';
  }
}
