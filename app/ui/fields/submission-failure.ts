export type SubmissionFailure = 'offline' | 'failed';

/** Whether what a form was answered with says that it has no answer. */
export const isSubmissionFailure = (is: unknown): is is SubmissionFailure =>
  is === 'offline' || is === 'failed';

/**
 * Why a form that was sent by scripts has no answer. Without a connection, `fetch` throws a TypeError; anything else, such
 * as a proxy's error page, is not the visitor's.
 *
 * @throws the error itself where it is a response, such as a redirect
 */
export function submissionFailure(error: unknown): SubmissionFailure {
  if (error instanceof Response) throw error;
  return error instanceof TypeError ? 'offline' : 'failed';
}
