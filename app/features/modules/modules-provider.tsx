import { createContext, use, useMemo, useReducer, type ReactNode } from 'react';
import {
  changeModules,
  connectionDelay,
  promptDelay,
  sampleModules,
  type Module,
  type ModuleId,
} from '#app/domain/modules/modules.ts';

/** The modules of this page and their actions. Source: A §7. */
export interface Modules {
  modules: readonly Module[];
  /** Runs a prompt; resolves with its text. The module's status is `loading` meanwhile. */
  runPrompt: (promptId: string, payload: { text: string }) => Promise<string>;
  /** Connects a module to the CRM; resolves with success. */
  connectToCrm: (id: ModuleId) => Promise<true>;
  updateScore: (id: ModuleId, ilaScore: number) => void;
}

const ModulesContext = createContext<Modules | null>(null);

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

export function ModulesProvider({ children }: { children: ReactNode }) {
  const [modules, change] = useReducer(changeModules, sampleModules);
  const value = useMemo<Modules>(() => {
    async function loading(id: ModuleId, milliseconds: number) {
      change({ type: 'set-status', id, status: 'loading' });
      await after(milliseconds);
      change({ type: 'set-status', id, status: 'active' });
    }
    return {
      modules,
      async runPrompt(promptId, { text }) {
        const owner = sampleModules.find(({ prompts }) =>
          prompts.some(({ id }) => id === promptId),
        );
        if (!owner) throw new Error(`There is no prompt named ${promptId}`);
        await loading(owner.id, promptDelay);
        return text;
      },
      async connectToCrm(id) {
        await loading(id, connectionDelay);
        change({ type: 'connect', id });
        return true;
      },
      updateScore: (id, ilaScore) => change({ type: 'set-score', id, ilaScore }),
    };
  }, [modules]);
  return <ModulesContext value={value}>{children}</ModulesContext>;
}

/** @throws outside a ModulesProvider (A §8, MOD-12) */
export function useModules(): Modules {
  const modules = use(ModulesContext);
  if (!modules) throw new Error('useModules must be used within a ModulesProvider');
  return modules;
}
