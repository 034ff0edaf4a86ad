import type { HubService } from '../hub/services.ts';
import { pricedServices, startingPrices } from '../price-list.ts';
import type { Experience, Goal, Industry, MatchAnswers, Size, Timeline } from './answers.ts';
import { type PriceFit, priceFit } from './price-fit.ts';
import { type Points, answerPoints, challengeStems, challengePoints } from './service-points.ts';

const fitPoints = { within: 2, upper: 1, beyond: -3, unknown: 0 } as const satisfies Record<
  PriceFit,
  number
>;

/** A reason for a service, with its points. */
export type Reason =
  | { question: 'goals'; answer: Goal; points: number }
  | { question: 'industry'; answer: Industry; points: number }
  | { question: 'size'; answer: Size; points: number }
  | { question: 'timeline'; answer: Timeline; points: number }
  | { question: 'experience'; answer: Experience; points: number }
  | { question: 'challenges'; answer: string; points: number };

/** An argument against a service: a goal, industry or deadline that it does not serve, or its price. */
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
  /** Strongest first. */
  reasons: readonly Reason[];
  drawbacks: readonly Drawback[];
}

/** Every service with its reasons, best first; on a tie, the cheapest first. */
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
    points: pointsOf(answerPoints.goals[answer]),
  }));
  if (industry)
    reasons.push({
      question: 'industry',
      answer: industry,
      points: pointsOf(answerPoints.industry[industry]),
    });
  if (size)
    reasons.push({ question: 'size', answer: size, points: pointsOf(answerPoints.size[size]) });
  if (timeline)
    reasons.push({
      question: 'timeline',
      answer: timeline,
      points: pointsOf(answerPoints.timeline[timeline]),
    });
  if (experience)
    reasons.push({
      question: 'experience',
      answer: experience,
      points: pointsOf(answerPoints.experience[experience]),
    });
  const word = challengeWordOf(service, answers.challenges);
  if (word) reasons.push({ question: 'challenges', answer: word, points: challengePoints });
  return reasons
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points);
}

function drawbacksOf(
  service: HubService,
  fit: PriceFit,
  { goals, industry, timeline }: MatchAnswers,
): Drawback[] {
  // An answer that gives no points to any service says nothing about this one.
  const isUnserved = (points: Points) => Object.keys(points).length > 0 && !points[service];
  return [
    ...(fit === 'beyond' ? [{ question: 'budget', answer: fit } as const] : []),
    ...goals
      .filter((answer) => isUnserved(answerPoints.goals[answer]))
      .map((answer) => ({ question: 'goals', answer }) as const),
    ...(timeline && isUnserved(answerPoints.timeline[timeline])
      ? [{ question: 'timeline', answer: timeline } as const]
      : []),
    ...(industry && isUnserved(answerPoints.industry[industry])
      ? [{ question: 'industry', answer: industry } as const]
      : []),
    ...(fit === 'upper' ? [{ question: 'budget', answer: fit } as const] : []),
  ];
}

/** The first word in the described challenges that suggests a service. */
function challengeWordOf(service: HubService, text: string): string | null {
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const found = words.find((word) => {
    const bare = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    return challengeStems[service].some((stem) => bare.startsWith(stem));
  });
  return found ?? null;
}
