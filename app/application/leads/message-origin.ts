import { contentOf } from '#app/content/content.ts';
import { longestOrigin } from '#app/domain/leads/contact/form-fields.ts';
import { parseAddress } from '#app/i18n/address.ts';
import type { Language } from '#app/i18n/languages.ts';
import { screenIds, type ScreenId } from '#app/i18n/paths.ts';

/** Where a visitor comes from, according to the contact page's query string. */
export interface Origin {
  /** Page or tool that the message is about. */
  screen: ScreenId | null;
  /** Path and query of the attached tool result; empty if there is none. */
  result: string;
}

/**
 * Reads `?service=<screen id>`, the subject, and `?depuis=<path>`, the shared link of a tool's result. Paths that are
 * not pages of ours are ignored.
 */
export function readOrigin(query: URLSearchParams): Origin {
  const result = readResult(query.get('depuis') ?? '');
  const named = query.get('service');
  const screen = screenIds.find((id) => id === named) ?? null;
  return { screen: screen ?? screenOf(result), result };
}

/** The text if it is the path of one of our pages, else empty. */
function readResult(text: string): string {
  const isPath = /^\/[^/\\]/.test(text) && text.length <= longestOrigin;
  return isPath && screenOf(text) ? text : '';
}

/** Name of the page that a message came from, in the given language; the address of a page that is not ours. */
export function pageNameOf(page: string, language: Language): string {
  const screen = screenOf(page);
  return screen ? contentOf(language).screens[screen].name : page;
}

function screenOf(address: string): ScreenId | null {
  return address === '' ? null : parseAddress(address.split('?', 1)[0] ?? '').screen;
}
