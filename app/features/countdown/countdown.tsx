import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CountdownCopy } from '#app/content/countdown/shape.ts';
import { minute, second } from '#app/domain/durations.ts';
import { isLaunched, launchedPause, timeLeft, type TimeLeft } from '#app/domain/launch.ts';
import { plural } from '#app/i18n/plural.ts';
import { useMotion } from '#app/ui/motion.ts';
import { Headline } from '#app/ui/page/headline.tsx';
import { useVisit } from '#app/ui/visit.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const satisfies (keyof TimeLeft)[];

/**
 * Days, hours, minutes and seconds to the launch, then the launched message and a link home. It uses the server's
 * clock: with a wrong local clock the visitor would be redirected home early, and straight back.
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
  const isMoving = useMotion();
  const now = useServerClock(serverNow, launchAt, isMoving);
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
      <div data-live role="status" className="grid justify-items-center gap-6">
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
      <Dial left={timeLeft(now, launchAt)} messages={copy.units} />
      <p className="lead mx-auto">{copy.lead}</p>
      {/* Always rendered: only the browser knows whether the figures move, and the page below must not shift. */}
      <p className={`small mt-4 text-dust ${isMoving ? 'invisible' : ''}`}>{copy.still}</p>
    </>
  );
}

function Dial({ left, messages }: { left: TimeLeft; messages: CountdownCopy['units'] }) {
  const { language } = useVisit();
  return (
    <div data-live role="timer" className="my-12 w-full max-w-[48rem]">
      <dl className="ruled grid-cols-2 sm:grid-cols-4">
        {units.map((unit) => (
          <div key={unit} className="flex flex-col-reverse p-6">
            <dt className="small text-dust">{plural(language, left[unit], messages[unit])}</dt>
            <dd className="tabular font-serif text-[4rem] leading-none" data-unit={unit}>
              {left[unit]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/**
 * The server's time, advanced by the browser's monotonic clock and read when its seconds change. With
 * reduced motion it is read when its minutes change, all four figures together: running seconds are motion too.
 */
function useServerClock(serverNow: number, launchAt: number, isMoving: boolean): number {
  const [since] = useState(() => performance.now());
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const read = () => serverNow + performance.now() - since;
    const step = isMoving ? second : minute;
    let timer = 0;
    // At the moment a figure changes, not at an arbitrary moment within its second.
    const wait = () => {
      const left = launchAt - read();
      if (left > 0) timer = window.setTimeout(show, Math.ceil(left % step) || step);
    };
    const show = () => {
      setNow(read());
      wait();
    };
    wait();
    return () => window.clearTimeout(timer);
  }, [serverNow, since, launchAt, isMoving]);
  return now;
}
