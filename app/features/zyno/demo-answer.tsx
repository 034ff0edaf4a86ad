import { Link } from 'react-router';
import type { ZynoCopy } from '#app/content/zyno/shape.ts';
import type { Answer } from '#app/domain/answers/answer.ts';
import type { Passage } from '#app/domain/answers/quoted-passages.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';

interface Props {
  /** Null if there was no answer. */
  answer: Answer | null;
  copy: ZynoCopy['demo'];
}

/** What Zyno answers after its opening words: a passage with its page, cited sentences, or an honest refusal. */
export function DemoAnswer({ answer, copy }: Props) {
  if (answer === null) return <p className="mt-2">{copy.failed}</p>;
  switch (answer.kind) {
    case 'greeting':
      return <p className="mt-2">{answer.text}</p>;
    case 'refused':
      return (
        <>
          <p className="mt-2">{answer.text}</p>
          <BookingLink copy={copy} />
        </>
      );
    case 'quoted':
      return (
        <>
          {answer.remark && <p className="mt-2">{answer.remark}</p>}
          <blockquote className="mt-2 border-l-2 border-lumen pl-3">
            {answer.passage.text}
          </blockquote>
          <SourceLink passage={answer.passage} copy={copy} />
        </>
      );
    case 'written':
      return (
        <>
          {answer.remark && <p className="mt-2">{answer.remark}</p>}
          <p className="mt-2">
            {answer.sentences.map(({ text, source }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the sentences of an answer do not change
              <span key={index}>
                {text} <sup>[{source}]</sup>{' '}
              </span>
            ))}
          </p>
          <ol className="mt-1">
            {cited(answer.sentences, answer.sources).map(([number, passage]) => (
              <li key={number}>
                <SourceLink passage={passage} copy={copy} number={number} />
              </li>
            ))}
          </ol>
        </>
      );
  }
}

/** The passages that the sentences cite, with their numbers. */
function cited(
  sentences: readonly { source: number }[],
  sources: readonly Passage[],
): [number, Passage][] {
  const numbers = new Set(sentences.map(({ source }) => source));
  return sources.flatMap((passage, index) =>
    numbers.has(index + 1) ? [[index + 1, passage] as [number, Passage]] : [],
  );
}

function SourceLink({
  passage: { title, address },
  copy,
  number,
}: {
  passage: Passage;
  copy: ZynoCopy['demo'];
  number?: number;
}) {
  const { prefix } = useVisit();
  return (
    <p className="small mt-2">
      {number === undefined ? copy.source : `[${number}]`}{' '}
      <Link to={withPrefix(prefix, address)} className="text-link">
        {title}
      </Link>
    </p>
  );
}

function BookingLink({ copy }: { copy: ZynoCopy['demo'] }) {
  const { address } = useVisit();
  return (
    <p className="mt-2">
      <Link
        to={address('/contact/rendez-vous')}
        className="text-link inline-flex items-center gap-2"
      >
        <Icon name="phone" className="icon size-5 text-lumen" />
        {copy.book}
      </Link>
    </p>
  );
}
