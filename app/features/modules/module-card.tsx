import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ModulesCopy } from '#app/content/modules/shape.ts';
import { badgeOf, type Module, type ModuleId } from '#app/domain/modules/modules.ts';
import { fill } from '#app/i18n/format.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { SkyFigure } from '#app/ui/sky/sky-figure.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useModules } from './modules-provider.tsx';

const paths = {
  adluma: '/modules/adluma',
  blogia: '/modules/blog-ia',
  hub: '/modules/hub',
  ila: '/modules/ila',
  illumatch: '/modules/illumatch',
  landing: '/modules/landingpage',
} as const satisfies Record<ModuleId, KnownPath>;

const badges = {
  green: 'border-band-green text-band-green',
  yellow: 'border-band-yellow text-band-yellow',
  grey: 'border-edge text-dust',
} as const;

/** One module: status, score, CRM connection and runnable prompts. */
export function ModuleCard({ module, copy }: { module: Module; copy: ModulesCopy }) {
  const { address } = useVisit();
  const { news, running, outcome, connect, run } = useModuleActions(module, copy);
  const isLoading = module.status === 'loading';
  return (
    <article className="panel flex flex-col gap-4 p-6">
      <ModuleHead module={module} copy={copy} />
      <ModuleFigures module={module} copy={copy} />
      {!module.crmConnected && (
        <div>
          <button
            type="button"
            className="button scripted small aria-disabled:cursor-progress aria-disabled:opacity-60"
            aria-disabled={isLoading}
            onClick={() => void connect()}
          >
            {running === 'crm' ? copy.connecting : copy.connect}
          </button>
        </div>
      )}
      <h3 className="small font-semibold">{copy.prompts}</h3>
      <ul className="border-t border-line">
        {module.prompts.map((prompt) => (
          <PromptRow
            key={prompt.id}
            prompt={prompt}
            copy={copy}
            isLoading={isLoading}
            isRunning={running === prompt.id}
            onRun={() => void run(prompt.id)}
          />
        ))}
      </ul>
      <div ref={outcome} role="status" tabIndex={-1} className="outline-none">
        {news && (
          <div className="border-l border-lumen pl-4">
            <p className="small text-aurora">{news.title}</p>
            <p className="mt-1">{news.text}</p>
          </div>
        )}
      </div>
      <Link to={address(paths[module.id])} className="text-link mt-auto self-start">
        {copy.open}
      </Link>
    </article>
  );
}

/** Connecting to the CRM and running a prompt, and the latest status message. */
function useModuleActions(module: Module, copy: ModulesCopy) {
  const { connectToCrm, runPrompt } = useModules();
  const [news, setNews] = useState<{ title: string; text: string } | null>(null);
  const [running, setRunning] = useState<string | null>(null);
  const { name } = copy.modules[module.id];
  const isLoading = module.status === 'loading';
  const outcome = useRef<HTMLDivElement>(null);

  async function connect() {
    if (isLoading) return;
    setRunning('crm');
    await connectToCrm(module.id);
    setRunning(null);
    setNews({ title: copy.crm, text: fill(copy.connectedNow, { name }) });
    // The pressed button disappears, and would take the focus with it.
    outcome.current?.focus();
  }

  async function run(promptId: string) {
    if (isLoading) return;
    setRunning(promptId);
    try {
      const text = await runPrompt(promptId, { text: copy.texts[promptId]?.result ?? '' });
      setNews({ title: copy.result, text });
    } catch (error) {
      // The specification logs the failure; the visitor sees it as well (B §8).
      console.warn(error);
      setNews({ title: copy.prompts, text: copy.failed });
    }
    setRunning(null);
  }

  return { news, running, outcome, connect, run };
}

function ModuleHead({ module, copy }: { module: Module; copy: ModulesCopy }) {
  const { address } = useVisit();
  const { name, description } = copy.modules[module.id];
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="heading">
            <Link to={address(paths[module.id])} className="hover:underline">
              {name}
            </Link>
          </h2>
          <p
            className={`mt-2 inline-block rounded-full border px-3 py-0.5 text-xs ${badges[badgeOf(module.status)]}`}
          >
            {copy.statuses[module.status]}
          </p>
        </div>
        <SkyFigure name={module.id} className="w-28" />
      </div>
      <p className="small text-dust">{description}</p>
    </>
  );
}

function ModuleFigures({ module, copy }: { module: Module; copy: ModulesCopy }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2">
      <div>
        <dt className="text-xs text-dust">{copy.score}</dt>
        <dd className="figure text-lumen">{module.ilaScore}</dd>
      </div>
      <div>
        <dt className="text-xs text-dust">{copy.crm}</dt>
        <dd className="mt-1">{module.crmConnected ? copy.connected : copy.notConnected}</dd>
      </div>
    </dl>
  );
}

function PromptRow({
  prompt: { id, category },
  copy,
  isLoading,
  isRunning,
  onRun,
}: {
  prompt: Module['prompts'][number];
  copy: ModulesCopy;
  isLoading: boolean;
  isRunning: boolean;
  onRun: () => void;
}) {
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-3">
      <span className="grow basis-52">
        <span className="small block text-aurora">{copy.categories[category]}</span>
        {copy.texts[id]?.title}
        <span className="block text-xs text-dust">{copy.texts[id]?.context}</span>
        <span className="block text-xs text-dust">{copy.texts[id]?.prompt}</span>
      </span>
      <button
        type="button"
        className="button scripted small aria-disabled:cursor-progress aria-disabled:opacity-60"
        aria-label={`${copy.run}, ${copy.texts[id]?.title ?? ''}`}
        aria-disabled={isLoading}
        onClick={onRun}
      >
        {isRunning ? copy.running : copy.run}
      </button>
    </li>
  );
}
