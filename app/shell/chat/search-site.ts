import { isOnSite } from '#app/domain/chat/conversation.ts';
import type { QuotedPassage } from '#app/domain/chat/script.ts';
import { parseAddress } from '#app/i18n/address.ts';
import type { Language } from '#app/i18n/languages.ts';

/** Response of the site's search; see routes/data/search.ts. */
interface SearchAnswer {
  remark?: string;
  results: { title: string; passage: string; address: string }[];
}

/** Maximum length of a query sent to the search, in characters: enough for its keywords. */
const longestQuestion = 200;

/** The site's best passage for a question, or null when there is none or the search failed. */
export async function searchSite(
  question: string,
  language: Language,
  signal: AbortSignal,
): Promise<QuotedPassage | null> {
  try {
    const query = new URLSearchParams({ q: question.slice(0, longestQuestion), lang: language });
    const response = await fetch(`/search.json?${query}`, { signal });
    if (!response.ok) return null;
    const { results, remark } = (await response.json()) as SearchAnswer;
    const [best] = results;
    if (!best || !isOnSite(best.address)) return null;
    const { title, passage: text } = best;
    return { title, text, target: bareTarget(best.address), ...(remark && { remark }) };
  } catch {
    return null;
  }
}

/** Without the language prefix, which links get from their page. */
function bareTarget(address: `/${string}`): `/${string}` {
  const { pathname, search, hash } = new URL(address, window.location.origin);
  const { path } = parseAddress(pathname);
  return `/${path.slice(1)}${search}${hash}`;
}
