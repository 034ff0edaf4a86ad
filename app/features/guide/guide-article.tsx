import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { GuideFrame, GuideText, Platform } from '#app/content/guide/shape.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { fill } from '#app/i18n/format.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { LinkedText } from '#app/ui/page/linked-text.tsx';
import { useVisit } from '#app/ui/visit.ts';

interface Shown {
  copy: GuideFrame['page'];
  text: GuideText;
  what: string;
  why: string;
  how: readonly string[];
  worth: string;
  effort: string;
  source: string;
  written: { day: string; text: string };
  related: readonly { path: string; name: string; text: string }[];
  parent: { name: string; path: KnownPath };
}

/** The page of a check: why it matters, how to verify it, and how to fix it on each platform. */
export function GuideArticle({ breadcrumbs, ...shown }: Shown & { breadcrumbs: ReactNode }) {
  const { address } = useVisit();
  const { copy, text, what, worth } = shown;
  return (
    <>
      <article>
        <div className="starfield border-b border-line">
          <div className="measure pt-6 pb-12 lg:pb-16">
            {breadcrumbs}
            <p className="eyebrow mt-10 mb-5">{worth}</p>
            <h1 className="title max-w-[20em] text-balance">{text.heading}</h1>
            <p className="lead mt-5">{what}</p>
          </div>
        </div>
        <div className="measure grid grid-cols-1 gap-x-16 gap-y-10 py-14 lg:grid-cols-[16rem_1fr] lg:py-20">
          <Contents copy={copy} />
          <Body {...shown} />
        </div>
      </article>
      <Related {...shown} />
      <ClosingCall {...copy.next} to={address('/ila')} />
    </>
  );
}

/** Ids of the sections, which reports and other pages may link to. */
const anchors = { why: 'raison', see: 'voir', steps: 'etapes', mends: 'corriger' } as const;

function Contents({ copy }: Pick<Shown, 'copy'>) {
  return (
    <nav aria-label={copy.contents} className="lg:sticky lg:top-24 lg:self-start">
      <p className="small mb-3 text-aurora">{copy.contents}</p>
      <ol className="small border-l border-line">
        {(['why', 'see', 'steps', 'mends'] as const).map((part) => (
          <li key={part}>
            <a
              href={`#${anchors[part]}`}
              className="block py-2.5 pl-4 text-dust hover:text-star lg:py-1"
            >
              {copy[part]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Body({ copy, text, why, how, effort, source, written }: Shown) {
  const platforms = Object.entries(text.mends) as [Platform, string][];
  return (
    <div className="max-w-[42rem] wrap-anywhere">
      <section id={anchors.why} className="scroll-mt-24">
        <h2 className="heading mb-3">{copy.why}</h2>
        <p>{why}</p>
        <p className="mt-3">
          <LinkedText text={text.why} />
        </p>
      </section>
      <section id={anchors.see} className="mt-10 scroll-mt-24">
        <h2 className="heading mb-3">{copy.see}</h2>
        <p>
          <LinkedText text={text.see} />
        </p>
      </section>
      <section id={anchors.steps} className="mt-10 scroll-mt-24">
        <h2 className="heading mb-3">{copy.steps}</h2>
        <p className="small mb-3 text-dust">{effort}</p>
        <ol className="list-decimal space-y-2 pl-5">
          {how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section id={anchors.mends} className="mt-10 scroll-mt-24">
        <h2 className="heading">{copy.mends}</h2>
        {platforms.map(([platform, mend]) => (
          <div key={platform} className="border-b border-line py-4">
            <h3 className="font-semibold">{copy.platforms[platform]}</h3>
            <p className="mt-1">{mend}</p>
          </div>
        ))}
      </section>
      <p className="mt-8">
        <a href={source} className="text-link" rel="noreferrer" target="_blank">
          {copy.source}
        </a>
      </p>
      <p className="small mt-4 text-dust">
        <time dateTime={written.day}>{fill(copy.written, { date: written.text })}</time>
      </p>
    </div>
  );
}

function Related({ copy, related, parent }: Shown) {
  const { prefix, address } = useVisit();
  return (
    <section className="band border-t border-line">
      <div className="measure">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <h2 className="title">{copy.related}</h2>
          <Link to={address(parent.path)} className="text-link">
            {copy.all}
          </Link>
        </div>
        <ul className="ruled grid-cols-1 md:grid-cols-2">
          {related.map(({ path, name, text }) => (
            <li key={path} className="lit p-6">
              <h3 className="heading mb-2">
                <Link to={withPrefix(prefix, path)} className="card-link">
                  {name}
                </Link>
              </h3>
              <p className="small text-dust">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
