import type { WeeklyHours } from '../hours/weekly-hours.ts';

/** Results from the owner's exports: figures, dates and searches, but nothing about the authors of reviews. */

/** The business as stated in its Google Business Profile; empty texts if not given. */
export interface OwnerProfile {
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly town: string;
  readonly website: string;
  readonly hours: WeeklyHours | null;
}

export interface OwnerReviews {
  readonly count: number;
  /** Average rating, 1 to 5, with two decimals. */
  readonly rating: number;
  /** Number of answered reviews. */
  readonly answered: number;
  /** ISO 8601 dates of the first and the last review. */
  readonly first: string;
  readonly last: string;
  /** Number of reviews in the last 90 days. */
  readonly recent: number;
}

export interface OwnerQuery {
  readonly query: string;
  readonly clicks: number;
  readonly impressions: number;
  /** Average position in the results, from 1, with one decimal. */
  readonly position: number;
}

export interface OwnerSearch {
  /** Those with the most impressions, at most 20. */
  readonly queries: readonly OwnerQuery[];
  /** Totals of all queries in the export. */
  readonly count: number;
  readonly clicks: number;
  readonly impressions: number;
  /** Impressions in the top ten results. */
  readonly onFirstPage: number;
  /** Average position, weighted by impressions, with one decimal. */
  readonly position: number;
}

export interface OwnerFigures {
  readonly profile: OwnerProfile | null;
  readonly reviews: OwnerReviews | null;
  readonly search: OwnerSearch | null;
}

export interface OwnerEvidence extends OwnerFigures {
  /** When it was uploaded; ISO 8601, UTC. */
  readonly at: string;
}

/** Maximum number of stored queries. */
export const mostQueries = 20;

/** How many days count as recent. */
export const recentDays = 90;

export const hasFigures = ({ profile, reviews, search }: OwnerFigures): boolean =>
  profile !== null || reviews !== null || search !== null;
