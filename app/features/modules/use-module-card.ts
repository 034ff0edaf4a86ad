import { useRef, useState } from 'react';
import type { RunEnd } from '#app/api/client/run-prompt.ts';
import type { ModulesCopy } from '#app/content/modules/shape.ts';
import type { Module } from '#app/domain/modules/modules.ts';
import { fill } from '#app/i18n/format.ts';
import { useModules } from './modules-provider.tsx';

/** A card's status message for its last action; the text grows while a prompt runs. */
export interface CardNews {
  title: string;
  text: string;
}

/** Connects to the CRM, runs a prompt with the visitor's situation, and holds the latest status message. */
export function useModuleCard(module: Module, copy: ModulesCopy) {
  const { keptOf, connectToCrm, runPrompt } = useModules();
  const [news, setNews] = useState<CardNews | null>(null);
  const [running, setRunning] = useState<string | null>(null);
  const situation = useRef<HTMLTextAreaElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const stop = useRef<AbortController>(null);
  const kept = keptOf(module.id);

  async function connect() {
    if (running) return;
    setRunning('crm');
    await connectToCrm(module.id);
    setRunning(null);
    const { name } = copy.modules[module.id];
    setNews({ title: copy.crm, text: fill(copy.connectedNow, { name }) });
    // The pressed button is removed, which would drop the focus.
    outcome.current?.focus();
  }

  async function run(promptId: string) {
    if (running === promptId) stop.current?.abort();
    if (running) return;
    stop.current = new AbortController();
    setRunning(promptId);
    setNews({ title: copy.running, text: '' });
    let text = '';
    const payload = { situation: situation.current?.value ?? '', score: kept?.score ?? null };
    const end = await runPrompt(promptId, payload, stop.current.signal, (part) => {
      text += part;
      setNews({ title: copy.running, text });
    });
    setRunning(null);
    setNews({ title: titleOf(end, copy), text });
  }

  return { kept, news, running, situation, outcome, connect, run };
}

function titleOf(end: RunEnd, copy: ModulesCopy): string {
  if (end.is === 'done') return copy.result[end.writer];
  if (end.is === 'stopped') return copy.stopped;
  // The specification requires logging the failure; the visitor sees it as well (B §8).
  console.warn(`The prompt failed: ${end.code}`);
  return copy.failures[end.code];
}
