import { sessionMiddleware } from '#app/middleware/session.ts';

/** Around every address of the API: whoever is signed in may use it as the screens do. */
export const middleware = [sessionMiddleware];
