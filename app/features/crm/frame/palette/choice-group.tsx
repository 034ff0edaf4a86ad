import { useWorkspace } from '../workspace.tsx';
import { Keys } from './keys.tsx';
import type { Choice, Group } from './use-choices.ts';

/** Id of the option at an index of the list. */
export const optionId = (id: string, index: number) => `${id}-option-${index}`;

/** Choices of one kind. */
export function ChoiceGroup({
  group,
  first,
  active,
  id,
  onPoint,
  onChoose,
}: {
  group: Group;
  /** Index of its first choice among all choices. */
  first: number;
  active: number;
  id: string;
  onPoint: (place: number) => void;
  onChoose: (choice: Choice) => void;
}) {
  const {
    messages: { palette: copy },
  } = useWorkspace();
  return (
    <div role="group" aria-labelledby={`${id}-${group.id}`} className="pb-2">
      <div id={`${id}-${group.id}`} role="presentation" className="px-3 py-1.5 text-xs text-dust">
        {copy.groups[group.id]}
      </div>
      {group.choices.map((choice, nth) => {
        const own = first + nth;
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
          <div
            key={choice.key}
            id={optionId(id, own)}
            role="option"
            tabIndex={-1}
            aria-selected={own === active}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-tile border border-transparent px-3 py-1.5 aria-selected:border-lumen aria-selected:bg-night-3"
            onPointerMove={() => own !== active && onPoint(own)}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice)}
          >
            <span className="min-w-0 grow wrap-anywhere">
              <span dir="auto" className="block">
                {choice.label}
              </span>
              {choice.excerpt && (
                <span dir="auto" className="line-clamp-1 text-xs text-dust">
                  {choice.excerpt}
                </span>
              )}
            </span>
            {choice.detail && <span className="small shrink-0 text-dust">{choice.detail}</span>}
            <Keys keys={choice.keys ?? []} />
          </div>
        );
      })}
    </div>
  );
}
