import type { CaseId, Progress } from '#app/domain/cases/cases.ts';
import { amountOf } from '../claims.ts';

const growth = amountOf('caseTraffic');
const months = amountOf('caseMonths');
const wholeStay: Progress = { reached: months, goal: months };
const done: Progress = { reached: 1, goal: 1 };

/** Goals without a source in the specification: pages call them examples. */
export const exampleGoals = { keywords: 50, reviews: 40, clicks: 600 } as const;

/** Progress of each case's three results, in order. */
export const progress = {
  'katz-sport': [
    // 214 of 314 visits are new.
    { reached: growth, goal: 100 + growth },
    { reached: amountOf('caseKeywords'), goal: exampleGoals.keywords },
    wholeStay,
  ],
  'clinique-rfs': [
    { reached: amountOf('caseRating'), goal: 5 },
    { reached: amountOf('caseReviews'), goal: exampleGoals.reviews },
    wholeStay,
  ],
  'concept-m': [{ reached: amountOf('caseClicks'), goal: exampleGoals.clicks }, done, wholeStay],
  'literie-amitie': [
    { reached: amountOf('caseTopThree'), goal: amountOf('caseTopThree') },
    done,
    wholeStay,
  ],
} as const satisfies Record<CaseId, readonly [Progress, Progress, Progress]>;
