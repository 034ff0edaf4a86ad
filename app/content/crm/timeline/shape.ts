import type { TimelineKind } from '#app/domain/crm/timeline/timeline.ts';
import type { OutboxState } from '#app/domain/delivery/outbox.ts';

/** What has happened with a client. */
export interface TimelineCopy {
  filter: string;
  all: string;
  /** Choices of the filter. */
  kinds: Record<TimelineKind, string>;
  /** What one item is. */
  one: Record<TimelineKind, string>;
  empty: string;
  failed: string;
  score: string;
  scoreChange: string;
  lead: string;
  mail: string;
  mails: Record<OutboxState, string>;
  created: string;
  fieldChange: string;
  nothing: string;
}
