import type { IlumatchCopy } from '#app/content/ilumatch/shape.ts';
import type { MatchAnswers } from '#app/domain/ilumatch/answers.ts';
import type { PriceFit } from '#app/domain/ilumatch/price-fit.ts';
import { rankServices } from '#app/domain/ilumatch/ranking.ts';
import { fill, formatAmount, formatNumber } from '#app/i18n/format.ts';
import { hubServicePaths } from '#app/i18n/hub-service-paths.ts';
import { OpenLink } from '#app/ui/page/open-link.tsx';
import { ShareBar } from '#app/ui/results/share-bar.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { drawbackText, reasonText } from './answer-texts.ts';

const tones = {
  within: 'text-band-green',
  upper: 'text-band-yellow',
  beyond: 'text-band-red',
  unknown: 'text-dust',
} as const satisfies Record<PriceFit, string>;

/** Every service, ranked by the answers, with its reasons and how its price fits the budget. */
export function RankingTable({ copy, answers }: { copy: IlumatchCopy; answers: MatchAnswers }) {
  const ranked = rankServices(answers);
  const most = Math.max(1, ...ranked.map(({ points }) => points));
  const hasReasons = ranked.some(({ reasons }) => reasons.length > 0);
  const { columns } = copy.result;
  return (
    <section aria-labelledby="ranking-title">
      <h3 id="ranking-title" className="heading">
        {copy.result.ranking}
      </h3>
      <p className="small mt-2 max-w-[42rem] text-dust">
        {hasReasons ? copy.result.rankingLead : copy.result.rankingEmpty}
      </p>
      <table className="small mt-5 w-full">
        <caption className="sr-only">{copy.result.ranking}</caption>
        <ColumnHeads columns={columns} />
        {ranked.map((match, index) => (
          <RankingRow key={match.service} copy={copy} match={match} rank={index + 1} most={most} />
        ))}
      </table>
      <p className="mt-4 max-w-[42rem] text-xs text-dust">{copy.result.weights}</p>
    </section>
  );
}

function ColumnHeads({ columns }: { columns: IlumatchCopy['result']['columns'] }) {
  return (
    <thead className="max-sm:sr-only">
      <tr className="text-left text-xs text-dust">
        <th scope="col" className="w-10 py-2 pr-3 font-normal">
          {columns.rank}
        </th>
        <th scope="col" className="py-2 pr-3 font-normal">
          {columns.service}
        </th>
        <th scope="col" className="py-2 pr-3 font-normal">
          {columns.points}
        </th>
        <th scope="col" className="py-2 text-right font-normal">
          {columns.price}
        </th>
      </tr>
    </thead>
  );
}

function RankingRow({
  copy,
  match: { service, points, reasons, drawbacks, price, fit },
  rank,
  most,
}: {
  copy: IlumatchCopy;
  match: ReturnType<typeof rankServices>[number];
  rank: number;
  /** Points of the best match, at least 1: the full length of the bar. */
  most: number;
}) {
  const { address, language } = useVisit();
  const { result } = copy;
  return (
    <tbody className="border-t border-line align-top">
      <tr>
        <td className="tabular pt-4 pr-3 font-serif text-[1.375rem] leading-6 text-lumen">
          {rank}
        </td>
        <th scope="row" className="pt-4 pr-3 text-left">
          <OpenLink
            to={address(hubServicePaths[service])}
            otherwise={result.priced[service]}
            className="text-link"
          >
            {result.priced[service]}
          </OpenLink>
        </th>
        <td className="pt-4 pr-3">
          <span className="flex min-h-6 items-center gap-3">
            <span className="tabular w-6 font-semibold">{formatNumber(language, points)}</span>
            <ShareBar share={points / most} tone="fill-violet" className="h-1 w-24 max-sm:hidden" />
          </span>
        </td>
        <td className="tabular pt-4 text-right whitespace-nowrap">
          {fill(result.from, { amount: formatAmount(language, price) })}
        </td>
      </tr>
      <tr>
        <td />
        <td colSpan={2} className="pt-1 pr-6 pb-4 text-dust">
          <Side
            term={result.pro}
            texts={reasons.map((reason) => `${reasonText(copy, reason)} (+${reason.points})`)}
            none={result.noReason}
          />
          <Side
            term={result.con}
            texts={drawbacks.map((drawback) => drawbackText(copy, drawback))}
            none={result.noDrawback}
          />
        </td>
        <td className={`pt-1 pb-4 text-right text-xs ${tones[fit]}`}>{result.fits[fit]}</td>
      </tr>
    </tbody>
  );
}

/** What speaks for or against a service. */
function Side({ term, texts, none }: { term: string; texts: readonly string[]; none: string }) {
  return (
    <p>
      <span className="text-star">{term}</span> {texts.length === 0 ? none : texts.join(', ')}
    </p>
  );
}
