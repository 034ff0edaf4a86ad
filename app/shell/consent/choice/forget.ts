import type { Settings } from '#app/domain/consent/categories.ts';
import { withdrawnKeys } from '#app/domain/privacy/storage-inventory.ts';

/** Deletes every key and cookie of the categories that the settings do not grant, by the inventory. */
export function forgetWithdrawn(settings: Settings): void {
  forgetIn(() => localStorage, 'local', settings);
  forgetIn(() => sessionStorage, 'session', settings);
  const cookies = document.cookie.split(/;\s*/).map((pair) => pair.split('=', 1)[0] ?? '');
  for (const name of withdrawnKeys(settings, 'cookie', cookies)) {
    for (const domain of cookieDomains(location.hostname)) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

function forgetIn(area: () => Storage, place: 'local' | 'session', settings: Settings): void {
  try {
    const storage = area();
    for (const key of withdrawnKeys(settings, place, Object.keys(storage))) {
      storage.removeItem(key);
      // The browser notifies the other tabs only; notify this one, so that what shows the value follows.
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }
  } catch {
    // Storage denied: there is nothing in it.
  }
}

/** A tag sets its cookies on the widest domain it may; a cookie goes only when its own domain is named. */
function cookieDomains(host: string): string[] {
  const labels = host.split('.');
  const domains = labels.map((_, at) => labels.slice(at).join('.'));
  return ['', ...domains.map((domain) => `; domain=${domain}`)];
}
