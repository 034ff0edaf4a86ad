import type { Picture } from '#app/content/pictures/pictures.ts';
import type { TeamMember } from '#app/content/team/shape.ts';
import { LazyImage } from '#app/ui/page/lazy-image.tsx';
import { SampleMark } from '#app/ui/page/sample-mark.tsx';

/** Dot of each status; always shown with its label. */
const dots = {
  available: 'bg-band-green',
  busy: 'bg-band-yellow',
  offline: 'bg-edge',
} as const satisfies Record<TeamMember['status'], string>;

/** Avatar, name and role of a team member. */
export function MemberHead({ member: { avatar, name, role } }: { member: TeamMember }) {
  return (
    <div className="flex items-center gap-4">
      <span
        className="heading grid size-14 place-items-center rounded-full border border-lumen text-lumen"
        aria-hidden="true"
      >
        {avatar}
      </span>
      <div>
        <h3 className="heading">{name}</h3>
        <p className="small text-dust">
          {role}
          <SampleMark />
        </p>
      </div>
    </div>
  );
}

/** The engraved portrait of a member who has one. */
export function Portrait({ picture }: { picture: Picture | undefined }) {
  if (!picture) return null;
  return (
    <LazyImage picture={picture} sizes="(min-width: 48rem) 22rem, 90vw" className="plate mb-5" />
  );
}

/** Availability of a team member, with the given label. */
export function MemberStatus({
  status,
  messages,
  className,
}: {
  status: TeamMember['status'];
  messages: Record<TeamMember['status'], string>;
  className: string;
}) {
  return (
    <p className={`small flex items-center gap-2 ${className}`}>
      <i className={`size-2 rounded-full ${dots[status]}`} />
      {messages[status]}
    </p>
  );
}
