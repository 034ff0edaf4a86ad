import { answerCall } from '#app/api/http/dispatch.ts';
import { sessionMiddleware } from '#app/middleware/session.ts';

/** Staff use the API with their browser session. */
export const middleware = [sessionMiddleware];

export const loader = answerCall;
export const action = answerCall;
