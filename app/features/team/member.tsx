import type { TeamMember } from '#app/content/team/shape.ts';

/** Dot of each status; always shown with its word. */
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
        <p className="small text-dust">{role}</p>
      </div>
    </div>
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
