/** A part of a URL, decoded; unchanged if its escapes are invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const withoutFragment = (url: string): string => url.replace(/#.*/s, '');
