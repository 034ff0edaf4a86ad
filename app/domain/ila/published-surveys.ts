import type { WizardFactor } from './wizard-score.ts';

/**
 * Published weights of local ranking signals, in percent, to compare with ours. They are opinions of practitioners
 * surveyed by Whitespark (Local Search Ranking Factors), not measurements of Google. Null: not published, or no
 * readable source found. 2023: 44 practitioners, 149 factors. 2026: 47 practitioners, 187 factors.
 */
export const surveys = [
  { id: 'pack-2023', kind: 'pack', year: 2023 },
  { id: 'organic-2023', kind: 'organic', year: 2023 },
  { id: 'pack-2026', kind: 'pack', year: 2026 },
  { id: 'organic-2026', kind: 'organic', year: 2026 },
  { id: 'ai-2026', kind: 'ai', year: 2026 },
] as const;

export type SurveyKind = (typeof surveys)[number]['kind'];

type Percent = number | null;

export type SurveySignal =
  | 'profile'
  | 'reviews'
  | 'onPage'
  | 'links'
  | 'behaviour'
  | 'citations'
  | 'personal';

export interface SurveyRow {
  signal: SurveySignal;
  /** Our factors for this signal. */
  ours: readonly WizardFactor[];
  /** In the order of `surveys`. */
  percents: readonly [Percent, Percent, Percent, Percent, Percent];
}

export const surveyRows: readonly SurveyRow[] = [
  { signal: 'profile', ours: ['googlePresence'], percents: [32, 9, 32, 7, 12] },
  { signal: 'reviews', ours: ['reputation'], percents: [16, 6, 20, null, null] },
  {
    signal: 'onPage',
    ours: ['websiteOptimization', 'localContent'],
    percents: [19, 36, 15, 33, 24],
  },
  { signal: 'links', ours: ['networkBacklinks'], percents: [11, 26, 8, 24, null] },
  { signal: 'behaviour', ours: ['localVisibility'], percents: [8, 9, 9, 10, null] },
  { signal: 'citations', ours: [], percents: [7, 7, 6, 7, null] },
  { signal: 'personal', ours: [], percents: [6, 7, null, null, null] },
];

/** Sources of the figures: other authors' reports on the survey, if the full URL is known. */
export const surveySources = [
  {
    year: 2023,
    name: 'MediaPost',
    address: 'https://www.mediapost.com/publications/article/383741',
  },
  {
    year: 2026,
    name: 'Kyle Eggleston',
    address: 'https://kyleeggleston.com/blog/2026-local-seo-ranking-factors',
  },
] as const;

/**
 * Survey of American adults on reviews, in percent. Source: BrightLocal, consumer review survey of 2026, as quoted in a
 * public repository.
 */
export const reviewHabits = {
  avoidBelow20: 47,
  wantFour: 68,
  wantFourAndHalf: 31,
  lastThreeMonths: 74,
  preferAnswered: 80,
} as const;
