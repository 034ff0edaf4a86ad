import type { Answer } from './answer-evidence.ts';
import type { Found, Page, Resource } from './page-evidence.ts';
import type { RenderedPage } from './rendered-evidence.ts';

export interface RobotsFile {
  readonly answer: Answer;
  readonly text: string;
  /** Whether an HTML page is sent instead of it. */
  readonly isPage: boolean;
  /** Lines that are not directives. */
  readonly badLines: readonly Found[];
  /** Allowed bots by token, for the first page. */
  readonly allows: Readonly<Record<string, boolean>>;
  readonly sitemaps: readonly string[];
}

export interface Sitemap {
  readonly answer: Answer;
  /** The parser's message; empty if parsing succeeded. */
  readonly error: string;
  readonly urls: readonly string[];
}

/** A file loaded by the first page, with its response. */
export interface LoadedResource extends Answer {
  readonly kind: Resource['kind'];
  /** Bytes transferred. */
  readonly bytes: number;
  readonly type: string;
  /** URLs that a style sheet loads over HTTP. */
  readonly loadsByHttp: readonly string[];
}

export interface Certificate {
  /** ISO 8601, UTC. */
  readonly validFrom: string;
  /** ISO 8601, UTC. */
  readonly validTo: string;
}

/** All SPF and DMARC records of a domain. */
export interface MailRecords {
  readonly spf: readonly string[];
  readonly dmarc: readonly string[];
}

/** A business as listed on a map; empty texts if unknown. */
export interface ListedBusiness {
  /** URL of its entry. */
  readonly url: string;
  readonly name: string;
  readonly street: string;
  readonly phone: string;
  /** In the format of OpenStreetMap's `opening_hours`. */
  readonly hours: string;
}

/**
 * What an audit saw of a site: plain data, collected by app/services/web/ and judged by the checks. The same evidence
 * always gives the same report.
 */
export interface SiteEvidence {
  /** The requested URL, with its scheme. */
  readonly address: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Pages in the order of reading, starting with the first page. Empty if it could not be read. */
  readonly pages: readonly Page[];
  readonly first: Answer;
  /** The response to the first page over HTTPS, if that failed and the page was read over HTTP. */
  readonly bySecure: Answer | null;
  /** The first page over HTTP, and with or without `www`; null if they are not compared. */
  readonly byHttp: Answer | null;
  readonly otherHost: Answer | null;
  /** An inner page with or without a trailing slash. */
  readonly otherSlash: Answer | null;
  /** A path that does not exist. */
  readonly unknownPath: Answer | null;
  /** The first page as requested by an answer engine's bot. */
  readonly asBot: { readonly status: number | null; readonly words: number } | null;
  /** Times to the first byte of the first page, in milliseconds. */
  readonly firstBytes: readonly number[];
  readonly certificate: Certificate | null;
  readonly robots: RobotsFile;
  readonly sitemap: Sitemap | null;
  /** Internal URLs that were only requested, besides the pages. */
  readonly probed: readonly Answer[];
  readonly resources: readonly LoadedResource[];
  readonly llmsTxt: boolean | null;
  /** Null if DNS was not queried, as for addresses without a domain. */
  readonly mail: MailRecords | null;
  /** Pages as rendered by a browser; null without a browser. */
  readonly rendered: readonly RenderedPage[] | null;
  /** The business on a map; null if no map was queried, or none responded. */
  readonly listing: ListedBusiness | 'not-found' | null;
  /** What ended the reading early; `cut` if only a part of the first page was read. */
  readonly limits: readonly ('pages' | 'bytes' | 'time' | 'cut')[];
}
