import type { Answer } from './answer-evidence.ts';

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

export interface Heading extends Found {
  /** 1 to 6. */
  readonly level: number;
  /** Text up to the next heading, at most 1,200 characters. */
  readonly answer: string;
}

export interface Link extends Found {
  /** As written. */
  readonly href: string;
  /** Absolute, without a fragment; null unless it leads to a web page. */
  readonly url: string | null;
  /** Accessible name: text, `aria-label`, `title` or the `alt` of its images. */
  readonly name: string;
  /** Whether `aria-labelledby` names it by other elements, whose texts are not read. */
  readonly isNamedElsewhere: boolean;
  readonly rel: string;
  /** Whether it is hidden from everybody, or from assistive technology. */
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

/** A file that a page loads. */
export interface Resource extends Place {
  /** A `later-image` is loaded when somebody scrolls to it, or on another page than the first. */
  readonly kind: 'script' | 'style' | 'image' | 'later-image' | 'font' | 'frame' | 'icon' | 'media';
  readonly url: string;
  readonly isBlocking: boolean;
}

export interface JsonLdBlock extends Place {
  /** Parsed; null when it is not JSON. */
  readonly value: unknown;
  /** The text around the place where it could not be parsed; empty when it parsed. */
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
  /** Addresses that are loaded by http in other ways than as resources: `srcset`, styles, posters. */
  readonly httpLoads: readonly Found[];
  readonly jsonLd: readonly JsonLdBlock[];
  /** Microdata and RDFa, in the shape of JSON-LD. */
  readonly attributeMarkup: readonly JsonLdBlock[];
  readonly forms: readonly FormElement[];
  /** Addresses of icons, as written. */
  readonly icons: readonly string[];
  /** Open Graph properties. */
  readonly openGraph: Readonly<Record<string, string>>;
  /** `meta name=author`, `rel=author`, a class of authors; `time` elements, properties of dates. */
  readonly hasAuthor: boolean;
  readonly hasDate: boolean;
  /** An element in which a script draws a map. */
  readonly hasMap: boolean;
  /** A script in the body that writes the year of today. */
  readonly writesYear: boolean;
  readonly isArticle: boolean;
  /** Where the page sends its readers at once, by `http-equiv=refresh` or nothing but a script. */
  readonly refresh: string | null;
  /** The policy for its content that the page states itself; empty without one. */
  readonly policy: string;
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

/** The image of a preview; its address may have either of two further names. Source: https://ogp.me/#structured */
export const previewImage = (openGraph: Html['openGraph']): string =>
  openGraph['og:image'] || openGraph['og:image:url'] || openGraph['og:image:secure_url'] || '';

/** A telephone number in E.164 and where it stands. */
export interface PhoneFound extends Place {
  readonly number: string;
  readonly from: 'text' | 'link' | 'markup';
}

/** The part of a postal address with street and number, and the 80 characters after it. */
export interface AddressFound extends Found {
  readonly after: string;
}

/** Contact details that a page states. */
export interface LocalFacts {
  readonly phones: readonly PhoneFound[];
  /** Postal addresses in text. */
  readonly addresses: readonly AddressFound[];
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
