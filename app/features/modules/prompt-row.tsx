import type { ModulesCopy } from '#app/content/modules/shape.ts';
import type { Module } from '#app/domain/modules/modules.ts';

/** A prompt of a module, and the button that runs or stops it. */
export function PromptRow({
  prompt: { id, category },
  copy,
  isOther,
  isRunning,
  onRun,
}: {
  prompt: Module['prompts'][number];
  copy: ModulesCopy;
  isOther: boolean;
  isRunning: boolean;
  onRun: () => void;
}) {
  const label = isRunning ? copy.stop : copy.run;
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
        aria-label={`${label}, ${copy.texts[id]?.title ?? ''}`}
        aria-disabled={isOther}
        onClick={onRun}
      >
        {label}
      </button>
    </li>
  );
}
