import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';
import type { BodyId } from './bodies.ts';

/** Texts of the accessibility statement; its figures come from results.json. */
export interface AccessibilityCopy extends PageText {
  eyebrow: string;
  heading: Headline;
  lead: string;
  facts: {
    target: string;
    status: string;
    checkedOn: string;
    version: string;
  };
  /** What the status is called, by what the check found. */
  outcomes: { clean: string; faulty: string };
  conformance: { title: string; clean: string; faulty: string; panel: string };
  method: {
    title: string;
    /** {rules}, {screens}, {languages}, {contrasts}, {widths}, {views}, {engine} and {browser}. */
    automatic: string;
    journeysTitle: string;
    journeys: string[];
    /** Problems that no program finds, and checks not done yet. */
    limits: string;
  };
  results: {
    title: string;
    caption: string;
    screen: string;
    views: string;
    violations: string;
    toReview: string;
    none: string;
    reviewNote: string;
    /** Before the names of screens built since the check. */
    unchecked: string;
  };
  known: { title: string; items: string[] };
  contact: { title: string; text: string; email: string; phone: string };
  complaint: { title: string; text: string; places: Record<BodyId, string> };
}
