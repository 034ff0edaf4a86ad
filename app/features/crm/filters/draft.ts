/** Parameters as they are being typed, and what the address has of them. */
export interface Draft {
  readonly values: Values;
  /** The address as it was last seen. */
  readonly seen: string;
  /** What the address has and, after it, what it was told and does not have yet. */
  readonly told: readonly string[];
  /** Number of addresses taken over. */
  readonly adopted: number;
}

export type Values = Readonly<Record<string, string>>;

const valuesOf = (query: string): Values => Object.fromEntries(new URLSearchParams(query));

export const draftOf = (address: string): Draft => ({
  values: valuesOf(address),
  seen: address,
  told: [address],
  adopted: 0,
});

export const typed = (draft: Draft, part: Values): Draft => ({
  ...draft,
  values: { ...draft.values, ...part },
});

export const tellingAddress = (draft: Draft, query: string): Draft => ({
  ...draft,
  told: [...draft.told, query],
});

/** The draft at an address: what it was told earlier may arrive late, and anything else is taken over. */
export function arrivedAt(draft: Draft, address: string): Draft {
  if (draft.seen === address) return draft;
  const at = draft.told.indexOf(address);
  return at === -1
    ? { ...draftOf(address), adopted: draft.adopted + 1 }
    : { ...draft, seen: address, told: draft.told.slice(at) };
}
