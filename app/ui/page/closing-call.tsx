import { Link } from 'react-router';
import { useVisit } from '#app/ui/visit.ts';
import { Headline, type HeadlineText } from './headline.tsx';

/** Closing section of a page: one sentence, and its links to open screens. */
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
  const { isOpen } = useVisit();
  const links = [{ to, label: button }, ...(second ? [second] : [])].filter((link) =>
    isOpen(link.to),
  );
  return (
    <section className="starfield border-b border-line">
      <div className="measure grid grid-cols-1 justify-items-center gap-6 py-24 text-center lg:py-32">
        <h2 className="display max-w-[14em]">
          <Headline text={title} />
        </h2>
        <p className="lead">{lead}</p>
        <div className="flex flex-wrap justify-center gap-4">
          {links.map((link, index) => (
            <Link
              key={link.to}
              to={link.to}
              className={index === 0 ? 'button button-primary' : 'button'}
            >
              {link.label}
            </Link>
          ))}
        </div>
        {note && <p className="small text-dust">{note}</p>}
      </div>
    </section>
  );
}
