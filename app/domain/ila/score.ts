/**
 * The engine of the ILA scores. A method is a table: parts with weights, bands and a version. Its result is a pure
 * function of the evidence.
 */

/** Kind of evidence: a given answer, an estimate in its absence, or a measurement. */
type EvidenceKind = 'answer' | 'estimate' | 'measurement';

/** Lowest and highest value, both included. */
export type Range = readonly [min: number, max: number];

/** Evidence for a part. */
export interface Evaluated {
  readonly kind: EvidenceKind;
  /** 0 to the method's `top`. */
  readonly value: number;
  /** Range of an estimate; both ends equal the value otherwise. */
  readonly range: Range;
}

/** A part without evidence, with a reason code. */
export interface NotEvaluated {
  readonly kind: 'not-evaluated';
  readonly reason: string;
}

/** A part of a score, and the function that evaluates it. */
interface ScorePart<Id extends string, Evidence, Evaluation> {
  readonly id: Id;
  /** Points per unit of value. */
  readonly weight: number;
  readonly evaluate: (evidence: Evidence) => Evaluation;
}

/** Bands with their minimum score and properties; highest first, the last from 0. */
export type ScoreBands<Band extends { readonly from: number } = { readonly from: number }> =
  readonly [Band, ...Band[]];

/** One version of a formula. Any change in its scores needs a new version. */
export interface ScoreMethod<
  Id extends string,
  Evidence,
  Evaluation extends Evaluated | NotEvaluated,
  Bands extends ScoreBands,
> {
  readonly version: number;
  /** The best value of a part: 1 for shares, 100 for points. */
  readonly top: number;
  readonly parts: readonly ScorePart<Id, Evidence, Evaluation>[];
  readonly bands: Bands;
}

/** A part with its gained and available points, unrounded. */
type ScoredPart<Id extends string, Evaluation> = Evaluation & {
  readonly id: Id;
  readonly gained: number;
  readonly available: number;
};

export interface Score<Id extends string, Evaluation, Band> {
  /** 0 to 100: the share of the evaluated parts' points, rounded half up; 0 without any. */
  score: number;
  /** The lowest and highest score within the ranges of the estimates. */
  between: Range;
  /** Band of the rounded score. */
  band: Band;
  /** Share of all points that was evaluated, 0 to 1. */
  evaluated: number;
  parts: ScoredPart<Id, Evaluation>[];
}

/** Runs a method over evidence. Parts that are not evaluated redistribute their weight to the others. */
export function runMethod<
  Id extends string,
  Evidence,
  Evaluation extends Evaluated | NotEvaluated,
  Bands extends ScoreBands,
>(
  { top, parts, bands }: ScoreMethod<Id, Evidence, Evaluation, Bands>,
  evidence: Evidence,
): Score<Id, Evaluation, Bands[number]> {
  let all = 0;
  let evaluated = 0;
  let [sum, low, high] = [0, 0, 0];
  const scored = parts.map(({ id, weight, evaluate }): ScoredPart<Id, Evaluation> => {
    const evaluation = evaluate(evidence);
    const available = weight * top;
    all += available;
    if (evaluation.kind === 'not-evaluated') return { ...evaluation, id, gained: 0, available };
    const gained = weight * evaluation.value;
    evaluated += available;
    sum += gained;
    low += weight * evaluation.range[0];
    high += weight * evaluation.range[1];
    return { ...evaluation, id, gained, available };
  });
  const outOf100 = (points: number) =>
    evaluated > 0 ? roundHalfUp((100 * points) / evaluated) : 0;
  const score = outOf100(sum);
  return {
    score,
    between: [outOf100(low), outOf100(high)],
    band: bandAt(bands, score),
    evaluated: evaluated / all,
    parts: scored,
  };
}

/** @param score 0 to 100, rounded: each band's `from` is its minimum score */
export function bandAt<Bands extends ScoreBands>(bands: Bands, score: number): Bands[number] {
  return bands.find(({ from }) => score >= from) ?? bands.at(-1) ?? bands[0];
}

/** Evidence from a given answer. */
export function answered(value: number): Evaluated {
  return { kind: 'answer', value, range: [value, value] };
}

/** Evidence from a measurement. */
export function measured(value: number): Evaluated {
  return { kind: 'measurement', value, range: [value, value] };
}

/** Rounds to six decimals: binary rounding errors must not move an exact half, such as 82.5, or a band's limit. */
export function withoutNoise(value: number): number {
  return Number(value.toFixed(6));
}

function roundHalfUp(value: number): number {
  return Math.round(withoutNoise(value));
}
