/**
 * How clicks answer to money: a Hill curve of slope 1, the concave case of Google Meridian's media saturation
 * (https://developers.google.com/meridian/docs/advanced-modeling/media-saturation-lagging), for which everything below
 * has a closed form. Money is in euros a month. A response that is no positive number, or beyond 1e12, brings nothing.
 */
export interface Response {
  /** Clicks that there are in a month, however much is spent. */
  available: number;
  /** What the first click costs. */
  price: number;
  /** What a click is worth, in whatever is wanted: leads, visits, impressions. */
  worth: number;
}

/** clicks(s) = M s / (s + M p): near s / p while little is spent, never more than M. */
export function clicksFor({ available, price }: Response, spend: number): number {
  return spend > 0 && available > 0 ? (available * spend) / (spend + available * price) : 0;
}

/** What one more unit of money brings: v / (p (1 + s / (M p))^2). */
export function marginalWorth({ available, price, worth }: Response, spend: number): number {
  if (!(available > 0 && price > 0)) return 0;
  return worth / (price * (1 + Math.max(0, spend) / (available * price)) ** 2);
}

/** Worth of everything that these amounts bring, in the order of the responses. */
export function worthOf(responses: readonly Response[], spends: readonly number[]): number {
  return sum(
    responses.map((response, index) => response.worth * clicksFor(response, spends[index] ?? 0)),
  );
}

/**
 * The split of a budget that brings most. Its last euro is worth the same on every channel that gets any, and that worth
 * is more than the first euro's on every channel that gets none (Karush, Kuhn and Tucker). So channels enter one by one,
 * the best first euro first: with a set A of them, sqrt(worth) = sum(M sqrt(v p)) / (B + sum(M p)).
 *
 * @returns an amount for each response, in their order, 0 or more; they add up to the budget wherever anything can be bought
 */
export function bestSplit(responses: readonly Response[], budget: number): number[] {
  if (!(budget > 0)) return responses.map(() => 0);
  const root = marginalRoot(responses, ({ base, reach }) => reach / (budget + base));
  const spends = spendsAt(responses, root);
  const spent = sum(spends);
  // Where the area holds far more than the budget buys, the root says little of it: its split holds, its sum does not.
  if (spent > 0) return spends.map((spend) => (spend / spent) * budget);
  const first = Math.max(...responses.filter(isUsable).map(entryRoot));
  const best = responses.findIndex((each) => isUsable(each) && entryRoot(each) === first);
  return responses.map((_, index) => (index === best ? budget : 0));
}

/** The least budget that brings so much worth, or Infinity when none does. */
export function budgetFor(responses: readonly Response[], wanted: number): number {
  if (wanted <= 0) return 0;
  const most = sum(responses.filter(isUsable).map(({ worth, available }) => worth * available));
  if (wanted >= most) return Number.POSITIVE_INFINITY;
  const root = marginalRoot(responses, ({ total, reach }) => (total - wanted) / reach);
  return sum(spendsAt(responses, root));
}

/** The budget from which one more unit of worth costs twice what the first did. */
export function elbowOf(responses: readonly Response[]): number {
  const best = Math.max(0, ...responses.filter(isUsable).map(({ worth, price }) => worth / price));
  return best === 0 ? 0 : sum(spendsAt(responses, Math.sqrt(best / 2)));
}

/** Sums over the channels in use: M p, M v and M sqrt(v p). */
interface InUse {
  base: number;
  total: number;
  reach: number;
}

/** Square root of the worth of the last euro, once every channel whose first euro is worth more has entered. */
function marginalRoot(responses: readonly Response[], rootOf: (inUse: InUse) => number): number {
  const ranked = responses.filter(isUsable).toSorted((a, b) => entryRoot(b) - entryRoot(a));
  const inUse: InUse = { base: 0, total: 0, reach: 0 };
  let root = Number.POSITIVE_INFINITY;
  for (const response of ranked) {
    // Infinite or negative with an empty or too small set: the next one has to enter.
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

/** Whether it can be bought from at all, in magnitudes that the sums above can hold. */
function isUsable({ available, price, worth }: Response): boolean {
  return [available, price, worth].every((each) => each > 1e-12 && each < 1e12);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
