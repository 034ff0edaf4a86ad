import type { ContactCopy } from '#app/content/contact/shape.ts';
import type { Picture } from '#app/content/pictures/pictures.ts';
import { withPrefix, type Prefix } from '#app/i18n/address.ts';
import { fill } from '#app/i18n/format.ts';
import { Section } from '#app/ui/page/section.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { MemberHead, MemberStatus, Portrait } from './member.tsx';
import { useTeam } from './team-provider.tsx';

/** The team with status, languages and a booking link for each member. */
export function TeamCards({
  copy,
  portraits,
}: {
  copy: ContactCopy['team'];
  portraits: Record<string, Picture>;
}) {
  const { members } = useTeam();
  const { prefix } = useVisit();
  return (
    <Section id="equipe" title={copy.title} lead={copy.lead}>
      {members.length === 0 && <p className="text-dust">{copy.none}</p>}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {members.map((member) => (
          <li key={member.id} className="panel flex flex-col p-6">
            <Portrait picture={portraits[member.id]} />
            <MemberHead member={member} />
            <MemberStatus status={member.status} messages={copy} className="mt-4" />
            <p className="mt-3">{member.description}</p>
            <ul className="small mt-3 flex flex-wrap gap-2 text-dust">
              {member.specialties.map((specialty) => (
                <li key={specialty} className="rounded-full border border-line-2 px-3 py-0.5">
                  {specialty}
                </li>
              ))}
            </ul>
            <p className="small mt-3 mb-5 text-dust">
              {member.experience} · {member.languages.join(', ')}
            </p>
            <a
              href={bookingAddress(prefix, member.calendlyUrl)}
              data-conversion
              className="button mt-auto"
              aria-label={fill(copy.bookWith, { name: member.name })}
            >
              {copy.book}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The address of a person's calendar; that of an external service is used as it is. */
function bookingAddress(prefix: Prefix, url: string): string {
  return url.startsWith('/') ? withPrefix(prefix, url) : url;
}
