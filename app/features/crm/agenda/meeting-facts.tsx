import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Meeting } from '#app/domain/bookings/agenda.ts';
import { languageName } from '#app/i18n/language-name.ts';
import { ownZone } from '#app/i18n/zone-name.ts';
import { useVisit } from '#app/ui/visit.ts';
import { inboxTab, workspaceAddress } from '../frame/workspace-query.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { ClientLink } from '../records/client-link.tsx';
import { EmailLink, PhoneLink } from '../records/contact-link.tsx';
import { meetingMoment } from './agenda-days.ts';

/** Time, visitor and channel of a meeting, and the message it came with. */
export function MeetingFacts({ meeting }: { meeting: Meeting }) {
  const { language } = useVisit();
  const {
    messages: { agenda },
    backend: { live },
  } = useWorkspace();
  const { panel: copy } = agenda;
  const { visitor, timeZone, channel, videoUrl, note } = meeting;
  const isElsewhere = timeZone !== ownZone();
  return (
    <dl className="grid grid-cols-1 gap-3">
      <Fact name={copy.when}>{meetingMoment(language, ownZone(), meeting.start)}</Fact>
      {isElsewhere && (
        <Fact name={copy.theirTime}>{meetingMoment(language, timeZone, meeting.start)}</Fact>
      )}
      <Fact name={copy.who}>{meeting.member.name}</Fact>
      <Fact name={copy.how}>
        {agenda.channels[channel]}
        {videoUrl && (
          <a href={videoUrl} className="text-link ms-3" target="_blank" rel="noreferrer">
            {copy.join}
          </a>
        )}
      </Fact>
      {visitor.phone && (
        <Fact name={copy.phone}>
          <PhoneLink number={visitor.phone} />
        </Fact>
      )}
      <Fact name={copy.email}>
        <EmailLink address={visitor.email} />
      </Fact>
      {visitor.company && (
        <Fact name={copy.company}>
          <span dir="auto">{visitor.company}</span>
        </Fact>
      )}
      <Fact name={copy.language}>{languageName(language, meeting.language)}</Fact>
      {meeting.clientId !== null && (
        <Fact name={copy.client}>
          <ClientLink id={meeting.clientId} />
        </Fact>
      )}
      {live && (
        <Fact name={copy.reference}>
          <span className="tabular">{meeting.reference}</span>{' '}
          <Link
            to={workspaceAddress(inboxTab, { lead: meeting.leadId })}
            className="text-link ms-2"
          >
            {copy.lead}
          </Link>
        </Fact>
      )}
      {note && (
        <Fact name={copy.note}>
          <span dir="auto" lang={meeting.language} className="whitespace-pre-line wrap-anywhere">
            {note}
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-dust">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
