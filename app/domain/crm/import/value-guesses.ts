import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import type { ClientStatus } from '../records/entities.ts';

/** Fields whose values in a file are mapped to those of the CRM. */
export const mappedFields = ['status', 'assignedTo', 'sector'] as const;
export type MappedField = (typeof mappedFields)[number];

/** A value in a file, with its most likely equivalent. */
export interface ValueGuess {
  field: MappedField;
  /** The original text. */
  text: string;
  /** Number of rows with it. */
  rows: number;
  guess: string;
  /** Whether it is already a value of the CRM, ignoring accents and case. */
  isKnown: boolean;
}

/** The value chosen for each text of a file, by field. */
export type ValueChoices = Readonly<Record<MappedField, ReadonlyMap<string, string>>>;

/** Existing values of the CRM. */
export interface KnownValues {
  team: readonly string[];
  sectors: readonly string[];
}

const statusWords: ReadonlyMap<string, ClientStatus> = new Map(
  Object.entries({
    actif: 'active',
    active: 'active',
    activo: 'active',
    activa: 'active',
    client: 'active',
    prospect: 'prospect',
    prospective: 'prospect',
    prospecto: 'prospect',
    potencial: 'prospect',
    potenciale: 'prospect',
    lead: 'prospect',
    inactif: 'inactive',
    inactive: 'inactive',
    inactivo: 'inactive',
    inactiva: 'inactive',
  } as const),
);

/** Word parts that hint at a status. The first match wins: « inactif » contains « actif ». */
const statusHints: readonly (readonly [RegExp, ClientStatus])[] = [
  [
    /inact|perdu|perdido|lost|ancien|former|antigu|ferme|closed|cerrad|archiv|annul|cancel|past|pause|suspend|resili/,
    'inactive',
  ],
  [
    /prospect|lead|potenti|potenci|piste|suspect|contact|relanc|froid|cold|tiede|warm|chaud|hot|interess|interes|nouveau|new|nuevo|soumission|devis|quote|negoci/,
    'prospect',
  ],
  [
    /acti|client|cours|curso|current|ongoing|signe|signed|firmad|gagne|won|ganad|customer|vip|regulier|regular|ouvert|open/,
    'active',
  ],
];

/** The status that a word in three languages means; null if unknown. */
export function statusOf(word: string): ClientStatus | null {
  return statusWords.get(singularOf(word)) ?? null;
}

/** Guesses for the values of a file: those unknown to the CRM first, most frequent first. */
export function guessValues(
  counts: Readonly<Record<MappedField, ReadonlyMap<string, number>>>,
  { team, sectors }: KnownValues,
): ValueGuess[] {
  const spelled = commonSpellings(counts.sector, sectors);
  const guesses: Readonly<Record<MappedField, (text: string) => Guess>> = {
    status: guessStatus,
    assignedTo: (text) => guessOwner(text, team),
    sector: (text) => guessSector(text, spelled, sectors),
  };
  const all = mappedFields.flatMap((field) =>
    [...counts[field]]
      .toSorted(([, a], [, b]) => b - a)
      .map(([text, rows]): ValueGuess => ({ field, text, rows, ...guesses[field](text) })),
  );
  return all.toSorted((a, b) => Number(a.isKnown) - Number(b.isKnown));
}

/** The guesses as choices. */
export function choicesOf(guesses: readonly ValueGuess[]): ValueChoices {
  const of = (wanted: MappedField) =>
    new Map(guesses.flatMap(({ field, text, guess }) => (field === wanted ? [[text, guess]] : [])));
  return { status: of('status'), assignedTo: of('assignedTo'), sector: of('sector') };
}

type Guess = Pick<ValueGuess, 'guess' | 'isKnown'>;

function guessStatus(text: string): Guess {
  const known = statusOf(text);
  if (known) return { guess: known, isKnown: true };
  const plain = normalizeForSearch(text);
  const hint = statusHints.find(([parts]) => parts.test(plain));
  return { guess: hint?.[1] ?? 'prospect', isKnown: false };
}

/**
 * An account matched by its name in any order, by a part of it or by its initials, if unambiguous; otherwise the text
 * itself.
 */
function guessOwner(text: string, team: readonly string[]): Guess {
  const plain = normalizeForSearch(text);
  const same = team.find((name) => normalizeForSearch(name) === plain);
  if (same !== undefined) return { guess: same, isKnown: true };
  const wanted = namePartsOf(plain.includes('@') ? (plain.split('@')[0] ?? '') : plain);
  const initials = wanted.join('');
  const only = (fits: (parts: readonly string[]) => boolean) => {
    const found = team.filter((name) => fits(namePartsOf(normalizeForSearch(name))));
    return found.length === 1 ? found[0] : undefined;
  };
  const guess =
    only((parts) => wanted.length > 0 && wanted.every((part) => parts.includes(part))) ??
    only((parts) => initials.length > 1 && parts.map((part) => part[0]).join('') === initials);
  return { guess: guess ?? text, isKnown: false };
}

const namePartsOf = (name: string): string[] => name.match(/[\p{L}\p{N}]+/gu) ?? [];

function guessSector(
  text: string,
  spelled: ReadonlyMap<string, string>,
  sectors: readonly string[],
): Guess {
  const guess = spelled.get(singularOf(text)) ?? text;
  const plain = normalizeForSearch(text);
  return { guess, isKnown: sectors.some((sector) => normalizeForSearch(sector) === plain) };
}

/** One spelling per sector, regardless of case, accents and plural: the CRM's, otherwise the file's most frequent. */
function commonSpellings(
  counts: ReadonlyMap<string, number>,
  sectors: readonly string[],
): ReadonlyMap<string, string> {
  const byCount = [...counts].toSorted(([, a], [, b]) => a - b).map(([text]) => text);
  return new Map([...byCount, ...sectors].map((text) => [singularOf(text), text]));
}

/** Words without case, accents, punctuation and plural endings. */
function singularOf(text: string): string {
  const words = namePartsOf(normalizeForSearch(text));
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)).join('');
}
