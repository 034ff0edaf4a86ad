/**
 * What an audit has seen of a site: plain data, read by app/services/web/ and judged by the checks. The same evidence
 * always gives the same report.
 */

/** Where something stands in a page's source. */
export interface Place {
  /** From 1. */
  readonly line: number;
  /** Source text, at most 200 characters. */
  readonly excerpt: string;
}

/** A text of a page and its place. */
export interface Found extends Place {
  readonly text: string;
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Why an address could not be read. */
export const webFailures = [
  'bad-address',
  'address-refused',
  'unknown-host',
  'certificate',
  'unreachable',
  'timeout',
  'redirect-loop',
  'too-many-redirects',
  'not-http',
  'blocked-by-robots',
  'budget-spent',
] as const;

export type WebFailure = (typeof webFailures)[number];

/** How an address answered, without its content. */
export interface Answer {
  readonly asked: string;
  /** Address of the last response. */
  readonly url: string;
  /** Null without a response; `failure` says why. */
  readonly status: number | null;
  readonly failure: WebFailure | null;
  readonly redirects: readonly Redirect[];
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Heading extends Found {
  /** 1 to 6. */
  readonly level: number;
  /** Text up to the next heading, at most 600 characters. */
  readonly answer: string;
}

export interface Link extends Found {
  /** As written. */
  readonly href: string;
  /** Absolute, without a fragment; null unless it leads to a web page. */
  readonly url: string | null;
  /** Accessible name: text, `aria-label`, `title` or the `alt` of its images. */
  readonly name: string;
  readonly rel: string;
}

export interface Image extends Place {
  readonly url: string | null;
  /** Null without the attribute. */
  readonly alt: string | null;
  readonly hasSize: boolean;
  /** Whether it is hidden from assistive technology. */
  readonly isHidden: boolean;
  /** Other formats offered by its `<picture>`. */
  readonly types: readonly string[];
}

/** A file that a page loads. */
export interface Resource extends Place {
  readonly kind: 'script' | 'style' | 'image' | 'font' | 'frame' | 'icon' | 'media';
  readonly url: string;
  readonly isBlocking: boolean;
}

export interface JsonLdBlock extends Place {
  /** Parsed; null when it is not JSON. */
  readonly value: unknown;
  /** The parser's message, empty when it parsed. */
  readonly error: string;
}

export interface FormElement extends Place {
  /** Absolute address that it is sent to. */
  readonly action: string;
}

/** What one page's HTML says. */
export interface Html {
  readonly lang: string | null;
  readonly titles: readonly Found[];
  readonly descriptions: readonly Found[];
  readonly canonicals: readonly Found[];
  /** Contents of meta robots elements. */
  readonly robots: readonly Found[];
  readonly viewport: Found | null;
  readonly hreflang: readonly { readonly lang: string; readonly href: string }[];
  readonly headings: readonly Heading[];
  readonly links: readonly Link[];
  /** Elements that act as links and are not `<a href>`. */
  readonly falseLinks: readonly Found[];
  readonly images: readonly Image[];
  readonly resources: readonly Resource[];
  readonly jsonLd: readonly JsonLdBlock[];
  readonly forms: readonly FormElement[];
  /** Addresses of icons, as written. */
  readonly icons: readonly string[];
  /** Open Graph properties. */
  readonly openGraph: Readonly<Record<string, string>>;
  /** `meta name=author`, `rel=author`, `time` elements. */
  readonly hasAuthor: boolean;
  readonly hasDate: boolean;
  readonly isArticle: boolean;
  /** Visible text without navigation and repeated parts, a line a block, at most 50,000 characters. */
  readonly text: string;
  /** All visible text, a line a block, at most 100,000 characters. */
  readonly wholeText: string;
  readonly elements: number;
  /** Whether the content is drawn by scripts, so that the HTML alone does not show it. */
  readonly isDrawnByScripts: boolean;
  /** Depth limit reached: the rest of the document was not read. */
  readonly isTruncated: boolean;
}

/** A telephone number in E.164 and where it stands. */
export interface PhoneFound extends Place {
  readonly number: string;
  readonly from: 'text' | 'link' | 'markup';
}

/** Contact details that a page states. */
export interface LocalFacts {
  readonly phones: readonly PhoneFound[];
  /** Postal addresses in text. */
  readonly addresses: readonly Found[];
  /** Opening hours in text. */
  readonly hours: readonly Found[];
}

export interface Page extends Answer {
  /** Links to follow from the first page; null when only the site map names it. */
  readonly depth: number | null;
  /** Milliseconds to the first byte. */
  readonly firstByte: number;
  /** Bytes on the wire and decoded. */
  readonly bytes: { readonly wire: number; readonly decoded: number };
  /** Whether the content was cut at the limit. */
  readonly isCut: boolean;
  readonly encoding: {
    readonly declared: string | null;
    readonly used: string;
    /** An example of wrongly decoded text; null without any. */
    readonly mojibake: string | null;
  };
  /** Null for what is not HTML. */
  readonly html: Html | null;
  readonly local: LocalFacts;
  /** Language of the text, by its words: `fr`, `en`, `es`; null where unclear. */
  readonly spoken: string | null;
}

export interface RobotsFile {
  readonly answer: Answer;
  readonly text: string;
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
}

interface Certificate {
  /** ISO 8601, UTC. */
  readonly validTo: string;
}

/** SPF and DMARC records of a domain; null where the name service did not answer. */
export interface MailRecords {
  readonly spf: string | null;
  readonly dmarc: string | null;
}

/** An element that a browser shows. */
export interface ShownElement {
  /** Source text, at most 200 characters. */
  readonly excerpt: string;
}

export const axeImpacts = ['critical', 'serious', 'moderate', 'minor'] as const;

export type AxeImpact = (typeof axeImpacts)[number];

/** What a browser has seen of one page. */
export interface RenderedPage {
  readonly url: string;
  /** Visible text, at most 100,000 characters. */
  readonly text: string;
  /** What the page says once scripts have drawn it; null for a page that says it by itself. */
  readonly drawn: Pick<Page, 'html' | 'local' | 'spoken'> | null;
  /** Largest contentful paint of each load, in milliseconds; only the first page is loaded more than once. */
  readonly largestPaints: readonly number[];
  /** Cumulative layout shift of each load. */
  readonly shifts: readonly number[];
  /** Controls without an accessible name. */
  readonly nameless: readonly (ShownElement & { readonly role: string })[];
  /** Requests to known trackers, and identifiers of third parties or known trackers, before any consent. */
  readonly trackers: readonly string[];
  readonly identifiers: readonly { readonly name: string; readonly host: string }[];
  readonly violations: readonly (ShownElement & {
    /** Id of the rule in axe-core. */
    readonly rule: string;
    readonly impact: AxeImpact;
    /** Elements that break the rule. */
    readonly count: number;
  })[];
  /** Targets smaller than 24 by 24 CSS pixels without the space that would make up for it. */
  readonly smallTargets: readonly (ShownElement & {
    readonly width: number;
    readonly height: number;
  })[];
  /** Width of the content in a window of 320 CSS pixels, and the widest element that does not fit. */
  readonly narrow: ShownElement & { readonly width: number };
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

export interface SiteEvidence {
  /** Address as asked, with its scheme. */
  readonly address: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Pages in the order of reading; the first page first. Empty when it could not be read. */
  readonly pages: readonly Page[];
  readonly first: Answer;
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
  /** Limits that ended the reading early. */
  readonly limits: readonly ('pages' | 'bytes' | 'time')[];
}
