import type { ScoreMethod } from '#app/domain/crm/records/score-methods.ts';
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
  /** Where a score comes from. */
  methods: Record<ScoreMethod, string>;
  /** `name`, `version`. */
  origin: string;
  lead: string;
  leadResults: string;
  mail: string;
  mails: Record<OutboxState, string>;
  created: string;
  fieldChange: string;
  nothing: string;
}
