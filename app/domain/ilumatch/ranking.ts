import type { HubService } from '../hub/services.ts';
import { pricedServices, startingPrices } from '../price-list.ts';
import type {
  Budget,
  Experience,
  Goal,
  Industry,
  MatchAnswers,
  Size,
  Timeline,
} from './answers.ts';

type Points = Partial<Record<HubService, number>>;

/** Points of each answer for each service. Our own judgement: the result shows every one of them. */
const spoken = {
  goals: {
    traffic: { 'local-seo': 3, content: 3, 'youtube-seo': 1 },
    leads: { landing: 3, 'google-ads': 3, 'local-seo': 1, 'meta-ads': 1 },
    conversions: { landing: 4, ecommerce: 2 },
    brand: { podcasts: 3, 'youtube-seo': 3, 'meta-ads': 2 },
    seo: { 'local-seo': 4, content: 3, 'youtube-seo': 1 },
    automation: { content: 2, landing: 1, 'google-ads': 1 },
    retention: { content: 2, podcasts: 2, 'meta-ads': 1 },
    international: { content: 3, ecommerce: 2, 'youtube-seo': 1 },
  },
  industry: {
    ecommerce: { ecommerce: 5, 'meta-ads': 2, 'google-ads': 1 },
    saas: { content: 3, 'google-ads': 2, landing: 2 },
    services: { 'local-seo': 3, landing: 2, 'google-ads': 1 },
    retail: { 'local-seo': 4, 'meta-ads': 2, ecommerce: 1 },
    healthcare: { 'local-seo': 4, content: 2 },
    finance: { content: 2, 'google-ads': 2, podcasts: 1 },
    education: { 'youtube-seo': 3, content: 2, podcasts: 1 },
    other: {},
  },
  size: {
    solo: { 'local-seo': 2, content: 1 },
    small: { 'local-seo': 2, landing: 1 },
    medium: { 'google-ads': 2, landing: 1 },
    large: { 'youtube-seo': 2, 'google-ads': 1, podcasts: 1 },
    enterprise: { podcasts: 2, 'youtube-seo': 2, ecommerce: 1 },
  },
  timeline: {
    asap: { 'google-ads': 3, 'meta-ads': 2, landing: 2 },
    '1month': { 'google-ads': 2, landing: 2, 'meta-ads': 1 },
    '3months': { 'local-seo': 2, landing: 1, content: 1 },
    '6months': { 'local-seo': 2, content: 2, 'youtube-seo': 1 },
    flexible: { content: 2, podcasts: 1, 'youtube-seo': 1 },
  },
  experience: {
    beginner: { 'local-seo': 2, landing: 1 },
    intermediate: { content: 1, 'google-ads': 1 },
    advanced: { 'google-ads': 1, 'youtube-seo': 1, 'meta-ads': 1 },
    expert: { podcasts: 2, 'meta-ads': 1 },
  },
} as const satisfies {
  goals: Record<Goal, Points>;
  industry: Record<Industry, Points>;
  size: Record<Size, Points>;
  timeline: Record<Timeline, Points>;
  experience: Record<Experience, Points>;
};

/** Word stems, without accents, that identify a difficulty in any of the three languages. */
const signs = {
  content: [
    'blog',
    'article',
    'articulo',
    'contenu',
    'content',
    'contenido',
    'ecri',
    'escrib',
    'writ',
  ],
  'local-seo': [
    'google',
    'avis',
    'review',
    'resena',
    'carte',
    'maps',
    'quartier',
    'local',
    'barrio',
    'seo',
  ],
  'youtube-seo': ['video', 'youtube'],
  landing: ['appel', 'call', 'llam', 'formul', 'conver', 'devis', 'quote', 'presupuesto'],
  'meta-ads': ['facebook', 'instagram', 'reseau', 'social', 'redes'],
  'google-ads': ['publicit', 'adwords', 'annonce', 'advert', 'anuncio', 'clic'],
  podcasts: ['podcast', 'audio', 'voix', 'voice', 'voz'],
  ecommerce: [
    'boutique',
    'shop',
    'tienda',
    'panier',
    'checkout',
    'carrito',
    'vente',
    'sales',
    'venta',
  ],
} as const satisfies Record<HubService, readonly string[]>;

const signPoints = 2;

/** Whether a starting price fits a budget: within it, only at its upper end, beyond it, or unknown. */
export type PriceFit = 'within' | 'upper' | 'beyond' | 'unknown';

/** Bounds of each budget, in euros. Source: the names of the options. */
const budgetBounds = {
  under1k: [0, 1000],
  '1k-5k': [1000, 5000],
  '5k-10k': [5000, 10_000],
  '10k-25k': [10_000, 25_000],
  over25k: [25_000, Number.POSITIVE_INFINITY],
} as const satisfies Record<Budget, readonly [least: number, most: number]>;

const fitPoints = { within: 2, upper: 1, beyond: -3, unknown: 0 } as const satisfies Record<
  PriceFit,
  number
>;

/**
 * A starting price up to half of the budget's upper end is comfortable; the smallest and the largest budget have no
 * middle.
 */
export function priceFit(price: number, budget: Budget | null): PriceFit {
  if (budget === null) return 'unknown';
  const [least, most] = budgetBounds[budget];
  if (price > most) return 'beyond';
  return price <= Math.max(least, most / 2) ? 'within' : 'upper';
}

/** A reason for a service, with its points. */
export type Reason =
  | { question: 'goals'; answer: Goal; points: number }
  | { question: 'industry'; answer: Industry; points: number }
  | { question: 'size'; answer: Size; points: number }
  | { question: 'timeline'; answer: Timeline; points: number }
  | { question: 'experience'; answer: Experience; points: number }
  | { question: 'challenges'; answer: string; points: number };

/** What speaks against a service: a goal, industry or deadline that it does nothing for, or its price. */
export type Drawback =
  | { question: 'goals'; answer: Goal }
  | { question: 'industry'; answer: Industry }
  | { question: 'timeline'; answer: Timeline }
  | { question: 'budget'; answer: Extract<PriceFit, 'upper' | 'beyond'> };

export interface RankedService {
  service: HubService;
  /** Starting price, in euros. */
  price: number;
  fit: PriceFit;
  /** Sum of all reasons and of the price. */
  points: number;
  /** The strongest first. */
  reasons: readonly Reason[];
  drawbacks: readonly Drawback[];
}

/** Every service with its reasons, the best first; of equals the cheapest. */
export function rankServices(answers: MatchAnswers): RankedService[] {
  return pricedServices
    .map((service) => {
      const price = startingPrices[service];
      const fit = priceFit(price, answers.budget);
      const reasons = reasonsFor(service, answers);
      const points = reasons.reduce<number>((sum, reason) => sum + reason.points, fitPoints[fit]);
      return {
        service,
        price,
        fit,
        points,
        reasons,
        drawbacks: drawbacksOf(service, fit, answers),
      };
    })
    .toSorted((one, other) => other.points - one.points || one.price - other.price);
}

function reasonsFor(service: HubService, answers: MatchAnswers): Reason[] {
  const { industry, size, timeline, experience } = answers;
  const pointsOf = (points: Points) => points[service] ?? 0;
  const reasons: Reason[] = answers.goals.map((answer) => ({
    question: 'goals',
    answer,
    points: pointsOf(spoken.goals[answer]),
  }));
  if (industry)
    reasons.push({
      question: 'industry',
      answer: industry,
      points: pointsOf(spoken.industry[industry]),
    });
  if (size) reasons.push({ question: 'size', answer: size, points: pointsOf(spoken.size[size]) });
  if (timeline)
    reasons.push({
      question: 'timeline',
      answer: timeline,
      points: pointsOf(spoken.timeline[timeline]),
    });
  if (experience)
    reasons.push({
      question: 'experience',
      answer: experience,
      points: pointsOf(spoken.experience[experience]),
    });
  const word = telling(service, answers.challenges);
  if (word) reasons.push({ question: 'challenges', answer: word, points: signPoints });
  return reasons
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points);
}

function drawbacksOf(
  service: HubService,
  fit: PriceFit,
  { goals, industry, timeline }: MatchAnswers,
): Drawback[] {
  // An answer that gives no service points says nothing about this one.
  const isUnserved = (points: Points) => Object.keys(points).length > 0 && !points[service];
  return [
    ...(fit === 'beyond' ? [{ question: 'budget', answer: fit } as const] : []),
    ...goals
      .filter((answer) => isUnserved(spoken.goals[answer]))
      .map((answer) => ({ question: 'goals', answer }) as const),
    ...(timeline && isUnserved(spoken.timeline[timeline])
      ? [{ question: 'timeline', answer: timeline } as const]
      : []),
    ...(industry && isUnserved(spoken.industry[industry])
      ? [{ question: 'industry', answer: industry } as const]
      : []),
    ...(fit === 'upper' ? [{ question: 'budget', answer: fit } as const] : []),
  ];
}

/** The first word of a text that identifies a service. */
function telling(service: HubService, text: string): string | null {
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const found = words.find((word) => {
    const bare = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    return signs[service].some((sign) => bare.startsWith(sign));
  });
  return found ?? null;
}
