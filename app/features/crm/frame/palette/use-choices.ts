import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { FoundGroup, SearchPlace } from '#app/domain/crm/search/search-hits.ts';
import { searchWords } from '#app/domain/crm/search/search-words.ts';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { fill } from '#app/i18n/format.ts';
import { nullIfUnavailable } from '../../records/use-records.ts';
import { hitAddress, resultsAddress, stateText } from '../../search/found-place.ts';
import { useRead } from '../use-read.ts';
import { useWorkspace } from '../workspace.tsx';

/** An option of the palette: a command, or a record to open. */
export interface Choice {
  /** Stable key of the choice. */
  key: string;
  label: string;
  /** Label of the button that does the same, which finds the choice too. */
  button?: string;
  detail?: string;
  /** The part of the record's text that matched. */
  excerpt?: string;
  /** Shortcut of the same action. */
  keys?: readonly string[];
  /** Address to open, or action to run. */
  does: string | (() => void);
}

export interface Group {
  id: 'recent' | 'commands' | SearchPlace | 'all';
  choices: readonly Choice[];
}

/** Maximum number of records offered per kind. */
const offered = 6;

/** The palette's options, and whether they match the text: records arrive later than it is typed. */
export interface Choices {
  groups: readonly Group[];
  isCurrent: boolean;
}

/**
 * The palette's options for the typed text: recent choices first, then commands and records that the store finds.
 *
 * @param recent earlier choices, latest first
 */
export function useChoices(
  text: string,
  commands: readonly Choice[],
  recent: readonly Choice[],
): Choices {
  const { groups: records, isCurrent } = useRecords(text);
  const suits = (choice: Choice) => isFor(text, choice);
  const known = recent.map((choice) => commands.find(({ key }) => key === choice.key) ?? choice);
  const isRecent = new Set(recent.filter(suits).map(({ key }) => key));
  const fresh = (choices: readonly Choice[]) => choices.filter(({ key }) => !isRecent.has(key));
  const groups: Group[] = [
    { id: 'recent', choices: known.filter(suits) },
    { id: 'commands', choices: fresh(commands.filter(suits)) },
    ...records.map(({ id, choices }) => ({ id, choices: fresh(choices) })),
  ];
  return { groups: groups.filter(({ choices }) => choices.length > 0), isCurrent };
}

/** Whether a choice has every word of a text. */
export function isFor(text: string, { label, button = '' }: Choice): boolean {
  const own = normalizeForSearch(`${label} ${button}`);
  return searchWords(text).every((word) => own.includes(word));
}

const nothing: readonly Group[] = [];

/** Records that the store finds for the text; none while the store is unavailable. */
function useRecords(text: string): Choices {
  const { store, messages } = useWorkspace();
  const isEmpty = searchWords(text).length === 0;
  const find = async (): Promise<readonly Group[]> => {
    if (isEmpty) return nothing;
    const found = (await store.search({ text, limit: offered }).catch(nullIfUnavailable)) ?? [];
    if (found.length === 0) return nothing;
    const all: Choice = {
      key: 'all',
      label: fill(messages.palette.resultsFor, { text: text.trim() }),
      does: resultsAddress(text.trim()),
    };
    return [...found.map((group) => groupOf(group, messages)), { id: 'all', choices: [all] }];
  };
  const { data, isCurrent, error } = useRead(text, find);
  return { groups: isEmpty ? nothing : (data ?? nothing), isCurrent: isCurrent || error !== null };
}

function groupOf({ in: place, hits }: FoundGroup, messages: CrmCopy): Group {
  return {
    id: place,
    choices: hits.map((hit) => ({
      key: `${place}/${hit.id}`,
      label: hit.title,
      detail: stateText(messages, place, hit),
      excerpt: hit.excerpt,
      does: hitAddress(place, hit),
    })),
  };
}
