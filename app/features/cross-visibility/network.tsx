import { Link, useSearchParams } from 'react-router';
import type { CrossVisibilityCopy } from '#app/content/cross-visibility/shape.ts';
import { useVisit } from '#app/ui/visit.ts';

type NetworkCopy = CrossVisibilityCopy['network'];

/** Members and recommended partners. Each has a contact link, which passes the partner to the message. */
export function Network({ copy }: { copy: NetworkCopy }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
        <Partners title={copy.current} partners={copy.members} contact={copy.contact} />
        <Partners title={copy.candidates} partners={copy.recommended} contact={copy.contact} />
      </div>
      <p className="mt-6 text-xs text-dust">{copy.note}</p>
    </>
  );
}

function Partners({
  title,
  partners,
  contact,
}: {
  title: string;
  partners: NetworkCopy['members'];
  contact: string;
}) {
  const { address } = useVisit();
  const [query] = useSearchParams();
  const asked = query.get('partenaire');
  const contactAbout = (id: string) => {
    const answers = new URLSearchParams(query);
    answers.set('partenaire', id);
    const here = `${address('/inter-visibilite')}?${answers.toString()}#reseau`;
    const about = new URLSearchParams({ service: 'cross-visibility', depuis: here });
    return `${address('/contact')}?${about.toString()}`;
  };
  return (
    <div>
      <h3 className="heading">{title}</h3>
      <ul className="mt-4 border-t border-line-2">
        {partners.map(({ id, name, trade, place, text }) => (
          <li
            key={id}
            aria-current={id === asked ? 'true' : undefined}
            className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-4 aria-[current=true]:border-lumen"
          >
            <div className="grow basis-56">
              <h4 className="font-semibold">{name}</h4>
              <p className="small text-aurora">
                {trade} · {place}
              </p>
              <p className="small text-dust">{text}</p>
            </div>
            <Link to={contactAbout(id)} className="button">
              {contact}
              <span className="sr-only"> {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
