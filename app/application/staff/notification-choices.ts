import {
  mailMeasures,
  notificationKinds,
  type NotificationChoices,
} from '#app/domain/notifications/kinds.ts';
import { formText } from '#app/domain/form-text.ts';
import { recordOf } from '#app/domain/codec/record-of.ts';

/** The choices in a form; what it does not say stays as it was. */
export function choicesIn(form: FormData, before: NotificationChoices): NotificationChoices {
  return recordOf(notificationKinds, (kind) => {
    const mail = mailMeasures.find((each) => each === formText(form, `mail-${kind}`));
    // A box that is not ticked is not sent: whether the form had boxes is said apart.
    const push = form.has('with-push') && { push: form.has(`push-${kind}`) };
    return { ...before[kind], ...(mail && { mail }), ...push };
  });
}
