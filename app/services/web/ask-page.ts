import { decodeText } from './decode-text.ts';
import { readHtml } from './read-html.ts';
import { siteOf } from './same-site.ts';
import type { WebAnswer, WebClient, WebRequest } from './web-client.ts';

/** Maximum number of consecutive client-side redirects. */
const mostRefreshes = 3;

/** Longer pages contain more than a redirect. */
const longestRefresh = 20_000;

/** Requests a page, and follows client-side redirects by `http-equiv=refresh` or a page that is only a script. */
export async function askPage(client: WebClient, request: WebRequest): Promise<WebAnswer> {
  let answer = await client.ask(request);
  for (let count = 0; count < mostRefreshes; count++) {
    const next = refreshOf(answer);
    if (next === null) break;
    const redirect = { from: answer.url, to: next, status: answer.status ?? 200 };
    // oxlint-disable-next-line no-await-in-loop -- each page tells the next
    const following = await client.ask({ ...request, url: next });
    const redirects = [...answer.redirects, redirect, ...following.redirects];
    answer = { ...following, asked: answer.asked, redirects };
  }
  return answer;
}

/** Search engines treat such a page as a redirect. */
function refreshOf({ status, url, body, headers }: WebAnswer): string | null {
  const isPage = status === 200 && /html/i.test(headers['content-type'] ?? 'html');
  if (!isPage || body.bytes.length > longestRefresh) return null;
  const { text } = decodeText(body.bytes, headers['content-type']);
  const next = /http-equiv|location/i.test(text) ? readHtml(text, url).refresh : null;
  return next !== null && next !== url && siteOf(url)(next) ? next : null;
}
