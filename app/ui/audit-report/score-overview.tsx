import { Gauge } from '#app/ui/charts/gauge.tsx';
import { ShareBar } from '#app/ui/results/share-bar.tsx';

const toneOf = (score: number) =>
  score >= 80 ? 'text-band-green' : score >= 60 ? 'text-band-yellow' : 'text-band-red';

interface AreaScore {
  readonly id: string;
  readonly name: string;
  readonly score: number | null;
  /** Share that could be judged, as text. */
  readonly judged: string;
}

interface AreaCopy {
  title: string;
  area: string;
  score: string;
  judged: string;
}

/** The score of a report beside those of its areas. */
export function ScoreOverview({
  score,
  remarks,
  areas,
  copy,
}: {
  score: number | null;
  remarks: readonly string[];
  areas: readonly AreaScore[];
  copy: {
    score: string;
    outOf: string;
    notScored: string;
    areas: AreaCopy;
  };
}) {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-center gap-x-14 gap-y-8 @min-[46rem]:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="text-center">
          <p className="small text-dust">{copy.score}</p>
          <div className="mx-auto mt-3 w-56 max-w-full">
            <Gauge value={(score ?? 0) / 100} tone={toneOf(score ?? 0)}>
              {score === null ? (
                <span className="heading">{copy.notScored}</span>
              ) : (
                <>
                  <span className="tabular block font-serif text-[4rem] leading-none" data-score>
                    {score}
                  </span>
                  <span className="small text-dust">{copy.outOf}</span>
                </>
              )}
            </Gauge>
          </div>
        </div>
        <div className="min-w-0">
          <AreaScores areas={areas} copy={copy.areas} />
          {remarks.map((remark) => (
            <p key={remark} className="small mt-3 max-w-[65ch] text-dust">
              {remark}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

function AreaScores({ areas, copy }: { areas: readonly AreaScore[]; copy: AreaCopy }) {
  return (
    <table className="tabular w-full">
      <caption className="heading pb-3 text-left">{copy.title}</caption>
      <thead>
        <tr className="text-xs text-dust">
          <th scope="col" className="py-1.5 text-left font-medium">
            {copy.area}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {copy.score}
          </th>
          <th scope="col" className="py-1.5 pl-4 text-right font-medium">
            {copy.judged}
          </th>
        </tr>
      </thead>
      <tbody>
        {areas.map(({ id, name, score: points, judged }) => (
          <tr key={id} className="border-t border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {name}
              <ShareBar share={(points ?? 0) / 100} className="mt-1 block h-1 w-full" />
            </th>
            <td className="py-2 pl-4 text-right">{points ?? '–'}</td>
            <td className="py-2 pl-4 text-right text-dust">{judged}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
