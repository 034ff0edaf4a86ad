import type { Lifetime, Owner, Place, Purpose } from '#app/domain/storage-inventory.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Everything the cookies page says, beside the words it shares with the banner. */
export interface CookiesCopy extends PageText {
  heading: Headline;
  lead: string;
  choice: {
    title: string;
    /** Shown where no script runs, and so nothing optional either. */
    withoutScripts: string;
    /** The choice in force, by what it grants; `{categories}` names them. */
    status: { none: string; lapsed: string; refused: string; accepted: string; some: string };
    receipt: { title: string; date: string; expires: string; version: string; browser: string };
    save: string;
    acceptAll: string;
    withdraw: string;
    reopen: string;
    saved: string;
    /** When the browser keeps nothing. */
    notKept: string;
  };
  keys: {
    title: string;
    lead: string;
    /** For a category that nothing uses. */
    none: string;
    places: Record<Place, string>;
    owners: Record<Owner, string>;
    /** `{days}` in the one that has some. */
    lifetimes: Record<Extract<Lifetime, string>, string> & { days: string; hours: string };
    purposes: Record<Purpose, string>;
  };
  more: {
    title: string;
    /** Whether pages ask other hosts than this one, which `{hosts}` names. */
    hosts: { title: string; none: string; some: string };
    items: { title: string; text: string }[];
    privacy: string;
  };
}
