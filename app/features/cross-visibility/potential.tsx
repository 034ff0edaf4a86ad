import { Link, useLocation } from 'react-router';
import type { CrossVisibilityCopy } from '#app/content/cross-visibility/shape.ts';
import {
  compatibilityOf,
  type Compatibility,
  type CompatibilityForm,
} from '#app/domain/cross-visibility/compatibility.ts';
import { fill } from '#app/i18n/format.ts';
import { ShareBar } from '#app/ui/results/share-bar.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** Result of the answers: the potential, and each kind of partner with its compatibility. */
export function Potential({
  copy: { result: messages, kinds },
  answers,
}: {
  copy: CrossVisibilityCopy;
  answers: CompatibilityForm;
}) {
  const { address } = useVisit();
  const { pathname, search } = useLocation();
  const found = compatibilityOf(answers);
  const level = messages.levels[found.level];
  const contact = new URLSearchParams({
    service: 'cross-visibility',
    ...(search && { depuis: pathname + search }),
  }).toString();
  return (
    <section
      id="potentiel"
      aria-labelledby="potentiel-titre"
      className="panel scroll-mt-20 p-6 sm:p-8"
    >
      <div className="grid grid-cols-[1fr_auto] items-center gap-4">
        <div role="status">
          <h3 id="potentiel-titre" className="small text-aurora">
            {answers.company
              ? fill(messages.potentialFor, { name: answers.company })
              : messages.potential}
          </h3>
          <p className="mt-2">
            <strong className="display tabular text-lumen">{found.potential}</strong>{' '}
            <span className="text-dust">{messages.outOf}</span>
          </p>
          <p className="heading mt-1">{level.title}</p>
        </div>
        <Orbit kinds={found.kinds} />
      </div>
      <p className="mt-3 text-dust">{level.text}</p>
      <h4 className="small mt-8 font-semibold">{messages.compatibility}</h4>
      <Partners kinds={found.kinds} messages={kinds} />
      <p className="small mt-4">
        {found.answers > 0
          ? fill(messages.answers, { count: String(found.answers) })
          : messages.none}
      </p>
      <p className="mt-2 text-xs text-dust">{messages.note}</p>
      <Link to={`${address('/contact')}?${contact}`} className="button mt-5">
        {messages.next}
      </Link>
    </section>
  );
}

function Partners({
  kinds,
  messages,
}: {
  kinds: Compatibility['kinds'];
  messages: CrossVisibilityCopy['kinds'];
}) {
  return (
    <ol className="mt-2">
      {kinds.map(({ kind, score }) => (
        <li key={kind} className="border-b border-line py-3">
          <span className="flex flex-wrap justify-between gap-x-4">
            {messages[kind].title}
            <span className="tabular font-semibold">{score} / 100</span>
          </span>
          <ShareBar share={score / 100} className="mt-2 h-1 w-full" />
        </li>
      ))}
    </ol>
  );
}

/** Direction of each partner from the centre, in degrees. */
const bearings = [-70, 40, 165];

/** The business among its three kinds of partner: the nearer, the more compatible. The list states the figures. */
function Orbit({ kinds }: { kinds: Compatibility['kinds'] }) {
  return (
    <svg viewBox="0 0 160 160" className="size-32 sm:size-40" aria-hidden="true">
      {[30, 50, 70].map((radius) => (
        <circle key={radius} cx="80" cy="80" r={radius} className="fill-none stroke-line-2" />
      ))}
      {kinds.map(({ kind, score }, rank) => {
        const distance = 16 + (100 - score) * 0.6;
        const angle = ((bearings[rank] ?? 0) * Math.PI) / 180;
        // Rounded, so that server and browser render the same digits.
        const x = Math.round(80 + distance * Math.cos(angle));
        const y = Math.round(80 + distance * Math.sin(angle));
        return (
          <g key={kind}>
            <path d={`M80 80L${x} ${y}`} className="stroke-violet" />
            <circle cx={x} cy={y} r={rank === 0 ? 6 : 4} className="fill-star" />
          </g>
        );
      })}
      <circle cx="80" cy="80" r="8" className="fill-lumen" />
    </svg>
  );
}
