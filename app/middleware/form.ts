import { data } from 'react-router';

/**
 * The submitted form.
 *
 * @throws a 405 for methods other than POST, a 400 for a body that is not a form
 */
export async function formOf(request: Request): Promise<FormData> {
  if (request.method !== 'POST') throw data(null, { status: 405 });
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
