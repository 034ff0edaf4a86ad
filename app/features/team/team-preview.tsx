import { Link } from 'react-router';
import type { HomeCopy } from '#app/content/home/shape.ts';
import type { TeamMember } from '#app/content/team/shape.ts';
import { Section } from '#app/ui/page/section.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { MemberHead, MemberStatus } from './member.tsx';

/** The team at a glance. */
export function TeamPreview({ copy, members }: { copy: HomeCopy['team']; members: TeamMember[] }) {
  const { address } = useVisit();
  return (
    <Section title={copy.title} lead={copy.lead}>
      <ul className="ruled grid-cols-1 md:grid-cols-3">
        {members.map((member) => (
          <li key={member.id} className="p-6">
            <MemberHead member={member} />
            <p className="mt-4">{member.description}</p>
            <p className="small text-dust">{member.specialties.join(' · ')}</p>
            <p className="small text-dust">{member.languages.join(' · ')}</p>
            <MemberStatus status={member.status} messages={copy} className="mt-4" />
          </li>
        ))}
      </ul>
      <Link to={address('/contact')} className="button mt-8">
        {copy.button}
      </Link>
    </Section>
  );
}
