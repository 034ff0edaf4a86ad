import { longestOrigin } from '#app/domain/leads/form-fields.ts';
import { parseAddress } from '#app/i18n/address.ts';
import { screenIds, type ScreenId } from '#app/i18n/paths.ts';

/** Where a visitor comes from, as far as the address of the contact page tells. */
export interface Origin {
  /** The page or tool that the message is about. */
  screen: ScreenId | null;
  /** Path and query of the tool whose result is attached, or empty. */
  result: string;
}

/**
 * Reads `?service=<screen id>`, which says what the message is about, and `?depuis=<path>`, the shared link of a tool's
 * result. What is no page of ours counts as absent.
 */
export function readOrigin(query: URLSearchParams): Origin {
  const result = readResult(query.get('depuis') ?? '');
  const named = query.get('service');
  const screen = screenIds.find((id) => id === named) ?? null;
  return { screen: screen ?? screenOf(result), result };
}

/** The path and query of one of our pages, or nothing. */
function readResult(text: string): string {
  const isPath = /^\/[^/\\]/.test(text) && text.length <= longestOrigin;
  return isPath && screenOf(text) ? text : '';
}

function screenOf(address: string): ScreenId | null {
  return address === '' ? null : parseAddress(address.split('?', 1)[0] ?? '').screen;
}
