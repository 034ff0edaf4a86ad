import { Link } from 'react-router';
import type { HomeCopy } from '#app/content/home/shape.ts';
import type { TeamMember } from '#app/content/team/shape.ts';
import { Section } from '#app/ui/section.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** Dot of each status; the word beside it carries the meaning. */
const dots = {
  available: 'bg-band-green',
  busy: 'bg-band-yellow',
  offline: 'bg-edge',
} as const satisfies Record<TeamMember['status'], string>;

export function Team({ copy, members }: { copy: HomeCopy['team']; members: TeamMember[] }) {
  const { address } = useVisit();
  return (
    <Section title={copy.title} lead={copy.lead}>
      <ul className="ruled grid-cols-1 md:grid-cols-3">
        {members.map((member) => (
          <li key={member.id} className="p-6">
            <div className="flex items-center gap-4">
              <span
                className="heading grid size-14 place-items-center rounded-full border border-lumen text-lumen"
                aria-hidden="true"
              >
                {member.avatar}
              </span>
              <div>
                <h3 className="heading">{member.name}</h3>
                <p className="small text-dust">{member.role}</p>
              </div>
            </div>
            <p className="my-4">{member.description}</p>
            <p className="small text-dust">{member.specialties.join(' · ')}</p>
            <p className="small text-dust">{member.languages.join(' · ')}</p>
            <p className="small mt-3 flex items-center gap-2">
              <i className={`size-2 rounded-full ${dots[member.status]}`} />
              {copy[member.status]}
            </p>
          </li>
        ))}
      </ul>
      <Link to={address('/contact')} className="button mt-8">
        {copy.button}
      </Link>
    </Section>
  );
}
