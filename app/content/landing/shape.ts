import type { Accent, BuilderStep, DraftText, PageAction } from '#app/domain/landing/page-draft.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

type Four<Part> = [Part, Part, Part, Part];

/** Texts of the smart landing page's showcase. */
export interface LandingCopy extends PageText {
  head: { eyebrow: string; title: Headline; lead: string; button: string; second: string };
  features: { title: Headline; lead: string; items: Four<{ title: string; text: string }> };
  builder: {
    title: Headline;
    lead: string;
    steps: string;
    done: string;
    names: Record<BuilderStep, string>;
    texts: Record<BuilderStep, string>;
    next: string;
    finished: string;
    progress: string;
  };
  fields: Record<DraftText, { label: string; help: string }>;
  action: string;
  actions: Record<PageAction, string>;
  accent: string;
  accents: Record<Accent, string>;
  /** Texts of empty fields. `{topic}` is the activity, `{label}` the place. */
  draft: {
    activity: string;
    place: string;
    headline: string;
    proof: string;
    lead: Record<PageAction, string>;
  };
  results: { title: string; stats: { value: string; label: string }[]; note: string };
  demo: {
    title: Headline;
    lead: string;
    tabs: string;
    preview: string;
    customize: string;
    analytics: string;
    page: string;
    apply: string;
  };
  analytics: {
    title: string;
    note: string;
    stats: { value: string; label: string }[];
    caption: string;
    week: string;
    visits: string;
    actions: string;
    rate: string;
  };
  closing: { title: Headline; lead: string; button: string; second: string };
}
