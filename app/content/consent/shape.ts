import type { Category } from '#app/domain/consent/categories.ts';

/** Texts of the consent banner. */
export interface ConsentCopy {
  title: string;
  /** Short paragraphs: a longer one would become the page's largest contentful paint. */
  text: readonly string[];
  /** Link to the page with every key and the choice in force. */
  details: string;
  /** Said when the browser sends Global Privacy Control. */
  privacyControl: string;
  /** Why a visitor who has answered before is asked again. */
  again: {
    /** With the names of the categories that changed in `{categories}`. */
    changed: string;
    /** When the earlier version is not one we know. */
    unknownChange: string;
    /** With the day it was given in `{date}`. */
    expired: string;
  };
  acceptAll: string;
  necessaryOnly: string;
  customize: string;
  save: string;
  close: string;
  /** What each category governs; `withTag` is added where a tag is configured. */
  categories: Record<Category, { name: string; description: string; withTag?: string }>;
  /** Name of the list of categories. */
  list: string;
  /** Beside the category that cannot be turned off. */
  alwaysOn: string;
  /** Announced once a choice is made. */
  done: string;
  /** The same, when the browser stores nothing. */
  notKept: string;
}
