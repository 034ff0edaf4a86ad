import type { Answer } from './answer-evidence.ts';
import type { Found, Page, Resource } from './page-evidence.ts';
import type { RenderedPage } from './rendered-evidence.ts';

export interface RobotsFile {
  readonly answer: Answer;
  readonly text: string;
  /** Whether a web page is sent in its place. */
  readonly isPage: boolean;
  /** Lines that are no directive. */
  readonly badLines: readonly Found[];
  /** Allowed bots by token, for the first page. */
  readonly allows: Readonly<Record<string, boolean>>;
  readonly sitemaps: readonly string[];
}

export interface Sitemap {
  readonly answer: Answer;
  /** The parser's message; empty when it parsed. */
  readonly error: string;
  readonly urls: readonly string[];
}

/** A file that the first page loads, with its response. */
export interface LoadedResource extends Answer {
  readonly kind: Resource['kind'];
  /** Bytes on the wire. */
  readonly bytes: number;
  readonly type: string;
  /** Addresses that a style sheet loads by http. */
  readonly loadsByHttp: readonly string[];
}

export interface Certificate {
  /** ISO 8601, UTC. */
  readonly validFrom: string;
  /** ISO 8601, UTC. */
  readonly validTo: string;
}

/** SPF and DMARC records of a domain, all that there are. */
export interface MailRecords {
  readonly spf: readonly string[];
  readonly dmarc: readonly string[];
}

/** A business as a map lists it; empty texts where it says nothing. */
export interface ListedBusiness {
  /** Address of its entry. */
  readonly url: string;
  readonly name: string;
  readonly street: string;
  readonly phone: string;
  /** In the format of OpenStreetMap's `opening_hours`. */
  readonly hours: string;
}

/**
 * What an audit has seen of a site: plain data, read by app/services/web/ and judged by the checks. The same evidence
 * always gives the same report.
 */
export interface SiteEvidence {
  /** Address as asked, with its scheme. */
  readonly address: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Pages in the order of reading; the first page first. Empty when it could not be read. */
  readonly pages: readonly Page[];
  readonly first: Answer;
  /** The first page by https, where that failed and it was read by http. */
  readonly bySecure: Answer | null;
  /** The first page by http, and with or without `www`; null where they are not compared. */
  readonly byHttp: Answer | null;
  readonly otherHost: Answer | null;
  /** An inner page with or without a trailing slash. */
  readonly otherSlash: Answer | null;
  /** A path that no page has. */
  readonly unknownPath: Answer | null;
  /** The first page as requested by a bot that answers questions. */
  readonly asBot: { readonly status: number | null; readonly words: number } | null;
  /** Times to the first byte of the first page, in milliseconds. */
  readonly firstBytes: readonly number[];
  readonly certificate: Certificate | null;
  readonly robots: RobotsFile;
  readonly sitemap: Sitemap | null;
  /** Internal addresses that were only asked for, beside the pages. */
  readonly probed: readonly Answer[];
  readonly resources: readonly LoadedResource[];
  readonly llmsTxt: boolean | null;
  /** Null where the name service was not asked, as for addresses without a domain. */
  readonly mail: MailRecords | null;
  /** Pages as a browser shows them; null without a browser. */
  readonly rendered: readonly RenderedPage[] | null;
  /** What a map says of the business; null where none was asked or none answered. */
  readonly listing: ListedBusiness | 'not-found' | null;
  /** What ended the reading early; `cut` where the first page is there in part only. */
  readonly limits: readonly ('pages' | 'bytes' | 'time' | 'cut')[];
}
