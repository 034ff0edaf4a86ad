import { Fragment, type CSSProperties } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Meeting } from '#app/domain/bookings/agenda.ts';
import { isOpenBooking } from '#app/domain/bookings/booking.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { clockWords, lengthIn } from './agenda-days.ts';
import type { MeetingDrag } from './use-meeting-drag.ts';

/** A meeting at its time. A press opens it; a mouse can drag it to a free time. */
export function MeetingBlock({
  meeting,
  style,
  isOpen,
  isLong,
  drag,
}: {
  meeting: Meeting;
  style: CSSProperties;
  isOpen: boolean;
  /** Whether there is room for more than a name. */
  isLong: boolean;
  drag: MeetingDrag;
}) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const [params] = useSearchParams();
  const { id, visitor, at, status, kind, channel, member } = meeting;
  const { held } = drag;
  const time = clockWords(language).time(at.from);
  const length = lengthIn(language, kind);
  const address = new URLSearchParams(params);
  address.set('rdv', id);
  const isHeld = held?.id === id;
  return (
    <li
      className="agenda-meeting"
      data-status={status}
      data-held={isHeld || undefined}
      style={isHeld ? { ...style, translate: `${held.x}px ${held.y}px` } : style}
      {...(isOpenBooking(meeting) && { 'data-grip': true, ...drag.itemProps(id) })}
    >
      <Link
        to={`?${address.toString()}`}
        preventScrollReset
        draggable={false}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className="tabular me-0.5">{time}</span>{' '}
        <span dir="auto" className="font-semibold">
          {visitor.name}
        </span>
        {isLong ? (
          // A narrow block cuts off whole facts, with their separators.
          [length, messages.agenda.channels[channel], member.name].map((fact) => (
            <Fragment key={fact}>
              {' '}
              <span className="inline-block">· {fact}</span>
            </Fragment>
          ))
        ) : (
          <span className="sr-only">, {length}</span>
        )}
        <span className="sr-only">, {messages.agenda.statuses[status]}</span>
      </Link>
    </li>
  );
}
