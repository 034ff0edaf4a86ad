import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ContactCopy } from '#app/content/contact/shape.ts';
import { fill } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';

/** Links to read while waiting for the reply. */
const nextSteps = [
  ['/ila', 'ila'],
  ['/adluma', 'adluma'],
  ['/etudes-de-cas', 'cases'],
] as const;

/** Confirmation that replaces the form once the message is stored, and takes over the focus of its button. */
export function SentConfirmation({
  copy,
  reference,
  statusQuery,
}: {
  copy: ContactCopy['sent'];
  reference: string;
  /** Signed query of the link to the message's status page. */
  statusQuery: string;
}) {
  const { address, isOpen } = useVisit();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After a reload the visitor may already have moved the focus.
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div role="status">
      <h2 ref={title} tabIndex={-1} className="title outline-none">
        {copy.title}
      </h2>
      <p className="lead mt-4">{copy.promise}</p>
      <p className="figure mt-6 text-lumen">{fill(copy.reference, { reference })}</p>
      <p className="mt-4">
        <Link to={`${address('/suivi')}?${statusQuery}`} className="button button-primary">
          {copy.status}
        </Link>
      </p>
      <p className="mt-2 text-xs text-dust">{copy.statusNote}</p>
      <h3 className="heading mt-10">{copy.next.title}</h3>
      <ul className="mt-3 grid justify-items-start gap-2">
        {nextSteps
          .filter(([path]) => isOpen(path))
          .map(([path, step]) => (
            <li key={step}>
              <Link to={address(path)} className="text-link">
                {copy.next[step]}
              </Link>
            </li>
          ))}
      </ul>
      <Link to={address('/contact', '#formulaire')} className="button mt-8">
        {copy.again}
      </Link>
    </div>
  );
}
