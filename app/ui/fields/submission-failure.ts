export type SubmissionFailure = 'offline' | 'failed';

/** Whether a form's result means that it got no response. */
export const isSubmissionFailure = (is: unknown): is is SubmissionFailure =>
  is === 'offline' || is === 'failed';

/**
 * Why a form submitted by scripts got no response. Without a connection, `fetch` throws a TypeError; any other cause,
 * such as a proxy's error page, is not on the visitor's side.
 *
 * @throws the error itself if it is a response, such as a redirect
 */
export function submissionFailure(error: unknown): SubmissionFailure {
  if (error instanceof Response) throw error;
  return error instanceof TypeError ? 'offline' : 'failed';
}
