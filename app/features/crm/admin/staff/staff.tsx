import { nameService } from '#app/domain/leads/lead-services.ts';
import type { StaffListItem } from '#app/domain/staff/administration.ts';
import { browserName } from '#app/domain/staff/browser-name.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Summary } from '../../fields/summary.tsx';
import { StateTag } from '../../records/state-tag.tsx';
import { useAdmin } from '../admin-context.tsx';
import { AsyncList } from '../async-list.tsx';
import { usePages } from '../use-pages.ts';
import { AccountActions } from './account-actions.tsx';
import { InviteForm } from './invite-form.tsx';
import { RenameForm } from './rename-form.tsx';
import { RoleForm } from './role-form.tsx';
import { RoleRules } from './role-rules.tsx';
import { TeamForm, type TeamChoices } from './team-form.tsx';
import { TwoFactorSwitch } from './two-factor-switch.tsx';

/** The staff, their sessions, and the sign-in requirements of their roles. */
export function Staff() {
  const { client, messages } = useAdmin();
  const { staff: copy } = messages;
  const pages = usePages('staff', async () => {
    const { items, ...choices } = await client.staff();
    return { items: items.map((member) => ({ id: member.id, member, choices })) };
  });
  return (
    <>
      <p className="mt-1 text-dust">{copy.lead}</p>
      <InviteForm onInvited={pages.reload} />
      <AsyncList pages={pages} empty={copy.noSession}>
        {({ member, choices }) => (
          <Member
            member={member}
            choices={choices}
            colleagues={colleaguesOf(member, pages.items ?? [])}
            onChanged={pages.reload}
          />
        )}
      </AsyncList>
      <RoleRules />
    </>
  );
}

/** All other active members who work in the CRM. */
function colleaguesOf(
  { id }: StaffListItem,
  lines: readonly { member: StaffListItem }[],
): StaffListItem[] {
  return lines
    .map(({ member }) => member)
    .filter((each) => each.id !== id && each.disabledAt === null && each.role !== 'read-only');
}

export function Member({
  member,
  choices,
  colleagues,
  onChanged,
}: {
  member: StaffListItem;
  choices: TeamChoices;
  /** Possible successors. */
  colleagues: readonly StaffListItem[];
  onChanged: () => void;
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-80">
        <MemberFacts member={member} />
        {member.canChange && (
          <MemberSettings member={member} choices={choices} onChanged={onChanged} />
        )}
        {member.otherRoles.length > 0 && <RoleForm member={member} onChanged={onChanged} />}
      </div>
      <AccountActions member={member} colleagues={colleagues} onChanged={onChanged} />
    </div>
  );
}

function MemberFacts({ member }: { member: StaffListItem }) {
  const { language } = useVisit();
  const { messages } = useAdmin();
  const { staff: copy } = messages;
  const { name, email, role, hasSecondStep, hasOneTimePassword } = member;
  const { disabledAt, lastLoginAt, sessions, services } = member;
  const on = (moment: string) => formatDate(language, moment, 'short');
  const serviceNames = services.map((each) => nameService(each, copy.services) ?? each);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold">{name}</strong>
        <span className="text-dust">{copy.roles[role]}</span>
        {disabledAt !== null && (
          <StateTag tone="bad" text={fill(copy.disabled, { date: on(disabledAt) })} />
        )}
        {hasSecondStep && <StateTag tone="good" text={copy.secondStep} />}
        {hasOneTimePassword && <StateTag tone="waiting" text={copy.oneTime} />}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-4 text-dust">
        <span className="small wrap-anywhere">{email}</span>
        <span className="text-xs">
          {fill(copy.lastLogin, { date: lastLoginAt === null ? messages.never : on(lastLoginAt) })}
        </span>
      </p>
      <SessionList sessions={sessions} />
      <p className="small">
        {services.length > 0
          ? fill(copy.team.takes, { services: serviceNames.join(', ') })
          : copy.team.none}
      </p>
    </>
  );
}

function MemberSettings({
  member,
  choices,
  onChanged,
}: {
  member: StaffListItem;
  choices: TeamChoices;
  onChanged: () => void;
}) {
  const { client, messages } = useAdmin();
  const { staff: copy } = messages;
  const { id, name, requiresSecondStep } = member;
  return (
    <>
      <details>
        <Summary>{copy.team.title}</Summary>
        <TeamForm member={member} choices={choices} onChanged={onChanged} />
      </details>
      <details>
        <Summary>{copy.rename.title}</Summary>
        <RenameForm member={member} onChanged={onChanged} />
      </details>
      <TwoFactorSwitch
        name={`second-step-of-${id}`}
        label={fill(copy.requireOf, { name })}
        isRequired={requiresSecondStep}
        setRequired={(isOn) => client.requireTwoFactorOf(id, isOn)}
        onChanged={onChanged}
      />
    </>
  );
}

function SessionList({ sessions }: Pick<StaffListItem, 'sessions'>) {
  const { language } = useVisit();
  const {
    messages: { staff: copy },
  } = useAdmin();
  if (sessions.length === 0) return <p className="small mt-2">{copy.noSession}</p>;
  return (
    <details>
      <Summary>{plural(language, sessions.length, copy.sessions)}</Summary>
      <ul className="mt-1">
        {sessions.map(({ id, address, lastSeenAt, agent }) => (
          <li key={id} className="small py-1">
            {fill(copy.seen, { from: address, date: formatDate(language, lastSeenAt, 'short') })}
            <span className="block text-xs text-dust wrap-anywhere" title={agent}>
              {browserName(agent) ?? agent}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
