import type { AccountView } from '#app/domain/saved-views/saved-view.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { useSectionView, type SectionFilters } from './section-view.ts';
import type { ViewStore } from './view-store.ts';

interface ViewButtonsProps {
  view: AccountView;
  table: SectionFilters['table'];
  store: ViewStore;
  onShare: (isShared: boolean, said: string) => void;
  onRename: () => void;
}

/** Buttons that apply a view and, for the user's own views, share, rename or delete it. */
export function ViewButtons({ table, ...props }: ViewButtonsProps) {
  const { messages } = useWorkspace();
  const { savedViews: copy } = messages.clientList;
  const { isPresent, apply } = useSectionView({ table });
  const { name, query, isOwn, owner } = props.view;
  return (
    <>
      <button
        type="button"
        dir="auto"
        className="chip min-w-0 wrap-anywhere not-forced-colors:aria-pressed:text-lumen"
        aria-label={fill(copy.apply, { name })}
        aria-pressed={isPresent(query)}
        onClick={() => apply(query)}
      >
        {name}
      </button>
      {isOwn ? (
        <OwnViewButtons {...props} />
      ) : (
        <span className="text-xs text-dust">{fill(copy.sharedBy, { name: owner })}</span>
      )}
    </>
  );
}

function OwnViewButtons({ view, store, onShare, onRename }: Omit<ViewButtonsProps, 'table'>) {
  const { messages, notify, problemOf } = useWorkspace();
  const { savedViews: copy } = messages.clientList;
  const { name, isShared } = view;

  function remove() {
    store.remove(view).then(
      () => {
        notify(fill(copy.removed, { name }));
        store.reload();
      },
      (failure: unknown) => notify(problemOf(failure)),
    );
  }

  return (
    <>
      {store.shares && (
        <button
          type="button"
          className="row-button row-toggle"
          aria-label={fill(copy.share, { name })}
          aria-pressed={isShared}
          onClick={() => onShare(!isShared, fill(isShared ? copy.unshared : copy.shared, { name }))}
        >
          <Icon name="share-2" className="icon size-5" />
        </button>
      )}
      <button
        type="button"
        className="row-button"
        aria-label={fill(copy.rename, { name })}
        onClick={onRename}
      >
        <Icon name="pen-line" className="icon size-5" />
      </button>
      <button
        type="button"
        className="row-button"
        aria-label={fill(copy.remove, { name })}
        onClick={remove}
      >
        <Icon name="trash" className="icon size-5" />
      </button>
    </>
  );
}
