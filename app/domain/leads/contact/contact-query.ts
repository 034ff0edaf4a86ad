import { formFields } from './form-fields.ts';

/**
 * Query parameters that link a page to the contact form.
 *
 * @param screen id of the page or service that the message is about
 * @param result path and query of a tool's shared link; its result is attached to the message
 */
export function contactQuery(screen: string, result = ''): string {
  const query = new URLSearchParams({ [formFields.screen]: screen });
  if (result !== '') query.set(formFields.result, result);
  return `?${query.toString()}`;
}
