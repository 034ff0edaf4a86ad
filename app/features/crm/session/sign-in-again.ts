/** What came of signing in again while the page stays as it is. */
export type SignedInAgain = 'open' | 'more' | 'refused' | 'wait' | 'unavailable';

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

const outcomes: Readonly<Record<number, SignedInAgain>> = { 429: 'wait', 503: 'unavailable' };

/**
 * Sends the form of the sign-in to the page's own address. The answer is a redirection that is not followed: the browser
 * has the cookie, and everything that was typed stays where it is.
 *
 * @param fields of the first step, or of the second one
 * @returns `more` when the account asks for another step
 */
export async function signInAgain(
  path: string,
  fields: Readonly<Record<string, string>>,
  ask: Ask = (address, init) => fetch(address, init),
): Promise<SignedInAgain> {
  try {
    const response = await ask(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    if (response.type !== 'opaqueredirect' && response.status !== 303)
      return outcomes[response.status] ?? 'refused';
    const { status } = await ask('/api/crm/clients?limit=1');
    return status === 401 ? 'more' : 'open';
  } catch {
    return 'unavailable';
  }
}
