import type { Answer } from './answer-evidence.ts';

/** A place in a page's source. */
export interface Place {
  /** Numbered from 1. */
  readonly line: number;
  /** Source text, at most 200 characters. */
  readonly excerpt: string;
}

/** A text of a page with its place. */
export interface Found extends Place {
  readonly text: string;
}

export interface Heading extends Found {
  /** 1 to 6. */
  readonly level: number;
  /** Text up to the next heading, at most 1,200 characters. */
  readonly answer: string;
}

export interface Link extends Found {
  /** As written. */
  readonly href: string;
  /** Absolute, without a fragment; null if it does not lead to a web page. */
  readonly url: string | null;
  /** Accessible name: text, `aria-label`, `title` or the `alt` of its images. */
  readonly name: string;
  /** Whether `aria-labelledby` names it by other elements, whose texts are not read. */
  readonly isNamedElsewhere: boolean;
  readonly rel: string;
  /** Whether it is hidden from everyone, or from assistive technology. */
  readonly isHidden: boolean;
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

/** A resource loaded by a page. */
export interface Resource extends Place {
  /** A `later-image` is loaded on scrolling, or on a page other than the first. */
  readonly kind: 'script' | 'style' | 'image' | 'later-image' | 'font' | 'frame' | 'icon' | 'media';
  readonly url: string;
  readonly isBlocking: boolean;
}

export interface JsonLdBlock extends Place {
  /** Parsed; null if it is not valid JSON. */
  readonly value: unknown;
  /** The text around the syntax error; empty if parsing succeeded. */
  readonly error: string;
}

export interface FormElement extends Place {
  /** The absolute URL that it is submitted to. */
  readonly action: string;
}

/** What was extracted from one page's HTML. */
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
  /** Elements that act as links but are not `<a href>`. */
  readonly falseLinks: readonly Found[];
  readonly images: readonly Image[];
  readonly resources: readonly Resource[];
  /** URLs loaded over HTTP other than as resources: `srcset`, styles, posters. */
  readonly httpLoads: readonly Found[];
  readonly jsonLd: readonly JsonLdBlock[];
  /** Microdata and RDFa, in the form of JSON-LD. */
  readonly attributeMarkup: readonly JsonLdBlock[];
  readonly forms: readonly FormElement[];
  /** URLs of icons, as written. */
  readonly icons: readonly string[];
  /** Open Graph properties. */
  readonly openGraph: Readonly<Record<string, string>>;
  /** `meta name=author`, `rel=author`, author classes; `time` elements, date properties. */
  readonly hasAuthor: boolean;
  readonly hasDate: boolean;
  /** An element in which a script renders a map. */
  readonly hasMap: boolean;
  /** A script in the body that writes the current year. */
  readonly writesYear: boolean;
  readonly isArticle: boolean;
  /** Target of an immediate redirect, by `http-equiv=refresh` or a script without other content. */
  readonly refresh: string | null;
  /** The Content-Security-Policy in the page itself; empty if there is none. */
  readonly policy: string;
  /** Visible text without navigation and repeated parts, one block per line, at most 50,000 characters. */
  readonly text: string;
  /** All visible text, one block per line, at most 100,000 characters. */
  readonly wholeText: string;
  readonly elements: number;
  /** Whether the content is rendered by scripts and missing from the HTML. */
  readonly isDrawnByScripts: boolean;
  /** The depth limit was reached: the rest of the document was not read. */
  readonly isTruncated: boolean;
}

/** The image of a link preview; its URL may have either of two further names. Source: https://ogp.me/#structured */
export const previewImage = (openGraph: Html['openGraph']): string =>
  openGraph['og:image'] || openGraph['og:image:url'] || openGraph['og:image:secure_url'] || '';

/** A telephone number in E.164 with its place. */
export interface PhoneFound extends Place {
  readonly number: string;
  readonly from: 'text' | 'link' | 'markup';
}

/** The street and house number of a postal address, and the 80 characters after it. */
export interface AddressFound extends Found {
  readonly after: string;
}

/** Contact details on a page. */
export interface LocalFacts {
  readonly phones: readonly PhoneFound[];
  /** Postal addresses in the text. */
  readonly addresses: readonly AddressFound[];
  /** Opening hours in the text. */
  readonly hours: readonly Found[];
}

export interface Page extends Answer {
  /** Number of links to follow from the first page; null if only the sitemap lists it. */
  readonly depth: number | null;
  /** Milliseconds to the first byte. */
  readonly firstByte: number;
  /** Bytes transferred, and decoded. */
  readonly bytes: { readonly wire: number; readonly decoded: number };
  /** Whether the content was cut off at the limit. */
  readonly isCut: boolean;
  readonly encoding: {
    readonly declared: string | null;
    readonly used: string;
    /** An example of wrongly decoded text; null if there is none. */
    readonly mojibake: string | null;
  };
  /** Null if not HTML. */
  readonly html: Html | null;
  readonly local: LocalFacts;
  /** Detected language of the text: `fr`, `en`, `es`; null if unclear. */
  readonly spoken: string | null;
}
