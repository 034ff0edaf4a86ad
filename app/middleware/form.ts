import { data } from 'react-router';

/**
 * The form that a request carries.
 *
 * @throws a 400 of the page for a body that is none
 */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
