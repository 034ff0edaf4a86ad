import type { keyScopes } from '#app/domain/crm/permissions.ts';
import type { OutboxTopic } from '#app/domain/delivery/outbox.ts';
import type { WebhookEventType } from '#app/domain/delivery/webhooks.ts';
import type { PersonalDataPart } from '#app/domain/privacy/personal-data.ts';
import type { RequestKind, RequestOutcome } from '#app/domain/privacy/rights.ts';
import type { AdminSection } from '#app/domain/staff/administration.ts';
import type { OutboxCopy } from '../outbox/shape.ts';
import type { StaffCopy } from '../staff/shape.ts';
import type { Question } from './question.ts';
import type { AccountsCopy } from './staff/shape.ts';
import type { SiteStatusCopy } from './status/shape.ts';

/** Texts of administration, fetched with its code. */
export interface AdminCopy {
  title: string;
  lead: string;
  back: string;
  sectionsLabel: string;
  sections: Record<AdminSection, string>;
  none: string;
  loading: string;
  busy: string;
  retry: string;
  more: string;
  close: string;
  cancel: string;
  never: string;
  failure: Record<
    | 'unreachable'
    | 'signed-out'
    | 'not-allowed'
    | 'busy'
    | 'refused'
    | 'gone'
    | 'not-possible'
    | 'invalid'
    | 'unconfirmed'
    | 'taken'
    | 'name-taken'
    | 'member-taken',
    string
  >;
  /** Asked before a sensitive change, of who has not given their password within five minutes. */
  confirmation: StaffCopy['confirmation'] & {
    submit: string;
    problems: Record<'refused' | 'wait' | 'unavailable', string>;
  };
  /** A secret that is shown once. */
  secret: {
    title: string;
    text: string;
    copy: string;
    copied: string;
    failed: string;
    done: string;
  };
  outbox: OutboxCopy & {
    lead: string;
    stateLabel: string;
    topicLabel: string;
    topics: Record<OutboxTopic, string>;
    empty: string;
    read: string;
    letter: string;
  };
  status: SiteStatusCopy;
  webhooks: {
    lead: string;
    empty: string;
    events: Record<WebhookEventType, string>;
    since: string;
    disabled: string;
    active: string;
    add: string;
    url: string;
    urlHelp: string;
    purpose: string;
    eventsLabel: string;
    submit: string;
    added: string;
    tryOut: string;
    tried: string;
    disable: string;
    enable: string;
    changed: string;
    newSecret: string;
    changeSecret: Question;
    remove: string;
    removal: Question;
    removed: string;
    log: string;
    refresh: string;
    noLog: string;
    delivered: string;
    failed: string;
    status: string;
    attempt: string;
    took: string;
  };
  privacy: {
    lead: string;
    person: string;
    look: string;
    found: string;
    nothing: string;
    parts: Record<PersonalDataPart, string>;
    part: string;
    held: string;
    removed: string;
    cleared: string;
    kept: string;
    export: string;
    exported: string;
    erase: string;
    erasure: Question;
    goes: string;
    stays: string;
    again: string;
    mismatch: string;
    erased: string;
    register: string;
    registerLead: string;
    noRequests: string;
    kinds: Record<RequestKind, string>;
    outcomes: Record<RequestOutcome, string>;
    kind: string;
    receive: string;
    received: string;
    receivedAt: string;
    due: string;
    late: string;
    answered: string;
    answer: string;
    answerLabel: string;
    entered: string;
  };
  audit: {
    lead: string;
    filters: string;
    entity: string;
    anything: string;
    since: string;
    until: string;
    apply: string;
    clear: string;
    only: string;
    history: string;
    empty: string;
    entities: Record<string, string>;
    verbs: Record<string, string>;
    /** Names of values, by field; what has none is not shown. */
    fields: Record<string, string>;
    yes: string;
    no: string;
    group: string;
    values: string;
    field: string;
    before: string;
    after: string;
    noValues: string;
    restore: string;
    restoring: Question;
    restored: string;
  };
  keys: {
    lead: string;
    empty: string;
    name: string;
    nameHelp: string;
    scopesLabel: string;
    scopes: Record<(typeof keyScopes)[number], string>;
    expires: string;
    expiresHelp: string;
    submit: string;
    created: string;
    by: string;
    used: string;
    until: string;
    revokedAt: string;
    expiredAt: string;
    revoke: string;
    revoking: Question;
    revoked: string;
    pickScope: string;
  };
  staff: AccountsCopy;
}
