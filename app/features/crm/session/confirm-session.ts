import type { Fetch } from '#app/api/client/api-client.ts';

/** Outcome of a confirmation of the signed-in user. */
export type ConfirmOutcome = 'confirmed' | 'refused' | 'wait' | 'unavailable';

const outcomes: Readonly<Record<number, ConfirmOutcome>> = { 403: 'refused', 429: 'wait' };

/** Sends password and code to the page's own address; the redirect of the response is not followed. */
export async function confirmSession(
  path: string,
  { password, code }: { password: string; code: string },
  fetchFn: Fetch = (address, init) => fetch(address, init),
): Promise<ConfirmOutcome> {
  const fields = { intent: 'confirm', 'confirm-password': password, 'confirm-code': code };
  try {
    const { type, status } = await fetchFn(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    if (type === 'opaqueredirect' || status === 303) return 'confirmed';
    return outcomes[status] ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/**
 * Wraps API calls for sensitive operations: a call rejected because it needs a confirmation waits for one, and is then
 * repeated.
 *
 * @param confirm resolves to whether the user confirmed
 */
export function withConfirmation(
  fetchFn: Fetch,
  confirm: (needed: { hasSecondStep: boolean }) => Promise<boolean>,
): Fetch {
  return async (path, init) => {
    const response = await fetchFn(path, init);
    if (response.status !== 403) return response;
    const problem: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    if (!isConfirmationRequired(problem)) return response;
    return (await confirm(problem)) ? fetchFn(path, init) : response;
  };
}

function isConfirmationRequired(problem: unknown): problem is { hasSecondStep: boolean } {
  return (
    typeof problem === 'object' &&
    problem !== null &&
    'code' in problem &&
    problem.code === 'confirmation-required'
  );
}
