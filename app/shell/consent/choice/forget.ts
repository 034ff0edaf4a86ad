import type { Settings } from '#app/domain/consent/categories.ts';
import { withdrawnKeys } from '#app/domain/privacy/storage-inventory.ts';

/** Deletes every key and cookie of categories without consent, according to the inventory. */
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
      // The browser notifies only other tabs; notify this one too, so that components showing the value update.
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }
  } catch {
    // Storage denied: there is nothing stored.
  }
}

/** A tag sets its cookies on the broadest possible domain; a cookie can be deleted only by naming its own domain. */
function cookieDomains(host: string): string[] {
  const labels = host.split('.');
  const domains = labels.map((_, at) => labels.slice(at).join('.'));
  return ['', ...domains.map((domain) => `; domain=${domain}`)];
}
