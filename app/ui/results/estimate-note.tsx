import { Link } from 'react-router';
import { useVisit } from '#app/ui/visit.ts';

/** Says that a score is an estimate from answers, and links to the measurement. */
export function EstimateNote({
  copy,
  className,
}: {
  copy: { text: string; link: string };
  className: string;
}) {
  const { address } = useVisit();
  return (
    <div className={`small flex flex-wrap items-center gap-x-2 text-dust ${className}`}>
      <p>{copy.text}</p>
      <Link to={address('/ila')} className="text-link">
        {copy.link}
      </Link>
    </div>
  );
}
