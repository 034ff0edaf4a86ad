import { useState, type SubmitEvent } from 'react';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useStored } from '#app/ui/stored.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { textsOf } from '../../fields/form-text.ts';
import { savedViews, mostViews, nameOf, withView, type SavedView } from './saved-view-storage.ts';
import { ViewNameField } from './view-name-field.tsx';
import { useClientQuery } from './use-client-query.ts';
import { Modal } from '#app/ui/modal.tsx';

/** Named views of the client list, stored in the browser. */
export function SavedViews({ onClose }: { onClose: () => void }) {
  const { language } = useVisit();
  const {
    messages: { clientList, frame },
    notify,
  } = useWorkspace();
  const { savedViews: copy } = clientList;
  const { view } = useClientQuery();
  const views = useStored(savedViews);
  const [renamed, setRenamed] = useState<string | null>(null);

  function keep(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = nameOf(textsOf(form)('crm-view-name'));
    if (name === '') return;
    const isNew = views.every((each) => each.name !== name);
    if (isNew && views.length >= mostViews)
      return notify(fill(copy.full, { count: formatNumber(language, mostViews) }));
    const isKept = savedViews.write(withView(views, { name, query: view() }));
    notify(isKept ? fill(copy.saved, { name }) : copy.denied);
    form.reset();
  }

  return (
    <Modal title={copy.title} close={frame.close} onClose={onClose}>
      <p className="small text-dust">{copy.kept}</p>
      {views.length === 0 && <p className="py-3 text-dust">{copy.none}</p>}
      <ul className="my-3 grid gap-2">
        {views.map(({ name, query }) => (
          <li key={name} className="flex flex-wrap items-center gap-2">
            {renamed === name ? (
              <RenameForm name={name} onDone={() => setRenamed(null)} />
            ) : (
              <ViewButtons name={name} query={query} onRename={() => setRenamed(name)} />
            )}
          </li>
        ))}
      </ul>
      <form className="flex flex-wrap items-end gap-2" onSubmit={keep}>
        <ViewNameField id="crm-view-name" label={copy.name} initial="" />
        <button type="submit" className="button">
          {copy.save}
        </button>
      </form>
    </Modal>
  );
}

function RenameForm({ name: before, onDone }: { name: string; onDone: () => void }) {
  const {
    messages: { clientList, frame },
    notify,
  } = useWorkspace();
  const { savedViews: copy } = clientList;
  const views = useStored(savedViews);

  function rename(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = nameOf(textsOf(event.currentTarget)('crm-view-renamed'));
    const view = views.find((each) => each.name === before);
    if (name === '' || !view) return;
    const others = views.filter((each) => each !== view);
    const isKept = savedViews.write(withView(others, { name, query: view.query }));
    notify(isKept ? fill(copy.saved, { name }) : copy.denied);
    onDone();
  }

  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={rename}>
      <ViewNameField id="crm-view-renamed" label={copy.name} initial={before} />
      <button type="submit" className="button">
        {copy.renameDo}
      </button>
      <button type="button" className="button" onClick={onDone}>
        {frame.cancel}
      </button>
    </form>
  );
}

/** Buttons that apply, rename or delete a view. */
function ViewButtons({ name, query, onRename }: SavedView & { onRename: () => void }) {
  const {
    messages: {
      clientList: { savedViews: copy },
    },
    notify,
  } = useWorkspace();
  const { view, apply } = useClientQuery();
  const views = useStored(savedViews);
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
      <button
        type="button"
        className="grid size-11 place-items-center"
        aria-label={fill(copy.rename, { name })}
        onClick={onRename}
      >
        <Icon name="pen-line" className="icon size-5" />
      </button>
      <button
        type="button"
        className="grid size-11 place-items-center"
        aria-label={fill(copy.remove, { name })}
        onClick={() => {
          savedViews.write(views.filter((each) => each.name !== name));
          notify(fill(copy.removed, { name }));
        }}
      >
        <Icon name="trash" className="icon size-5" />
      </button>
    </>
  );
}
