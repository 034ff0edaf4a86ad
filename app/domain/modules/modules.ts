/** Source: A §3. The samples are all `active`; `loading` while a prompt or a connection runs. */
export type ModuleStatus = 'active' | 'loading' | 'paused';

export const promptCategories = ['analysis', 'content', 'strategy', 'conversion'] as const;

export type PromptCategory = (typeof promptCategories)[number];

/** A ready-made prompt. Its texts are in the content, by its id. */
interface ModulePrompt {
  id: string;
  category: PromptCategory;
}

export interface Module {
  id: ModuleId;
  status: ModuleStatus;
  crmConnected: boolean;
  /** 0 to 100; the samples lie between 85 and 95 (A §3). */
  ilaScore: number;
  prompts: readonly ModulePrompt[];
}

/** Maximum length of a visitor's text for a prompt, in characters. */
export const longestSituation = 600;

/**
 * Payload of a module's prompt: the visitor's situation if given, and the module's score if it is the visitor's own.
 */
export interface ModulePayload {
  situation: string;
  score: number | null;
}

/** Durations of a prompt and of a connection, in milliseconds. Source: A §9, MOD-09 and MOD-10. */
export const promptDelay = 1000;
export const connectionDelay = 500;

/** The available modules, by their names in A §1, with sample states. */
export const sampleModules = [
  module('adluma', 92, ['analysis', 'strategy']),
  module('blogia', 89, ['content', 'strategy']),
  module('hub', 87, ['analysis']),
  module('ila', 95, ['analysis', 'strategy']),
  module('illumatch', 90, ['strategy', 'conversion']),
  module('landing', 88, ['conversion', 'content']),
] as const satisfies readonly Module[];

export const moduleIds = ['adluma', 'blogia', 'hub', 'ila', 'illumatch', 'landing'] as const;

export type ModuleId = (typeof moduleIds)[number];

function module<Id extends string>(
  id: Id,
  ilaScore: number,
  categories: readonly PromptCategory[],
) {
  return {
    id,
    status: 'active' as const,
    crmConnected: false,
    ilaScore,
    prompts: categories.map((category) => ({ id: `${id}-${category}`, category })),
  };
}

/** Green, yellow or grey. Source: A §4.5, MOD-06. */
export function badgeOf(status: string): 'green' | 'yellow' | 'grey' {
  if (status === 'active') return 'green';
  return status === 'loading' ? 'yellow' : 'grey';
}

export type ModuleChange =
  | { type: 'set-status'; id: ModuleId; status: ModuleStatus }
  | { type: 'connect'; id: ModuleId }
  | { type: 'set-score'; id: ModuleId; ilaScore: number };

/** Rounds to a whole number from 0 to 100. */
function scoreOf(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}

/** Applies one change to one module; a score that is not a number is ignored. Source: A §7, MOD-10 and MOD-11. */
export function changeModules(modules: readonly Module[], change: ModuleChange): Module[] {
  return modules.map((each) => {
    if (each.id !== change.id) return each;
    switch (change.type) {
      case 'set-status':
        return { ...each, status: change.status };
      case 'connect':
        return { ...each, crmConnected: true };
      case 'set-score':
        return Number.isNaN(change.ilaScore)
          ? each
          : { ...each, ilaScore: scoreOf(change.ilaScore) };
    }
  });
}
