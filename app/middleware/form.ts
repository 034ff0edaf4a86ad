import { data } from 'react-router';

/**
 * The form that a request carries.
 *
 * @throws a 405 of the page for any method but that of forms, a 400 for a body that is none
 */
export async function formOf(request: Request): Promise<FormData> {
  if (request.method !== 'POST') throw data(null, { status: 405 });
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
