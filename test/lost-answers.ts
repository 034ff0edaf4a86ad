import type { Fetch } from '#app/api/client/api-client.ts';

/** A connection that loses the first response to a change after the server has made it. */
export function losingFirstAnswer(fetchFn: Fetch): Fetch {
  let isLost = false;
  return async (path, init) => {
    const answer = await fetchFn(path, init);
    if (isLost || init?.method === 'GET') return answer;
    isLost = true;
    throw new TypeError('Failed to fetch');
  };
}
