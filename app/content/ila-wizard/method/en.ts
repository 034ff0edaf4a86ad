import type { IlaWizardCopy } from '../shape.ts';

export const en: IlaWizardCopy['method'] = {
  title: { before: 'How the score is ', emphasis: 'calculated', after: '' },
  lead: 'Our weights, next to those published by local search practitioners.',
  rules: 'How each factor is calculated',
  rule: {
    googlePresence: 'With a profile: estimated from 85 to 99. Without: 20.',
    localVisibility: 'Estimated from 60 to 89.',
    reputation: 'Rating ÷ 5 × 100, plus 20 points per hundred reviews, up to 100.',
    websiteOptimization: 'With a site: estimated from 70 to 94. Without: 30.',
    localContent: 'With active social media: estimated from 65 to 89. Without: 40.',
    networkBacklinks: 'Estimated from 45 to 79.',
  },
  caption: 'Our weights and those from published surveys, in percent',
  columns: { signal: 'Signal', ours: 'ILA' },
  kinds: { pack: 'Map', organic: 'List', ai: 'AI answers' },
  signals: {
    profile: 'Google Business Profile',
    reviews: 'Reviews',
    onPage: 'Page content',
    links: 'Links',
    behaviour: 'Behavior and proximity',
    citations: 'Directories',
    personal: 'Personalization',
  },
  none: 'not published',
  notes: [
    'The surveys are Whitespark’s “Local Search Ranking Factors”: 44 practitioners and 149 factors in 2023, 47 practitioners and 187 factors in 2026. They collect expert opinions; they don’t measure Google.',
    'We read them in third-party write-ups. For 2026, another source gives behavior 13% instead of 9%.',
    'Estimates are derived from the name, address and site, so the same business always gets the same score.',
  ],
  sources: 'Write-ups:',
};
