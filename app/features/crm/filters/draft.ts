/** Parameters while they are typed, and those of the address. */
export interface Draft {
  readonly values: Values;
  /** The last known address. */
  readonly seen: string;
  /** The query of the address, followed by queries written to it that have not yet taken effect. */
  readonly sent: readonly string[];
  /** Number of addresses adopted. */
  readonly adopted: number;
}

export type Values = Readonly<Record<string, string>>;

const valuesOf = (query: string): Values => Object.fromEntries(new URLSearchParams(query));

export const draftOf = (address: string): Draft => ({
  values: valuesOf(address),
  seen: address,
  sent: [address],
  adopted: 0,
});

export const typed = (draft: Draft, part: Values): Draft => ({
  ...draft,
  values: { ...draft.values, ...part },
});

export const withSent = (draft: Draft, query: string): Draft => ({
  ...draft,
  sent: [...draft.sent, query],
});

/** The draft at an address: a query written earlier may arrive late; any other is adopted. */
export function arrivedAt(draft: Draft, address: string): Draft {
  if (draft.seen === address) return draft;
  const at = draft.sent.indexOf(address);
  return at === -1
    ? { ...draftOf(address), adopted: draft.adopted + 1 }
    : { ...draft, seen: address, sent: draft.sent.slice(at) };
}
