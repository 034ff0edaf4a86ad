import { en as simulator } from './simulator/en.ts';
import { en as full } from './full/en.ts';
import type { AdlumaCopy } from './shape.ts';

export const en: AdlumaCopy = {
  simulator,
  quick: {
    title: 'ADLUMA simulator — what can my ad budget bring?',
    description:
      'Choose a budget, an industry, channels and a goal: estimated impressions, clicks, leads and costs, with sources and the split that brings most.',
    eyebrow: 'ADLUMA, budget simulator',
    heading: { before: 'Your budget,\nbefore you ', emphasis: 'spend', after: ' it.' },
    lead: 'Four choices are enough to estimate your visibility, visits and inquiries. Every starting figure is dated, sourced and editable.',
    form: 'Your campaign',
    more: {
      title: 'Go further',
      text: 'Close rate, margin, fee, amounts per channel, ramp-up, scenarios side by side: the full simulator starts from your choices.',
      link: 'Open the full simulator',
    },
  },
  full,
  loading: {
    title: 'Loading the AI Simulator — Iluma',
    description:
      'A brief stop on the way to the full ADLUMA ad simulator, which opens by itself. There is a link to it as well, should nothing happen.',
    heading: 'Loading the AI Simulator',
    redirecting: 'Redirecting...',
    go: 'Open the full simulator',
  },
};
