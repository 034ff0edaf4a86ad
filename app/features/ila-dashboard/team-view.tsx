import type { IlaDashboardCopy } from '#app/content/ila-dashboard/shape.ts';
import type { TeamMember } from '#app/content/team/shape.ts';
import {
  isSampleProject,
  withProject,
  workloadOf,
  type Project,
} from '#app/domain/ila/projects.ts';
import { memberIds, type MemberId } from '#app/domain/team/members.ts';
import type { MemberStatus } from '#app/domain/team/team.ts';
import { fill } from '#app/i18n/format.ts';
import { SampleMark } from '#app/ui/page/sample-mark.tsx';
import { ShareBar } from '#app/ui/results/share-bar.tsx';
import { useIlaScore } from './use-ila-score.ts';

const tones = {
  available: 'text-band-green',
  busy: 'text-band-yellow',
  offline: 'text-dust',
} as const satisfies Record<MemberStatus, string>;

type Member = TeamMember & { id: MemberId };

/** The team, with its members' availability and the projects that the visitor assigns to them. */
export function TeamView({
  copy,
  team,
}: {
  copy: IlaDashboardCopy['team'];
  team: readonly TeamMember[];
}) {
  const { dashboard } = useIlaScore();
  const members = team.flatMap((member) => {
    const id = memberIds.find((each) => each === member.id);
    return id ? [{ ...member, id }] : [];
  });
  return (
    <div>
      <h2 className="title">{copy.title}</h2>
      <p className="lead mt-3">{copy.lead}</p>
      <ul className="ruled mt-8 grid-cols-1 md:grid-cols-3">
        {members.map((member) => (
          <MemberCard key={member.id} copy={copy} member={member} />
        ))}
      </ul>
      <h3 className="heading mt-12">{copy.assignments}</h3>
      <ul className="mt-4 border-t border-line">
        {dashboard.projects.map((project) => (
          <AssignmentRow key={project.id} copy={copy} members={members} project={project} />
        ))}
      </ul>
    </div>
  );
}

/** One member: availability, workload and specialties. */
function MemberCard({
  copy,
  member: { id, name, role, avatar, status, specialties },
}: {
  copy: IlaDashboardCopy['team'];
  member: Member;
}) {
  const { dashboard } = useIlaScore();
  const { projects: own, share } = workloadOf(dashboard, id);
  return (
    <li className="p-6">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full border border-line-2 font-serif text-[1.25rem]"
        >
          {avatar}
        </span>
        <div>
          <h3 className="font-semibold">{name}</h3>
          <p className="small text-dust">
            {role}
            <SampleMark />
          </p>
        </div>
      </div>
      <p className={`mt-4 font-medium ${tones[status]}`}>{copy.statuses[status]}</p>
      <p className="small mt-4 flex justify-between gap-3">
        <span className="text-dust">{copy.workload}</span>
        <span className="tabular">
          {fill(copy.load, {
            count: String(own.length),
            available: String(dashboard.projects.length),
          })}
        </span>
      </p>
      <ShareBar share={share} tone="fill-violet" className="mt-1 h-1 w-full" />
      <p className="small mt-2">{own.map((project) => project.name).join(', ') || copy.free}</p>
      <p className="small mt-2 text-dust">{specialties.join(' · ')}</p>
    </li>
  );
}

/** One project and the member it is assigned to. */
function AssignmentRow({
  copy,
  members,
  project,
}: {
  copy: IlaDashboardCopy['team'];
  members: readonly Member[];
  project: Project;
}) {
  const { dashboard, change } = useIlaScore();
  const current = members.find(({ id }) => id === project.assignedTeamMember);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3">
      <span className="font-medium">
        {project.name}
        {isSampleProject(project) && <SampleMark />}
      </span>
      <span className="unscripted">{current?.name ?? copy.nobody}</span>
      <label className="scripted w-60 max-w-full">
        <span className="sr-only">{fill(copy.member, { name: project.name })}</span>
        <select
          className="input dropdown small"
          value={project.assignedTeamMember ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            const assignedTeamMember = memberIds.find((each) => each === value) ?? null;
            change(withProject(dashboard, { ...project, assignedTeamMember }));
          }}
        >
          <option value="">{copy.nobody}</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </li>
  );
}
