import { isOnSite } from '#app/domain/chat/conversation.ts';
import type { Passage } from '#app/domain/chat/script.ts';
import { parseAddress } from '#app/i18n/address.ts';
import type { Language } from '#app/i18n/languages.ts';

/** Response of the site's search; see routes/search-json.ts. */
interface SearchAnswer {
  results: { title: string; passage: string; address: string }[];
}

/** Longest query sent to the search, in characters: enough for its keywords. */
const longestQuestion = 200;

/** The site's best passage for a question, or null when there is none or the search failed. */
export async function searchSite(
  question: string,
  language: Language,
  signal: AbortSignal,
): Promise<Passage | null> {
  try {
    const query = new URLSearchParams({ q: question.slice(0, longestQuestion), lang: language });
    const response = await fetch(`/search.json?${query}`, { signal });
    if (!response.ok) return null;
    const { results } = (await response.json()) as SearchAnswer;
    const [best] = results;
    if (!best || !isOnSite(best.address)) return null;
    return { title: best.title, text: best.passage, target: bareTarget(best.address) };
  } catch {
    return null;
  }
}

/** Without the language, which links take from their page. */
function bareTarget(address: `/${string}`): `/${string}` {
  const { pathname, search, hash } = new URL(address, window.location.origin);
  const { path } = parseAddress(pathname);
  return `/${path.slice(1)}${search}${hash}`;
}
