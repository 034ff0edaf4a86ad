import type { ModuleId, ModuleStatus, PromptCategory } from '#app/domain/modules/modules.ts';
import type { RunFailure } from '#app/domain/prompts/prompt-run.ts';
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
  stop: string;
  running: string;
  /** The visitor's optional input that every prompt of a card is run with. */
  situation: { label: string; hint: string };
  /** Above an answer, by what wrote it. */
  result: Record<'local' | 'model', string>;
  stopped: string;
  failures: Record<RunFailure, string>;
  /** Beside a score: the visitor's own, or the sample's. */
  scoreOf: Record<'own' | 'sample', string>;
  /** Links to the message that reaches the CRM, with the kept result or without. */
  send: Record<'result' | 'nothing', string>;
  /** The prompt service's texts: `{name}`, `{situation}` and `{score}`. */
  writer: { instructions: string; situation: string; opening: string; score: string };
  open: string;
  modules: Record<ModuleId, { name: string; description: string }>;
  texts: Record<string, PromptText>;
  closing: { title: Headline; lead: string; button: string };
}
