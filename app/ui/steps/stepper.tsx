import { Icon } from '#app/ui/icon.tsx';

/**
 * Progress of a wizard: its steps in order, the current one marked.
 *
 * @param label accessible name of the list
 * @param current index of the current step; earlier ones are done
 * @param done accessible label of finished steps
 */
export function Stepper({
  label,
  steps,
  current,
  done,
}: {
  label: string;
  steps: readonly string[];
  current: number;
  done: string;
}) {
  return (
    <ol aria-label={label} className="flex">
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            className={`relative min-w-0 flex-1 ${state === 'ahead' ? 'text-dust' : ''}`}
          >
            {index > 0 && (
              <span
                className={`absolute top-4 right-[calc(50%+1.5rem)] left-[calc(-50%+1.5rem)] border-t ${state === 'ahead' ? 'border-line-2' : 'border-lumen'}`}
              />
            )}
            <span
              className={`tabular mx-auto grid size-8 place-items-center rounded-full border text-sm ${stateClasses[state]}`}
              aria-hidden="true"
            >
              {state === 'done' ? <Icon name="check" className="icon size-4" /> : index + 1}
            </span>
            <span
              className={`small mt-2 block text-center hyphens-auto sm:px-1 ${state === 'current' ? 'font-semibold max-sm:-mx-4' : 'max-sm:sr-only'}`}
            >
              {step}
              {state === 'done' && <span className="sr-only"> ({done})</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const stateClasses = {
  done: 'border-lumen text-lumen',
  current: 'border-lumen font-semibold text-lumen outline-1 outline-offset-4 outline-line-2',
  ahead: 'border-line-2',
} as const;
