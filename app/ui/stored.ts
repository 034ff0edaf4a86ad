import { useSyncExternalStore } from 'react';

/** A value stored in this browser under one key: shared by all tabs, or for one tab's visit only. */
export interface Stored<Value> {
  readonly key: string;
  /** The stored value, or the default where there is none or it is invalid. The same object until it changes. */
  readonly read: () => Value;
  /**
   * Stores a value and notifies every tab. It holds for this page even where storage is denied.
   *
   * @returns whether it persists to the next load
   */
  readonly write: (value: Value) => boolean;
  /** Deletes the value, in every tab. */
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The default, which the server renders. */
  readonly initial: Value;
}

/** The part of the Storage API that a stored value uses. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let isGranted = (_: 'functional' | 'preferences') => false;

/** Sets the function that decides what may be stored beyond the visit: data of tools, and preferences. */
export function allowStorage(isAllowed: typeof isGranted): void {
  isGranted = isAllowed;
}

const isPersistent = () => isGranted('functional');

/** Storage for choices that the site remembers by itself: none without consent to preferences. */
export function preferenceStorage(): TextStorage {
  return isGranted('preferences')
    ? localStorage
    : { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
}

/**
 * Storage for the tools' data: session storage, as necessary for the requested service, and local storage only with
 * consent. Data of the visit remains readable once consent is given.
 */
export function toolStorage(): TextStorage {
  return {
    getItem: (key) =>
      (isPersistent() ? localStorage.getItem(key) : null) ?? sessionStorage.getItem(key),
    setItem(key, text) {
      const [chosen, other] = isPersistent()
        ? [localStorage, sessionStorage]
        : [sessionStorage, localStorage];
      chosen.setItem(key, text);
      other.removeItem(key);
    },
    removeItem(key) {
      localStorage.removeItem(key);
      sessionStorage.removeItem(key);
    },
  };
}

/**
 * @param parse makes a value from the stored JSON of any shape or version; null when it is missing or invalid. It never
 * throws.
 * @param storage local or session storage, which lasts as long as the tab; or `toolStorage`
 */
export function createStored<Value>(
  key: string,
  parse: (json: unknown) => Value,
  storage: () => TextStorage = () => localStorage,
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
      const serialized = JSON.stringify(next);
      try {
        storage().setItem(key, serialized);
        isDenied = false;
      } catch {
        isDenied = true;
      }
      accept(serialized);
      tell();
      return !isDenied;
    },
    clear() {
      try {
        storage().removeItem(key);
      } catch {
        // Storage unavailable: nothing to delete.
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

function textUnder(storage: () => TextStorage, key: string): string | null {
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
