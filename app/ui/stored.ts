import { useSyncExternalStore } from 'react';

/** A value that this browser keeps under one key: the same in every tab, or for one tab's visit only. */
export interface Stored<Value> {
  readonly key: string;
  /** The value kept, or the default where there is none or it cannot be read. The same object until it changes. */
  readonly read: () => Value;
  /**
   * Keeps a value and tells every tab. It holds for this page even where storage is denied.
   *
   * @returns whether it will still be there on the next load
   */
  readonly write: (value: Value) => boolean;
  /** Forgets the value, in every tab. */
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** What the server, which cannot know better, shows. */
  readonly initial: Value;
}

/** What a stored value asks of the browser's own storage. */
type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let mayOutlastVisit = () => false;

/** Sets who says, from now on, whether what tools keep may outlast the visit. */
export function letToolsKeep(isAllowed: () => boolean): void {
  mayOutlastVisit = isAllowed;
}

/**
 * Where tools keep what the visitor works on: for this visit, as the service asked for needs it, and for later ones only
 * as far as the visitor allows. What was kept for the visit is found again once more is allowed.
 */
export function toolStorage(): Keeper {
  return {
    getItem: (key) =>
      (mayOutlastVisit() ? localStorage.getItem(key) : null) ?? sessionStorage.getItem(key),
    setItem(key, text) {
      const [kept, other] = mayOutlastVisit()
        ? [localStorage, sessionStorage]
        : [sessionStorage, localStorage];
      kept.setItem(key, text);
      other.removeItem(key);
    },
    removeItem(key) {
      localStorage.removeItem(key);
      sessionStorage.removeItem(key);
    },
  };
}

/**
 * @param parse makes a value of whatever stands under the key: JSON of any shape, of an older version too, or null when
 *   there is nothing or it is no JSON. It never throws.
 * @param storage which of the browser's two, session storage lasting as long as the tab; or `toolStorage`
 */
export function createStored<Value>(
  key: string,
  parse: (json: unknown) => Value,
  storage: () => Keeper = () => localStorage,
): Stored<Value> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let value = parse(null);
  let isDenied = false;

  const accept = (next: string | null) => {
    if (next === text) return;
    text = next;
    value = parse(parseJson(next));
  };
  const tell = () => listeners.forEach((listener) => listener());
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };
  return {
    key,
    initial: value,
    read() {
      if (!isDenied) accept(textUnder(storage, key));
      return value;
    },
    write(next) {
      const kept = JSON.stringify(next);
      try {
        storage().setItem(key, kept);
        isDenied = false;
      } catch {
        isDenied = true;
      }
      accept(kept);
      tell();
      return !isDenied;
    },
    clear() {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was kept where nothing can be.
      }
      accept(null);
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

export function useStored<Value>(stored: Stored<Value>): Value {
  return useSyncExternalStore(stored.subscribe, stored.read, () => stored.initial);
}

function textUnder(storage: () => Keeper, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
