import type { WeeklyHours } from '../hours/weekly-hours.ts';

/**
 * What the exports of a business's owner come to: figures, dates and searches, and nothing of those who wrote the
 * reviews.
 */

/** The business as its Google profile states it; empty texts where it says nothing. */
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
  /** Mean of the stars, 1 to 5, with two decimals. */
  readonly rating: number;
  /** Reviews with an answer. */
  readonly answered: number;
  /** ISO 8601 days of the first and the last review. */
  readonly first: string;
  readonly last: string;
  /** Reviews of the last 90 days. */
  readonly recent: number;
}

export interface OwnerQuery {
  readonly query: string;
  readonly clicks: number;
  readonly impressions: number;
  /** Mean position in the results, from 1, with one decimal. */
  readonly position: number;
}

export interface OwnerSearch {
  /** Those that were shown most, at most 20. */
  readonly queries: readonly OwnerQuery[];
  /** Of all queries of the export. */
  readonly count: number;
  readonly clicks: number;
  readonly impressions: number;
  /** Impressions among the first ten results. */
  readonly onFirstPage: number;
  /** Mean position, weighted by impressions, with one decimal. */
  readonly position: number;
}

export interface OwnerFigures {
  readonly profile: OwnerProfile | null;
  readonly reviews: OwnerReviews | null;
  readonly search: OwnerSearch | null;
}

export interface OwnerEvidence extends OwnerFigures {
  /** When it was handed in; ISO 8601, UTC. */
  readonly at: string;
}

/** Most queries that are kept. */
export const mostQueries = 20;

/** Days that count as recent. */
export const recentDays = 90;

export const hasFigures = ({ profile, reviews, search }: OwnerFigures): boolean =>
  profile !== null || reviews !== null || search !== null;
