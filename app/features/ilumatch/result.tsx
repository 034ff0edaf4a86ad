import { Link, useLocation } from 'react-router';
import type { IlumatchCopy } from '#app/content/ilumatch/shape.ts';
import { matchQuery, type MatchAnswers } from '#app/domain/ilumatch/answers.ts';
import { matchResult, type StatedService } from '#app/domain/ilumatch/stated-result.ts';
import { contactQuery } from '#app/domain/leads/contact/contact-query.ts';
import { fill } from '#app/i18n/format.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { Gauge } from '#app/ui/charts/gauge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OpenLink } from '#app/ui/page/open-link.tsx';
import { ResultActions } from '#app/ui/results/result-actions.tsx';
import { ShareBar } from '#app/ui/results/share-bar.tsx';
import { StepTitle } from '#app/ui/steps/wizard.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { RankingTable } from './ranking-table.tsx';

const pages = {
  'seo-ia': '/services/seo-ia',
  'landing-page': '/landing-page-intelligente',
  blogia: '/blogia',
} as const satisfies Record<StatedService, KnownPath>;

/** The ranking computed from the answers, then the stated match as an example. The only way back is a new start. */
export function Result({
  copy,
  answers,
  onAgain,
}: {
  copy: IlumatchCopy;
  answers: MatchAnswers;
  onAgain: () => void;
}) {
  const { address } = useVisit();
  const { pathname } = useLocation();
  const { score, services, recommendations } = matchResult(answers);
  const { result } = copy;
  const name = answers.company.trim();
  const shared = `${pathname}?${matchQuery({ answers, step: 'results' })}`;
  return (
    <div className="printable grid gap-14">
      <div>
        <StepTitle className="heading mb-6 text-center">
          {name ? fill(result.for, { name }) : copy.steps.results.title}
        </StepTitle>
        <RankingTable copy={copy} answers={answers} />
      </div>
      <section aria-labelledby="advice-title">
        <h3 id="advice-title" className="heading">
          {result.advice}
        </h3>
        <ul className="ruled mt-4 grid-cols-1 md:grid-cols-3">
          {recommendations.map((code) => (
            <li key={code} className="flex gap-3 p-5">
              <Icon name="arrow-right" className="icon mt-0.5 size-5 text-lumen" />
              <span className="small">{result.recommendations[code]}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="example-title">
        <h3 id="example-title" className="heading">
          {result.example}
        </h3>
        <p className="small mt-2 max-w-[42rem] text-dust">{result.about}</p>
        <div className="mt-6 grid grid-cols-1 items-center gap-x-14 gap-y-8 lg:grid-cols-[2fr_3fr]">
          <ScoreCard result={result} score={score} />
          <MatchedServices result={result} services={services} />
        </div>
      </section>
      <ResultActions to={shared} messages={result} onAgain={onAgain}>
        <Link
          to={address('/contact') + contactQuery('ilumatch', shared)}
          className="button button-primary"
        >
          {result.contact}
        </Link>
      </ResultActions>
    </div>
  );
}

function ScoreCard({ result, score }: { result: IlumatchCopy['result']; score: number }) {
  return (
    <div className="panel p-8 text-center">
      <Gauge value={score / 100} tone="text-lumen">
        <span className="numeral" data-score={score}>
          {score}
        </span>
        <span className="small text-dust">{result.outOf}</span>
      </Gauge>
      <p className="mt-5 font-semibold">{result.score}</p>
    </div>
  );
}

function MatchedServices({
  result,
  services,
}: {
  result: IlumatchCopy['result'];
  services: ReturnType<typeof matchResult>['services'];
}) {
  const { address } = useVisit();
  return (
    <section aria-labelledby="services-title">
      <h4 id="services-title" className="font-semibold">
        {result.services}
      </h4>
      <ol className="mt-4 border-t border-line">
        {services.map(({ name: service, compatibility, priority }) => (
          <li key={service} className="border-b border-line py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <OpenLink
                to={address(pages[service])}
                otherwise={result.names[service].name}
                className="text-link text-[1.125rem]"
              >
                {result.names[service].name}
              </OpenLink>
              <span className="tabular small font-semibold">
                {fill(result.compatibility, { value: String(compatibility) })}
              </span>
            </div>
            <ShareBar share={compatibility / 100} className="mt-2 h-1 w-full" />
            <p className="small mt-2 text-dust">
              {result.names[service].text} {result.priorities[priority]}.
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
