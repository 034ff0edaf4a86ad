import type { CaseId, Progress } from '#app/domain/cases/cases.ts';
import { amountOf } from '../claims.ts';

const growth = amountOf('caseTraffic');
const months = amountOf('caseMonths');
const wholeStay: Progress = { reached: months, goal: months };
const done: Progress = { reached: 1, goal: 1 };

/** Goals that no source states: pages call them examples. */
export const exampleGoals = { keywords: 50, reviews: 40, clicks: 600 } as const;

/** How far the three results of each case are, in their order. */
export const progress = {
  'katz-sport': [
    // Of every 314 visits of today, 214 are new.
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
