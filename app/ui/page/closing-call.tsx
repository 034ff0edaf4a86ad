import { Link } from 'react-router';
import { Headline, type HeadlineText } from './headline.tsx';

/** Closing section of a page: one sentence, and links. */
export function ClosingCall({
  title,
  lead,
  to,
  button,
  second,
  note,
}: {
  title: HeadlineText;
  lead: string;
  to: string;
  button: string;
  /** A secondary link beside the button. */
  second?: { to: string; label: string };
  note?: string;
}) {
  return (
    <section className="starfield border-b border-line">
      <div className="measure grid grid-cols-1 justify-items-center gap-6 py-24 text-center lg:py-32">
        <h2 className="display max-w-[14em]">
          <Headline text={title} />
        </h2>
        <p className="lead text-balance">{lead}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Link to={to} className="button button-primary">
            {button}
          </Link>
          {second && (
            <Link to={second.to} className="button">
              {second.label}
            </Link>
          )}
        </div>
        {note && <p className="small text-dust">{note}</p>}
      </div>
    </section>
  );
}
