import { formFields } from './form-fields.ts';

/**
 * The query by which a page hands its visitor over to the contact form.
 *
 * @param screen id of the page or service that the message is about
 * @param result path and query of a tool's shared link; the form takes along what it holds
 */
export function contactQuery(screen: string, result = ''): string {
  const query = new URLSearchParams({ [formFields.screen]: screen });
  if (result !== '') query.set(formFields.result, result);
  return `?${query.toString()}`;
}
