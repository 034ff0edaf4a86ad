import type { HubTool, Objective, Sector } from '#app/domain/hub/tools.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Texts of the tools hub. */
export interface HubCopy extends PageText {
  head: { eyebrow: string; title: Headline; lead: string };
  search: string;
  submit: string;
  objective: string;
  anyObjective: string;
  objectives: Record<Objective, string>;
  sector: string;
  anySector: string;
  sectors: Record<Sector, string>;
  /** `{name}` is the recommended tool. */
  recommendation: string;
  reasons: Record<Objective | 'none', string>;
  /** `{name}` is the tool that the sector adds. */
  next: string;
  /** What counts in each sector, hence the order of its tools. */
  sectorReasons: Record<Sector, string>;
  /** Link to the sector of the last visit, in `{sector}`. */
  lastSector: string;
  open: string;
  tools: Record<HubTool, { title: string; description: string }>;
  /** What each tool answers, how long it takes and what it needs. */
  use: { title: Headline; lead: string; items: { name: string; text: string }[] };
  none: { title: string; hint: string; reset: string };
  closing: { title: Headline; lead: string; button: string };
}
