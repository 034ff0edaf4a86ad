import type { ModuleId, ModuleStatus, PromptCategory } from '#app/domain/modules/modules.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** A prompt that is ready to run, and the built-in writer's answer. */
interface PromptText {
  title: string;
  context: string;
  prompt: string;
  result: string;
}

/** Texts of the modules hub. */
export interface ModulesCopy extends PageText {
  head: { eyebrow: string; title: Headline; lead: string; button: string; second: string };
  example: string;
  withoutScripts: string;
  statuses: Record<ModuleStatus, string>;
  categories: Record<PromptCategory, string>;
  score: string;
  crm: string;
  connected: string;
  notConnected: string;
  connect: string;
  connecting: string;
  connectedNow: string;
  prompts: string;
  run: string;
  running: string;
  result: string;
  failed: string;
  open: string;
  modules: Record<ModuleId, { name: string; description: string }>;
  texts: Record<string, PromptText>;
  closing: { title: Headline; lead: string; button: string };
}
