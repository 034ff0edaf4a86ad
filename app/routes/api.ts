import { answerCall } from '#app/api/http/dispatch.ts';
import { sessionMiddleware } from '#app/middleware/session.ts';

/** Members of staff use the API with the session of their browser. */
export const middleware = [sessionMiddleware];

export const loader = answerCall;
export const action = answerCall;
