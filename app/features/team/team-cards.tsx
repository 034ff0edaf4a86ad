import type { ContactCopy } from '#app/content/contact/shape.ts';
import type { TeamMember } from '#app/content/team/shape.ts';
import { fill } from '#app/i18n/format.ts';
import { Section } from '#app/ui/section.tsx';
import { useTeam } from './team-provider.tsx';

/** Dot of each status; the word beside it carries the meaning. */
const dots = {
  available: 'bg-band-green',
  busy: 'bg-band-yellow',
  offline: 'bg-edge',
} as const satisfies Record<TeamMember['status'], string>;

/** The team with status, languages and a way to book each member. */
export function TeamCards({ copy }: { copy: ContactCopy['team'] }) {
  const { members } = useTeam();
  return (
    <Section id="equipe" title={copy.title} lead={copy.lead}>
      {members.length === 0 && <p className="text-dust">{copy.none}</p>}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {members.map((member) => (
          <li key={member.id} className="panel flex flex-col p-6">
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
            <p className="small mt-4 flex items-center gap-2">
              <i className={`size-2 rounded-full ${dots[member.status]}`} />
              {copy[member.status]}
            </p>
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
              href={member.calendlyUrl}
              rel="noreferrer"
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
