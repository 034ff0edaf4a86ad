import { useState, type SubmitEvent } from 'react';
import { mostAccountViews, type AccountView } from '#app/domain/saved-views/saved-view.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { textsOf } from '../../fields/form-text.ts';
import { useRead } from '../../frame/use-read.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { nameOf } from './saved-view-storage.ts';
import { ViewNameField } from './view-name-field.tsx';
import { createViewsClient, type KeptView, type ViewProblem } from './views-client.ts';
import { useClientQuery } from './use-client-query.ts';

const client = createViewsClient('clients');

const kept = ({ id, name, query, isShared }: AccountView): KeptView => ({
  id,
  name,
  query,
  isShared,
});

/** The named views of the signed-in account, and those that others share. */
export function AccountViews({ onClose }: { onClose: () => void }) {
  const { language } = useVisit();
  const { messages, backend, notify, problemOf } = useWorkspace();
  const { savedViews: copy } = messages.clientList;
  const { view: present } = useClientQuery();
  const { data: views, error, reload } = useRead('views', () => client.list());
  const [renamed, setRenamed] = useState<string | null>(null);

  /** @returns whether it is done */
  async function run(
    work: () => Promise<ViewProblem | null | void>,
    said: string,
  ): Promise<boolean> {
    try {
      const problem = await work();
      const count = formatNumber(language, mostAccountViews);
      const why = problem === 'full' ? fill(copy.full, { count }) : copy.taken;
      notify(problem ? why : said, 'dialog');
      reload();
      return !problem;
    } catch (failure) {
      notify(problemOf(failure), 'dialog');
      return false;
    }
  }

  async function keep(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = nameOf(textsOf(form)('crm-view-name'));
    if (name === '') return;
    // One's own view of the same name is replaced.
    const same = views?.find((each) => each.isOwn && each.name === name);
    const { id, isShared } = same ?? { id: backend.newId(), isShared: false };
    const view = { id, name, query: present(), isShared };
    if (await run(() => client.save(view), fill(copy.saved, { name }))) form.reset();
  }

  async function rename(event: SubmitEvent<HTMLFormElement>, view: AccountView) {
    event.preventDefault();
    const name = nameOf(textsOf(event.currentTarget)('crm-view-renamed'));
    const said = fill(copy.saved, { name });
    if (name !== '' && (await run(() => client.save(kept({ ...view, name })), said)))
      setRenamed(null);
  }

  return (
    <Modal title={copy.title} close={messages.frame.close} onClose={onClose}>
      <p className="small text-dust">{copy.keptOnAccount}</p>
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
              <ViewButtons view={each} run={run} onRename={() => setRenamed(each.id)} />
            )}
          </li>
        ))}
      </ul>
      <form className="flex flex-wrap items-end gap-2" onSubmit={(event) => void keep(event)}>
        <ViewNameField id="crm-view-name" label={copy.name} initial="" />
        <button type="submit" className="button">
          {copy.save}
        </button>
      </form>
    </Modal>
  );
}

/** Buttons that apply a view and, for one's own, share, rename or delete it. */
function ViewButtons({
  view: saved,
  run,
  onRename,
}: {
  view: AccountView;
  run: (work: () => Promise<ViewProblem | null | void>, said: string) => Promise<boolean>;
  onRename: () => void;
}) {
  const {
    messages: {
      clientList: { savedViews: copy },
    },
  } = useWorkspace();
  const { view, apply } = useClientQuery();
  const { id, name, query, isOwn, isShared, owner } = saved;
  const said = fill(isShared ? copy.unshared : copy.shared, { name });
  return (
    <>
      <button
        type="button"
        dir="auto"
        className="chip min-w-0 wrap-anywhere aria-pressed:border-lumen aria-pressed:text-lumen"
        aria-label={fill(copy.apply, { name })}
        aria-pressed={view() === query}
        onClick={() => apply(query)}
      >
        {name}
      </button>
      {!isOwn && <span className="text-xs text-dust">{fill(copy.sharedBy, { name: owner })}</span>}
      {isOwn && (
        <>
          <button
            type="button"
            className="row-button aria-pressed:text-lumen"
            aria-label={fill(copy.share, { name })}
            aria-pressed={isShared}
            onClick={() =>
              void run(() => client.save(kept({ ...saved, isShared: !isShared })), said)
            }
          >
            <Icon name="share-2" className="icon size-5" />
          </button>
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
            onClick={() => void run(() => client.remove(id), fill(copy.removed, { name }))}
          >
            <Icon name="trash" className="icon size-5" />
          </button>
        </>
      )}
    </>
  );
}
