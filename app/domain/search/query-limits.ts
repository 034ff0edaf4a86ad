/** Limits of a query: characters (UTF-16 units) of a search and of a question, and number of terms. */
export const longestQuery = 200;
export const longestQuestion = 500;
export const mostWords = 16;
