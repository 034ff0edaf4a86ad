import { en as full } from './full/en.ts';
import type { AdlumaCopy } from './shape.ts';
import { en as simulator } from './simulator/en.ts';

export const en: AdlumaCopy = {
  simulator,
  quick: {
    title: 'ADLUMA: free ad budget simulator | Iluma',
    description:
      'Pick a budget, industry, channels and goal to see estimated impressions, clicks, inquiries and costs, with sources and the best channel split.',
    eyebrow: 'ADLUMA, budget simulator',
    heading: { before: 'Ad budget ', emphasis: 'simulator', after: '' },
    lead: 'Make four choices to estimate your visibility, visits and inquiries. Every starting figure is dated, sourced and editable.',
    form: 'Your campaign',
    more: {
      title: 'Go further',
      text: 'Close rate, margin, fee, amounts per channel, ramp-up, side-by-side scenarios: the full simulator starts with your choices.',
      link: 'Open the full simulator',
    },
  },
  full,
  loading: {
    title: 'Loading the AI Simulator | Iluma',
    description:
      'The full ADLUMA ad simulator is loading and opens on its own. If nothing happens, use the link on this page to open it.',
    heading: 'Loading the AI Simulator',
    redirecting: 'Redirecting...',
    go: 'Open the full simulator',
  },
};
