import type { AccountNotificationsCopy } from '#app/content/staff/notifications/shape.ts';
import {
  mailMeasures,
  notificationKinds,
  type NotificationKind,
} from '#app/domain/notifications/kinds.ts';
import type { AccountView, StaffAnswer } from '#app/domain/staff/answer.ts';
import { fill } from '#app/i18n/format.ts';
import { DevicePush } from './device-push.tsx';
import { StaffForm } from './staff-form.tsx';

/** Which notifications the user gets by mail, and in their browsers where Web Push is configured. */
export function NotificationChoices({
  copy,
  busy,
  choices,
  push,
  answer,
}: {
  copy: AccountNotificationsCopy;
  busy: string;
  choices: AccountView['choices'];
  push: AccountView['push'];
  answer: StaffAnswer | undefined;
}) {
  return (
    <section id="notifications" className="grid gap-5">
      <h2 className="heading">{copy.title}</h2>
      <p className="text-dust">{copy.lead}</p>
      <StaffForm intent="notification-choices" submit={copy.submit} busy={busy} isPrimary={false}>
        {push && <input type="hidden" name="with-push" value="1" />}
        <ul className="grid gap-3">
          {notificationKinds.map((kind) => (
            <KindRow
              key={kind}
              copy={copy}
              kind={kind}
              choice={choices[kind]}
              asksPush={push !== null}
            />
          ))}
        </ul>
        <p role="status" className="min-h-6 text-band-green">
          {answer && answer.problem === null && copy.saved}
        </p>
      </StaffForm>
      {push && <DevicePush copy={copy.push} push={push} />}
    </section>
  );
}

function KindRow({
  copy,
  kind,
  choice,
  asksPush,
}: {
  copy: AccountNotificationsCopy;
  kind: NotificationKind;
  choice: AccountView['choices'][NotificationKind];
  asksPush: boolean;
}) {
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-b border-line pb-3 sm:grid-cols-[1fr_auto_14rem]">
      <label htmlFor={`mail-${kind}`} className={asksPush ? undefined : 'sm:col-span-2'}>
        {copy.kinds[kind]}
      </label>
      {asksPush && (
        <label className="flex min-h-control items-center gap-2">
          <input
            type="checkbox"
            name={`push-${kind}`}
            className="checkbox"
            defaultChecked={choice.push}
            aria-label={fill(copy.push.box, { kind: copy.kinds[kind] })}
          />
          {copy.push.short}
        </label>
      )}
      <select
        id={`mail-${kind}`}
        name={`mail-${kind}`}
        className="input dropdown"
        aria-label={fill(copy.mail, { kind: copy.kinds[kind] })}
        defaultValue={choice.mail}
      >
        {mailMeasures.map((measure) => (
          <option key={measure} value={measure}>
            {copy.measures[measure]}
          </option>
        ))}
      </select>
    </li>
  );
}
