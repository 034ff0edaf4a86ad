import type {
  Audience,
  PartnerGoal,
  PartnerKind,
  PartnerSector,
  PotentialLevel,
} from '#app/domain/cross-visibility/compatibility.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

type Three<Part> = [Part, Part, Part];
type Four<Part> = [Part, Part, Part, Part];

/** A member of the network, or a possible one. */
interface Partner {
  id: string;
  name: string;
  trade: string;
  place: string;
  text: string;
}

/** Texts of the cross-visibility page. */
export interface CrossVisibilityCopy extends PageText {
  head: { eyebrow: string; title: Headline; lead: string; button: string; second: string };
  stats: { items: Four<{ value: string; label: string }>; note: string };
  features: { title: Headline; lead: string; items: Four<{ title: string; text: string }> };
  tabs: {
    title: Headline;
    lead: string;
    label: string;
    strategy: string;
    partners: string;
    network: string;
  };
  form: {
    title: string;
    company: string;
    sector: string;
    anySector: string;
    sectors: Record<PartnerSector, string>;
    audience: string;
    anyAudience: string;
    audiences: Record<Audience, string>;
    goals: string;
    goalNames: Record<PartnerGoal, string>;
    analyse: string;
  };
  result: {
    potential: string;
    /** `{name}` is the company. */
    potentialFor: string;
    outOf: string;
    levels: Record<PotentialLevel, { title: string; text: string }>;
    compatibility: string;
    /** `{count}` of the three answers are given. */
    answers: string;
    none: string;
    note: string;
    next: string;
  };
  kinds: Record<PartnerKind, { title: string; text: string; examples: Three<string> }>;
  examples: string;
  network: {
    current: string;
    candidates: string;
    note: string;
    contact: string;
    members: Three<Partner>;
    recommended: Three<Partner>;
  };
  join: { title: string; text: string; steps: Three<string>; button: string };
  closing: { title: Headline; lead: string; button: string; second: string };
}
