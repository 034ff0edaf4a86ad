/**
 * Whether the company, its people, clients, quotes, figures and rating are the samples of the specification. While they
 * are, pages mark them as such. An agency that has put its own facts in their place says `false`.
 */
export const isSample: boolean = true;

/** Words that say that something is a sample, while it is one. */
export function whileSample(words: string, otherwise = ''): string {
  return isSample ? words : otherwise;
}
