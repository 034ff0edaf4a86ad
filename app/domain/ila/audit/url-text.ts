/** A part of an address with its escapes read; as it stands where they cannot be. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const withoutFragment = (url: string): string => url.replace(/#.*/s, '');
