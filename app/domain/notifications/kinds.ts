/** How soon a user gets an email: immediately, in the morning digest, or not at all. */
export const mailMeasures = ['at-once', 'daily', 'none'] as const;

export type MailMeasure = (typeof mailMeasures)[number];

interface Kind {
  /** Default email setting. */
  readonly mail: MailMeasure;
  /** Whether browsers get it by default. */
  readonly push: boolean;
  /** The notification counts as read once its record has been dealt with. */
  readonly endsWithRecord?: true;
}

/** Kinds of notifications. Their recipients are chosen in notification-drafts.ts, their texts are in content/crm. */
export const notificationTable = {
  /** An unassigned lead; to everyone who works on leads. */
  'lead-new': { mail: 'none', push: true, endsWithRecord: true },
  /** A record that someone else assigned to them. */
  assigned: { mail: 'at-once', push: true },
  /** A note or comment that mentions them with an @. */
  mentioned: { mail: 'at-once', push: true },
  /** A client of theirs that someone else changed. */
  'client-changed': { mail: 'none', push: false },
  /** The measured score of a client's site has dropped. */
  'site-fallen': { mail: 'at-once', push: false },
  /** A client's site blocks search engines since its last audit. */
  'site-hidden': { mail: 'at-once', push: true },
  /** A task of theirs that is due today. */
  due: { mail: 'daily', push: false, endsWithRecord: true },
  /** A task of theirs that is overdue. */
  overdue: { mail: 'daily', push: false, endsWithRecord: true },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationTable;

export const notificationKinds = Object.keys(notificationTable) as readonly NotificationKind[];

/** The kinds that count as read once their record has been dealt with. */
export const endingKinds = notificationKinds.filter(
  (kind) => 'endsWithRecord' in notificationTable[kind],
);

/** How a user gets notifications of a kind, besides in the CRM itself. */
interface NotificationChoice {
  mail: MailMeasure;
  /** Whether their browsers get it, if Web Push is configured. */
  push: boolean;
}

export type NotificationChoices = Readonly<Record<NotificationKind, NotificationChoice>>;

/** The default settings. */
export const usualChoices = Object.fromEntries(
  notificationKinds.map((kind) => {
    const { mail, push } = notificationTable[kind];
    return [kind, { mail, push }];
  }),
) as NotificationChoices;
