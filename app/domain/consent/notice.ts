/** Time between page load and banner, in milliseconds. Source: specification A §4.2. */
export const bannerDelay = 2000;

/** Element id of the static HTML banner, shown until React's replaces it. */
export const noticeId = 'consent';

/** URL of the script that shows it, without the language at the end. */
export const noticePath = '/ask/';

/** The choices it offers, as values of its buttons. */
export type Answer = 'everything' | 'necessary' | 'customize';
