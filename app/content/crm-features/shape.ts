import type { PreviewError } from '#app/domain/crm/sandbox/preview-errors.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

type Four<Part> = [Part, Part, Part, Part];

/** Texts of the CRM's presentation page. */
export interface CrmFeaturesCopy extends PageText {
  head: { eyebrow: string; title: Headline; lead: string; button: string; second: string };
  preview: {
    title: string;
    note: string;
    figures: { active: string; averageScore: string; revenue: string };
    add: string;
    search: string;
    searchFor: string;
    status: string;
    anyStatus: string;
    filter: string;
    reset: string;
    found: { one: string; other: string };
    empty: string;
    id: string;
    name: string;
    sector: string;
    services: string;
    servicesHelp: string;
    score: string;
    scoreHelp: string;
    unmeasured: string;
    outOf: string;
    revenue: string;
    monthly: string;
    lastContact: string;
    today: string;
    ago: { one: string; other: string };
    view: string;
    edit: string;
    remove: string;
    addTitle: string;
    save: string;
    close: string;
    added: string;
    saved: string;
    removed: string;
    undo: string;
    undone: string;
    errors: Record<PreviewError, string>;
    scripts: string;
  };
  features: { title: Headline; lead: string; items: Four<{ title: string; text: string }> };
  specimens: { example: string; history: string; pipeline: string; match: string };
  closing: { title: Headline; lead: string; button: string; second: string };
}
