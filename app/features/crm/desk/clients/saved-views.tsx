import { useState, type SubmitEvent } from 'react';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useStored } from '#app/ui/stored.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from '../desk.tsx';
import { textsOf } from '../form-text.ts';
import { keptViews, longestViewName, mostViews, nameOf, withView } from './kept-views.ts';
import { useClientQuery } from './use-client-query.ts';
import { Summary } from '../summary.tsx';

/** Ways of looking at the clients that the visitor has given names: kept in the browser, applied, renamed, deleted. */
export function SavedViews() {
  const { language } = useVisit();
  const {
    words: { clientList, frame },
    notify,
  } = useDesk();
  const { savedViews: copy } = clientList;
  const { view, apply } = useClientQuery();
  const views = useStored(keptViews);
  const [renamed, setRenamed] = useState<string | null>(null);

  function keep(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = nameOf(textsOf(form)('crm-view-name'));
    if (name === '') return;
    const isNew = views.every((each) => each.name !== name);
    if (isNew && views.length >= mostViews)
      return notify(fill(copy.full, { count: formatNumber(language, mostViews) }));
    const isKept = keptViews.write(withView(views, { name, query: view() }));
    notify(isKept ? fill(copy.saved, { name }) : copy.denied);
    form.reset();
  }

  function rename(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = nameOf(textsOf(event.currentTarget)('crm-view-renamed'));
    const before = views.find((each) => each.name === renamed);
    if (name === '' || !before) return;
    const others = views.filter((each) => each !== before);
    const isKept = keptViews.write(withView(others, { name, query: before.query }));
    notify(isKept ? fill(copy.saved, { name }) : copy.denied);
    setRenamed(null);
  }

  return (
    <details className="border-t border-line py-2">
      <Summary>
        {copy.title} <span className="small tabular text-dust">{views.length || ''}</span>
      </Summary>
      <p className="small text-dust">{copy.kept}</p>
      {views.length === 0 && <p className="py-3 text-dust">{copy.none}</p>}
      <ul className="my-3 grid gap-2">
        {views.map(({ name, query }) => (
          <li key={name} className="flex flex-wrap items-center gap-2">
            {renamed === name ? (
              <form className="flex flex-wrap items-end gap-2" onSubmit={rename}>
                <NameField id="crm-view-renamed" label={copy.name} initial={name} />
                <button type="submit" className="button">
                  {copy.renameDo}
                </button>
                <button type="button" className="button" onClick={() => setRenamed(null)}>
                  {frame.cancel}
                </button>
              </form>
            ) : (
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
                  onClick={() => setRenamed(name)}
                >
                  <Icon name="pen-line" className="icon size-5" />
                </button>
                <button
                  type="button"
                  className="grid size-11 place-items-center"
                  aria-label={fill(copy.remove, { name })}
                  onClick={() => {
                    keptViews.write(views.filter((each) => each.name !== name));
                    notify(fill(copy.removed, { name }));
                  }}
                >
                  <Icon name="trash" className="icon size-5" />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      <form className="flex flex-wrap items-end gap-2" onSubmit={keep}>
        <NameField id="crm-view-name" label={copy.name} initial="" />
        <button type="submit" className="button">
          {copy.save}
        </button>
      </form>
    </details>
  );
}

function NameField({ id, label, initial }: { id: string; label: string; initial: string }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="small">
        {label}
      </label>
      <input
        id={id}
        name={id}
        className="input"
        defaultValue={initial}
        maxLength={longestViewName}
        autoComplete="off"
        required
      />
    </div>
  );
}
