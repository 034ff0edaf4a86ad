import { useState, useSyncExternalStore } from 'react';
import type { AccountNotificationsCopy } from '#app/content/staff/notifications/shape.ts';
import type { AccountView } from '#app/domain/staff/answer.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import {
  pushState,
  turnPushOff,
  turnPushOn,
  type PushState,
} from '../notifications/browser-push.ts';
import { Problem } from './staff-form.tsx';

/** Whether this browser shows the account's notifications, and the button that changes it. */
export function DevicePush({
  copy,
  push: { publicKey, browsers, isHere },
}: {
  copy: AccountNotificationsCopy['push'];
  push: NonNullable<AccountView['push']>;
}) {
  const { language } = useVisit();
  const [changed, setChanged] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // The permission is known only in the browser, after the page has loaded.
  const found = useSyncExternalStore(
    never,
    () => pushState(isHere),
    () => null,
  );
  const state = changed ?? found;

  async function change() {
    setBusy(true);
    setFailed(false);
    try {
      setChanged(await (state === 'on' ? turnPushOff() : turnPushOn(publicKey)));
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  const others = browsers - (isHere ? 1 : 0);
  return (
    <section className="grid gap-3" aria-labelledby="device-push">
      <h3 id="device-push" className="font-semibold">
        {copy.title}
      </h3>
      <p className="text-dust">{copy.lead}</p>
      <noscript>
        <p>{copy.needsScript}</p>
      </noscript>
      <p role="status" className="min-h-6">
        {state && copy.states[state]}
      </p>
      {others > 0 && <p className="text-dust">{plural(language, browsers, copy.browsers)}</p>}
      {hasFailed && <Problem text={copy.failed} />}
      {(state === 'on' || state === 'off') && (
        <button
          type="button"
          className="button justify-self-start disabled:opacity-60"
          disabled={isBusy}
          onClick={() => void change()}
        >
          {isBusy ? copy.busy : state === 'on' ? copy.turnOff : copy.turnOn}
        </button>
      )}
    </section>
  );
}

const never = () => () => undefined;
