import type { Lifetime, Owner, Place, Purpose } from '#app/domain/privacy/storage-inventory.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Texts of the cookies page, besides those it shares with the banner. */
export interface CookiesCopy extends PageText {
  heading: Headline;
  lead: string;
  choice: {
    title: string;
    /** Shown without scripts, where nothing optional runs either. */
    withoutScripts: string;
    /** The choice in force, by what it grants; `{categories}` names them. */
    status: { none: string; lapsed: string; refused: string; accepted: string; some: string };
    receipt: { title: string; date: string; expires: string; version: string; browser: string };
    save: string;
    acceptAll: string;
    withdraw: string;
    reopen: string;
    saved: string;
    /** Shown when the browser stores nothing. */
    notKept: string;
  };
  keys: {
    title: string;
    lead: string;
    /** For a category without entries. */
    none: string;
    places: Record<Place, string>;
    owners: Record<Owner, string>;
    /** `{days}` is used by one of them. */
    lifetimes: Record<Extract<Lifetime, string>, string> & { days: string; hours: string };
    purposes: Record<Purpose, string>;
  };
  more: {
    title: string;
    /** Whether pages request other hosts, named by `{hosts}`. */
    hosts: { title: string; none: string; some: string };
    items: { title: string; text: string }[];
    privacy: string;
  };
}
