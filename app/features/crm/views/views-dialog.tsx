import { useState, type SubmitEvent } from 'react';
import type { AccountView } from '#app/domain/saved-views/saved-view.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { textsOf } from '../fields/form-text.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { nameOf } from './browser-views.ts';
import { MoveBrowserViews } from './move-browser-views.tsx';
import { useSectionView, type SectionFilters } from './section-view.ts';
import { ViewButtons } from './view-buttons.tsx';
import { ViewNameField } from './view-name-field.tsx';
import { useAccountViews, useBrowserViews, type ViewStore } from './view-store.ts';
import type { SavedView } from './views-client.ts';

interface ViewsProps extends SectionFilters {
  onClose: () => void;
}

/** The named views of a section: the account's, or in the sandbox this browser's. */
export function Views(props: ViewsProps) {
  const { backend } = useWorkspace();
  const Kept = backend.live ? AccountViews : BrowserViews;
  return <Kept {...props} />;
}

function AccountViews(props: ViewsProps) {
  return <ViewsDialog {...props} store={useAccountViews(props.section)} />;
}

function BrowserViews(props: ViewsProps) {
  return <ViewsDialog {...props} store={useBrowserViews(props.section)} />;
}

const savedOf = ({ id, name, query, isShared }: AccountView): SavedView => ({
  id,
  name,
  query,
  isShared,
  isKnown: true,
});

function ViewsDialog({ store, section, table, onClose }: ViewsProps & { store: ViewStore }) {
  const { messages, backend, problemOf } = useWorkspace();
  const { savedViews: copy } = messages.clientList;
  const { views, error, shares } = store;
  const { present } = useSectionView({ table });
  const save = useSave(store);
  const [renamed, setRenamed] = useState<string | null>(null);

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = nameOf(textsOf(form)('crm-view-name'));
    if (name === '') return;
    // The user's own view of the same name is replaced.
    const same = views?.find((each) => each.isOwn && each.name === name);
    const { id, isShared } = same ?? { id: shares ? backend.newId() : name, isShared: false };
    const view = { id, name, query: present(), isShared, isKnown: false };
    if (await save(view, fill(copy.saved, { name }))) form.reset();
  }

  async function rename(view: AccountView, name: string) {
    if (await save({ ...savedOf(view), name }, fill(copy.saved, { name }))) setRenamed(null);
  }

  return (
    <Modal title={copy.title} close={messages.frame.close} onClose={onClose}>
      <p className="small text-dust">{shares ? copy.keptOnAccount : copy.kept}</p>
      {!views && (
        <p role="status" className="py-3 text-dust">
          {error === null ? messages.frame.loading : problemOf(error)}
        </p>
      )}
      {views?.length === 0 && <p className="py-3 text-dust">{copy.none}</p>}
      <ul className="my-3 grid gap-2">
        {views?.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-2">
            {renamed === each.id ? (
              <RenameForm
                name={each.name}
                onRename={(name) => void rename(each, name)}
                onCancel={() => setRenamed(null)}
              />
            ) : (
              <ViewButtons
                view={each}
                table={table}
                store={store}
                onShare={(isShared, said) => void save({ ...savedOf(each), isShared }, said)}
                onRename={() => setRenamed(each.id)}
              />
            )}
          </li>
        ))}
      </ul>
      <form className="flex flex-wrap items-end gap-2" onSubmit={(event) => void add(event)}>
        <ViewNameField id="crm-view-name" label={copy.name} initial="" />
        <button type="submit" className="button">
          {copy.save}
        </button>
      </form>
      {shares && views && <MoveBrowserViews section={section} store={store} known={views} />}
    </Modal>
  );
}

function RenameForm({
  name,
  onRename,
  onCancel,
}: {
  name: string;
  onRename: (name: string) => void;
  onCancel: () => void;
}) {
  const { messages } = useWorkspace();
  const { savedViews: copy } = messages.clientList;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = nameOf(textsOf(event.currentTarget)('crm-view-renamed'));
    if (typed !== '') onRename(typed);
  }

  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <ViewNameField id="crm-view-renamed" label={copy.name} initial={name} />
      <button type="submit" className="button">
        {copy.renameDo}
      </button>
      <button type="button" className="button" onClick={onCancel}>
        {messages.frame.cancel}
      </button>
    </form>
  );
}

/** Saves a view and announces the outcome. */
function useSave({ save, reload, most }: ViewStore) {
  const { language } = useVisit();
  const { messages, notify, problemOf } = useWorkspace();
  const { savedViews: copy } = messages.clientList;
  return async (view: SavedView, said: string): Promise<boolean> => {
    try {
      const problem = await save(view);
      const count = formatNumber(language, most);
      notify(problem ? fill(copy[problem], { count }) : said);
      reload();
      return problem === null || problem === 'denied';
    } catch (failure) {
      notify(problemOf(failure));
      return false;
    }
  };
}
