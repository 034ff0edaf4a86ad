/** Time between the page's load and the banner, in milliseconds. Source: specification A §4.2. */
export const bannerDelay = 2000;

/** Element id of the banner as plain HTML, which stands until React's. */
export const noticeId = 'consent';

/** Address of the script that shows it, without the language at the end. */
export const noticePath = '/ask/';

/** The answers that it offers, as values of its buttons. */
export type Answer = 'everything' | 'necessary' | 'customize';
