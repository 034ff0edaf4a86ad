import {
  createContext,
  use,
  useEffect,
  useMemo,
  useReducer,
  useState,
  type ReactNode,
} from 'react';
import { runPrompt as runOnServer, type RunEnd } from '#app/api/client/run-prompt.ts';
import type { KeptResult, KeptResults } from '#app/domain/modules/kept-results.ts';
import {
  changeModules,
  connectionDelay,
  promptDelay,
  sampleModules,
  type Module,
  type ModuleId,
  type ModulePayload,
} from '#app/domain/modules/modules.ts';
import { useVisit } from '#app/ui/visit.ts';
import { hasKeptResults } from './kept-keys.ts';

/** The modules of this page and their actions. Source: A §7. */
export interface Modules {
  modules: readonly Module[];
  /** The visitor's own result of a module, if a tool has stored one in this browser. */
  keptOf: (id: ModuleId) => KeptResult | null;
  /**
   * Runs a prompt on the server, for at least a second; the module's status is `loading` meanwhile.
   *
   * @param onPart receives each streamed part of the text
   */
  runPrompt: (
    promptId: string,
    payload: ModulePayload,
    signal: AbortSignal,
    onPart: (part: string) => void,
  ) => Promise<RunEnd>;
  /** Connects a module to the CRM; resolves with success. */
  connectToCrm: (id: ModuleId) => Promise<true>;
}

const ModulesContext = createContext<Modules | null>(null);

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

export function ModulesProvider({ children }: { children: ReactNode }) {
  const { language } = useVisit();
  const [modules, change] = useReducer(changeModules, sampleModules);
  const kept = useKeptResults((id, ilaScore) => change({ type: 'set-score', id, ilaScore }));
  const value = useMemo<Modules>(() => {
    async function loading<Result>(id: ModuleId, work: Promise<Result>): Promise<Result> {
      change({ type: 'set-status', id, status: 'loading' });
      const result = await work;
      change({ type: 'set-status', id, status: 'active' });
      return result;
    }
    return {
      modules,
      keptOf: (id) => kept[id] ?? null,
      async runPrompt(promptId, payload, signal, onPart) {
        const owner = sampleModules.find(({ prompts }) =>
          prompts.some(({ id }) => id === promptId),
        );
        if (!owner) throw new Error(`There is no prompt named ${promptId}`);
        const call = { promptId, language, writer: 'configured', variant: 0, payload } as const;
        const run = runOnServer(call, signal, onPart);
        const [end] = await loading(
          owner.id,
          Promise.all([run, Promise.race([after(promptDelay), aborted(signal)])]),
        );
        return end;
      },
      async connectToCrm(id) {
        await loading(id, after(connectionDelay));
        change({ type: 'connect', id });
        return true;
      },
    };
  }, [modules, kept, language]);
  return <ModulesContext value={value}>{children}</ModulesContext>;
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });

/** Reads what the tools have stored, loading the code on demand, and updates the scores (MOD-11). */
function useKeptResults(updateScore: (id: ModuleId, ilaScore: number) => void): KeptResults {
  const [kept, setKept] = useState<KeptResults>({});
  useEffect(() => {
    if (!hasKeptResults()) return;
    void import('./read-kept-results.ts').then(({ readKeptResults }) => {
      const results = readKeptResults();
      for (const { id } of sampleModules) {
        const score = results[id]?.score;
        if (typeof score === 'number') updateScore(id, score);
      }
      setKept(results);
    });
    // Once for the page: the tools are on other pages.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return kept;
}

/** @throws outside a ModulesProvider (A §8, MOD-12) */
export function useModules(): Modules {
  const modules = use(ModulesContext);
  if (!modules) throw new Error('useModules must be used within a ModulesProvider');
  return modules;
}
