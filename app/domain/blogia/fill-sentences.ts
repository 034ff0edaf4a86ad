import type { Random } from '../random.ts';
import type { Phrases } from './phrases.ts';
import { keyphraseOf, type BlogRequest } from './prompts.ts';

export type Places = Record<string, string>;

export function placesOf(request: BlogRequest, { readers }: Phrases): Places {
  const phrase = keyphraseOf(request);
  const topic = request.topic.trim();
  return {
    phrase,
    Phrase: capital(phrase),
    topic,
    Topic: capital(topic),
    readers: readers[request.targetAudience],
  };
}

/** A sentence whose `{names}` are replaced by their values; names without a value stay. */
export function filled(sentence: string, places: Places): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place);
}

/** Capitalizes the first letter, except for names that contain a capital further on: iPhone, eBay. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}(?!\p{Ll}*\p{Lu})/u, (first) => first.toUpperCase());
}

/** At most `count` random values of a list, in its order. */
export function drawn<Value>(random: Random, values: readonly Value[], count: number): Value[] {
  return values
    .map((value, index) => ({ value, index, chance: random() }))
    .toSorted((one, other) => one.chance - other.chance)
    .slice(0, count)
    .toSorted((one, other) => one.index - other.index)
    .map(({ value }) => value);
}
