import { defaultSignals, signalsOf, wantsTag } from '#app/domain/consent/consent-mode.ts';
import type { ConsentStatus } from '#app/domain/consent/status.ts';
import { consentEvent } from './choose.ts';
import { forgetWithdrawn } from './forget.ts';

declare global {
  interface Window {
    /** The queue through which the page passes commands to Google's tags. */
    dataLayer?: unknown[];
  }
}

let isStarted = false;
let isLoaded = false;

/**
 * Applies the choice to a configured tag: all seven signals first, the script only once measurement or advertising is
 * granted. A loaded script cannot be unloaded, so a withdrawal in this tab reloads the page without it.
 */
export function keepTagTo(status: ConsentStatus, address: string): void {
  if (!isStarted) start(status);
  if (status.kind !== 'valid') return;
  const { settings } = status.record;
  tell('consent', 'update', signalsOf(settings));
  if (isLoaded || !wantsTag(settings)) return;
  isLoaded = true;
  tell('js', new Date());
  const id = new URL(address).searchParams.get('id');
  if (id) tell('config', id);
  document.head.append(
    Object.assign(document.createElement('script'), { src: address, async: true }),
  );
}

function start(status: ConsentStatus): void {
  isStarted = true;
  tell('consent', 'default', defaultSignals);
  // Cookies that a tag wrote while a withdrawal reloaded the page.
  if (status.kind === 'valid') forgetWithdrawn(status.record.settings);
  window.addEventListener(consentEvent, ({ detail: { settings } }) => {
    if (isLoaded && !wantsTag(settings)) location.reload();
  });
}

/** Google's tags recognise a command only as an `arguments` object. */
function tell(..._command: unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}
