/** How soon somebody gets a mail: with a mail of its own, in the digest of the morning, or not at all. */
export const mailMeasures = ['at-once', 'daily', 'none'] as const;

export type MailMeasure = (typeof mailMeasures)[number];

interface Kind {
  /** Measure of mail for who has chosen none. */
  readonly mail: MailMeasure;
  /** Whether browsers get it by default. */
  readonly push: boolean;
  /** What it is about is done with once the record is: the notification counts as read then. */
  readonly endsWithRecord?: true;
}

/** Kinds of notifications. Their recipients are chosen in notification-drafts.ts, their words are in content/crm. */
export const notificationTable = {
  /** A lead that nobody has; everybody who works on leads. */
  'lead-new': { mail: 'none', push: true, endsWithRecord: true },
  /** A record that somebody else gave to them. */
  assigned: { mail: 'at-once', push: true },
  /** A note or comment that names them after an @. */
  mentioned: { mail: 'at-once', push: true },
  /** A client of theirs that somebody else changed. */
  'client-changed': { mail: 'none', push: false },
  /** The measured score of a client's site fell. */
  'site-fallen': { mail: 'at-once', push: false },
  /** A client's site keeps search engines out since its last scan. */
  'site-hidden': { mail: 'at-once', push: true },
  /** A task of theirs that is due today. */
  due: { mail: 'daily', push: false, endsWithRecord: true },
  /** A task of theirs whose day has passed. */
  overdue: { mail: 'daily', push: false, endsWithRecord: true },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationTable;

export const notificationKinds = Object.keys(notificationTable) as readonly NotificationKind[];

/** The kinds that are over once their record is done with. */
export const endingKinds = notificationKinds.filter(
  (kind) => 'endsWithRecord' in notificationTable[kind],
);

/** How somebody gets notifications of a kind, besides in the CRM itself. */
interface NotificationChoice {
  mail: MailMeasure;
  /** Whether their browsers get it, where Web Push is configured. */
  push: boolean;
}

export type NotificationChoices = Readonly<Record<NotificationKind, NotificationChoice>>;

/** The choices of who has made none. */
export const usualChoices = Object.fromEntries(
  notificationKinds.map((kind) => {
    const { mail, push } = notificationTable[kind];
    return [kind, { mail, push }];
  }),
) as NotificationChoices;
