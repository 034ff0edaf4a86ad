import { useState, type SubmitEvent } from 'react';
import type { AccountView } from '#app/domain/saved-views/saved-view.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { textsOf } from '../fields/form-text.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { nameOf } from './browser-views.ts';
import { BroughtIn } from './brought-in.tsx';
import { useSectionView, type SectionFilters } from './section-view.ts';
import { useAccountKeeper, useBrowserKeeper, type ViewKeeper } from './view-keeper.ts';
import { ViewButtons } from './view-buttons.tsx';
import { ViewNameField } from './view-name-field.tsx';
import type { KeptView } from './views-client.ts';

interface ViewsProps extends SectionFilters {
  onClose: () => void;
}

/** The named views of a section: of the account, in the sandbox those of this browser. */
export function Views(props: ViewsProps) {
  const { backend } = useWorkspace();
  const Kept = backend.live ? AccountViews : BrowserViews;
  return <Kept {...props} />;
}

function AccountViews(props: ViewsProps) {
  return <ViewsDialog {...props} keeper={useAccountKeeper(props.section)} />;
}

function BrowserViews(props: ViewsProps) {
  return <ViewsDialog {...props} keeper={useBrowserKeeper(props.section)} />;
}

const keptOf = ({ id, name, query, isShared }: AccountView): KeptView => ({
  id,
  name,
  query,
  isShared,
  isKnown: true,
});

function ViewsDialog({ keeper, section, table, onClose }: ViewsProps & { keeper: ViewKeeper }) {
  const { messages, backend, problemOf } = useWorkspace();
  const { savedViews: copy } = messages.clientList;
  const { views, error, shares } = keeper;
  const { present } = useSectionView({ table });
  const keep = useKeep(keeper);
  const [renamed, setRenamed] = useState<string | null>(null);

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = nameOf(textsOf(form)('crm-view-name'));
    if (name === '') return;
    // One's own view of the same name is replaced.
    const same = views?.find((each) => each.isOwn && each.name === name);
    const { id, isShared } = same ?? { id: shares ? backend.newId() : name, isShared: false };
    const view = { id, name, query: present(), isShared, isKnown: false };
    if (await keep(view, fill(copy.saved, { name }))) form.reset();
  }

  async function rename(event: SubmitEvent<HTMLFormElement>, view: AccountView) {
    event.preventDefault();
    const name = nameOf(textsOf(event.currentTarget)('crm-view-renamed'));
    const said = fill(copy.saved, { name });
    if (name !== '' && (await keep({ ...keptOf(view), name }, said))) setRenamed(null);
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
              <form
                className="flex flex-wrap items-end gap-2"
                onSubmit={(event) => void rename(event, each)}
              >
                <ViewNameField id="crm-view-renamed" label={copy.name} initial={each.name} />
                <button type="submit" className="button">
                  {copy.renameDo}
                </button>
                <button type="button" className="button" onClick={() => setRenamed(null)}>
                  {messages.frame.cancel}
                </button>
              </form>
            ) : (
              <ViewButtons
                view={each}
                table={table}
                keeper={keeper}
                onShare={(isShared, said) => void keep({ ...keptOf(each), isShared }, said)}
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
      {shares && views && <BroughtIn section={section} keeper={keeper} known={views} />}
    </Modal>
  );
}

/** Keeps a view and says what has become of it. */
function useKeep({ save, reload, most }: ViewKeeper) {
  const { language } = useVisit();
  const { messages, notify, problemOf } = useWorkspace();
  const { savedViews: copy } = messages.clientList;
  return async (view: KeptView, said: string): Promise<boolean> => {
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
