import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CountdownCopy } from '#app/content/countdown/shape.ts';
import { isLaunched, launchedPause, timeLeft, type TimeLeft } from '#app/domain/launch.ts';
import { locales } from '#app/i18n/languages.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Headline } from '#app/ui/headline.tsx';

const units = ['days', 'hours', 'minutes', 'seconds'] as const satisfies (keyof TimeLeft)[];

/**
 * Days, hours, minutes and seconds to the launch, then the launched message and the way home. Time runs from the
 * server's clock: a visitor whose own is wrong is not sent home early, to be sent straight back.
 */
export function Countdown({
  copy,
  serverNow,
  launchAt,
}: {
  copy: CountdownCopy;
  serverNow: number;
  launchAt: number;
}) {
  const now = useServerClock(serverNow);
  const { address } = useVisit();
  const home = address('/');
  const navigate = useNavigate();
  const launched = isLaunched(now, launchAt);

  useEffect(() => {
    if (!launched) return;
    const timer = window.setTimeout(() => void navigate(home, { replace: true }), launchedPause);
    return () => window.clearTimeout(timer);
  }, [launched, home, navigate]);

  if (launched) {
    return (
      <div role="status" className="grid justify-items-center gap-6">
        <h1 className="display emphasis">{copy.launched}</h1>
        <p className="lead">{copy.redirecting}</p>
        <a className="button button-primary" href={home}>
          {copy.goHome}
        </a>
        <noscript>
          <meta httpEquiv="refresh" content={`${launchedPause / 1000};url=${home}`} />
        </noscript>
      </div>
    );
  }
  return (
    <>
      <p className="eyebrow">{copy.eyebrow}</p>
      <h1 className="display mt-5">
        <Headline text={copy.heading} />
      </h1>
      <Dial left={timeLeft(now, launchAt)} words={copy.units} />
      <p className="lead mx-auto">{copy.lead}</p>
    </>
  );
}

function Dial({ left, words }: { left: TimeLeft; words: CountdownCopy['units'] }) {
  const { language } = useVisit();
  const plural = new Intl.PluralRules(locales[language]);
  return (
    <div role="timer" className="my-12 w-full max-w-3xl">
      <dl className="ruled grid-cols-2 sm:grid-cols-4">
        {units.map((unit) => (
          <div key={unit} className="flex flex-col-reverse p-6">
            <dt className="small text-dust">
              {words[unit][plural.select(left[unit]) === 'one' ? 'one' : 'other']}
            </dt>
            <dd className="tabular font-serif text-[4rem] leading-none" data-unit={unit}>
              {left[unit]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The server's time, carried on by the browser's steady clock and read once a second. */
function useServerClock(serverNow: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const since = performance.now();
    const timer = window.setInterval(() => setNow(serverNow + performance.now() - since), 1000);
    return () => window.clearInterval(timer);
  }, [serverNow]);
  return now;
}
