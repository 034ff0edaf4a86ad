import { sum } from '../sum.ts';

/**
 * Response of clicks to spend: a Hill curve of slope 1, the concave case of Google Meridian's media saturation
 * (https://developers.google.com/meridian/docs/advanced-modeling/media-saturation-lagging), for which all results below
 * have a closed form. Amounts are in euros per month. A response with a value that is not positive, or beyond 1e12,
 * yields nothing.
 */
export interface Response {
  /** Clicks available per month at any spend. */
  available: number;
  /** Cost of the first click. */
  price: number;
  /** Value of a click in units of the goal: leads, visits, impressions. */
  worth: number;
}

/** clicks(s) = M s / (s + M p): near s / p at low spend, below M always. */
export function clicksFor({ available, price }: Response, spend: number): number {
  return spend > 0 && available > 0 ? (available * spend) / (spend + available * price) : 0;
}

/** Marginal value of a unit of money: v / (p (1 + s / (M p))^2). */
export function marginalWorth({ available, price, worth }: Response, spend: number): number {
  if (!(available > 0 && price > 0)) return 0;
  return worth / (price * (1 + Math.max(0, spend) / (available * price)) ** 2);
}

/**
 * Total value of an amount spent on each response, in units of the goal.
 *
 * @param spends euros per month, in the order of the responses
 */
export function worthOf(responses: readonly Response[], spends: readonly number[]): number {
  return sum(
    responses.map((response, index) => response.worth * clicksFor(response, spends[index] ?? 0)),
  );
}

/**
 * The optimal split of a budget. Its last euro has the same value on every channel that gets any, and that value
 * exceeds the first euro's on every channel that gets none (Karush, Kuhn and Tucker). So channels enter one by one, the
 * best first euro first: with a set A of them, sqrt(worth) = sum(M sqrt(v p)) / (B + sum(M p)).
 *
 * @returns an amount for each response, in their order, 0 or more; they sum to the budget if any response yields
 * something
 */
export function bestSplit(responses: readonly Response[], budget: number): number[] {
  if (!(budget > 0)) return responses.map(() => 0);
  const root = marginalRoot(responses, ({ base, reach }) => reach / (budget + base));
  const spends = spendsAt(responses, root);
  const spent = sum(spends);
  // Where supply far exceeds the budget, the root is inaccurate: its proportions hold, its sum does not.
  if (spent > 0) return spends.map((spend) => (spend / spent) * budget);
  const first = Math.max(...responses.filter(isUsable).map(entryRoot));
  const best = responses.findIndex((each) => isUsable(each) && entryRoot(each) === first);
  return responses.map((_, index) => (index === best ? budget : 0));
}

/** The minimum budget that yields a value, in euros per month; Infinity for a value that no budget yields. */
export function budgetFor(responses: readonly Response[], wanted: number): number {
  if (wanted <= 0) return 0;
  const most = sum(responses.filter(isUsable).map(({ worth, available }) => worth * available));
  if (wanted >= most) return Number.POSITIVE_INFINITY;
  const root = marginalRoot(responses, ({ total, reach }) => (total - wanted) / reach);
  return sum(spendsAt(responses, root));
}

/**
 * The budget, in euros per month, from which one more unit of value costs twice as much as the first; 0 without
 * responses.
 */
export function elbowOf(responses: readonly Response[]): number {
  const best = Math.max(0, ...responses.filter(isUsable).map(({ worth, price }) => worth / price));
  return best === 0 ? 0 : sum(spendsAt(responses, Math.sqrt(best / 2)));
}

/** Sums over the active channels: M p, M v and M sqrt(v p). */
interface InUse {
  base: number;
  total: number;
  reach: number;
}

/** Square root of the last euro's value, once every channel whose first euro is worth more has been added. */
function marginalRoot(responses: readonly Response[], rootOf: (inUse: InUse) => number): number {
  const ranked = responses.filter(isUsable).toSorted((a, b) => entryRoot(b) - entryRoot(a));
  const inUse: InUse = { base: 0, total: 0, reach: 0 };
  let root = Number.POSITIVE_INFINITY;
  for (const response of ranked) {
    // Infinite or negative with an empty or too small set: the next channel must be added.
    if (inUse.base > 0 && root > 0 && root >= entryRoot(response)) break;
    inUse.base += response.available * response.price;
    inUse.total += response.available * response.worth;
    inUse.reach += response.available * Math.sqrt(response.worth * response.price);
    root = rootOf(inUse);
  }
  return root;
}

function spendsAt(responses: readonly Response[], root: number): number[] {
  return responses.map((response) => {
    const { available, price, worth } = response;
    const wanted = Math.sqrt(worth * price) / root - price;
    return isUsable(response) && Number.isFinite(wanted) ? available * Math.max(0, wanted) : 0;
  });
}

function entryRoot({ worth, price }: Response): number {
  return Math.sqrt(worth / price);
}

/** Whether the response yields anything, within magnitudes that the sums above can represent. */
function isUsable({ available, price, worth }: Response): boolean {
  return [available, price, worth].every((each) => each > 1e-12 && each < 1e12);
}
