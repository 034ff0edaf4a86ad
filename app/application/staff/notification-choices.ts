import { recordOf } from '#app/domain/codec/record-of.ts';
import { formText } from '#app/domain/form-text.ts';
import {
  mailMeasures,
  notificationKinds,
  type NotificationChoices,
} from '#app/domain/notifications/kinds.ts';

/** The choices in a form; missing ones stay unchanged. */
export function choicesIn(form: FormData, before: NotificationChoices): NotificationChoices {
  return recordOf(notificationKinds, (kind) => {
    const mail = mailMeasures.find((each) => each === formText(form, `mail-${kind}`));
    // Unchecked boxes are not submitted: a separate field tells whether the form had them.
    const push = form.has('with-push') && { push: form.has(`push-${kind}`) };
    return { ...before[kind], ...(mail && { mail }), ...push };
  });
}
