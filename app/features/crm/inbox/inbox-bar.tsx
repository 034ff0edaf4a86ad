import { useState } from 'react';
import { Link } from 'react-router';
import type { Assignee, LeadPage } from '#app/domain/leads/inbox.ts';
import type { AdminSection } from '#app/domain/staff/administration.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { ownZone, zoneName } from '#app/i18n/zone-name.ts';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { SelectField } from '../fields/select-field.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterChips, FilterSearch } from '../filters/filter-fields.tsx';
import type { Filters } from '../filters/use-filters.ts';
import { useStaff } from '../frame/staff-context.tsx';
import { ViewsMenu } from '../views/views-menu.tsx';
import { useInbox } from './inbox-context.tsx';
import { countOf, leadFilters, type LeadState } from './lead-filters.ts';
import { TemplateDialog } from './reply/template-dialog.tsx';
import { TeamPanel } from './team-panel.tsx';

/** The administration's list of outgoing messages, for users with access to leads. */
const outbox: AdminSection = 'envois';

/** Filters and secondary actions of the inbox, and the time zone of its dates. */
export function InboxBar({
  filters,
  page,
  onTeam,
}: {
  filters: Filters<typeof leadFilters>;
  page: LeadPage | null;
  onTeam: (team: readonly Assignee[]) => void;
}) {
  const { language } = useVisit();
  const { messages, team } = useInbox();
  const shared = { filters, messages };
  return (
    <FilterBar
      title={messages.title}
      filters={filters}
      page={null}
      reset={messages.clear}
      search={<FilterSearch {...shared} filter="search" />}
      chips={
        <FilterChips
          {...shared}
          filter="state"
          nameOf={(state, name) =>
            page ? `${name} ${formatNumber(language, countOf(page, state as LeadState))}` : name
          }
        />
      }
      folded={{
        names: ['assignee'],
        fields: (
          <SelectField
            name={leadFilters.assignee.id}
            label={messages.assignee}
            value={filters.values.assignee}
            options={[
              { value: '', label: messages.anyAssignee },
              ...team.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(assignee) => filters.set({ assignee })}
          />
        ),
      }}
      actions={
        <>
          <TimeZone className="max-sm:hidden" />
          <RareActions onTeam={onTeam} />
        </>
      }
    />
  );
}

function RareActions({ onTeam }: { onTeam: (team: readonly Assignee[]) => void }) {
  const { messages, team, ownId } = useInbox();
  const { may } = useStaff();
  const isTeamSet = team.some(({ id, status }) => status && (may('assign') || id === ownId));
  const [opened, setOpened] = useState<'team' | 'templates' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <ViewsMenu section="leads" table={leadFilters}>
        <Link to={`?admin=${outbox}`} className="menu-item">
          {messages.everythingSent}
        </Link>
        {isTeamSet && (
          <button type="button" className="menu-item" onClick={() => setOpened('team')}>
            {messages.team.title}
          </button>
        )}
        {may('assign') && (
          <button type="button" className="menu-item" onClick={() => setOpened('templates')}>
            {messages.reply.templates.title}
          </button>
        )}
      </ViewsMenu>
      {opened === 'team' && <TeamDialog onChange={onTeam} onClose={close} />}
      {opened === 'templates' && <TemplateDialog onClose={close} />}
    </>
  );
}

/** The time zone of all dates on the screen. */
export function TimeZone({ className }: { className: string }) {
  const { language } = useVisit();
  const { messages } = useInbox();
  return (
    <p className={`text-xs text-dust ${className}`}>
      {fill(messages.zone, { zone: zoneName(language, ownZone()) })}
    </p>
  );
}

/** Who receives new leads; rarely changed. */
function TeamDialog({
  onChange,
  onClose,
}: {
  onChange: (team: readonly Assignee[]) => void;
  onClose: () => void;
}) {
  const {
    messages: { team: copy },
  } = useInbox();
  return (
    <Modal title={copy.title} close={copy.close} onClose={onClose}>
      <TeamPanel onChange={onChange} />
    </Modal>
  );
}
