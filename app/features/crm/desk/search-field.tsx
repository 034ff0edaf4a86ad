import { Icon } from '#app/ui/icon.tsx';
import { useDeskQuery } from './desk-query.ts';

/** Words to look for, which stand in the address as `q`. */
export function SearchField({ id, label }: { id: string; label: string }) {
  const { get, set } = useDeskQuery();
  return (
    <div className="relative">
      <label htmlFor={id} className="small mb-1.5 block">
        {label}
      </label>
      <Icon
        name="search"
        className="icon pointer-events-none absolute bottom-3 left-3 size-5 text-dust"
      />
      <input
        id={id}
        type="search"
        className="input pl-10"
        maxLength={200}
        autoComplete="off"
        defaultValue={get('q')}
        onChange={(event) => set({ q: event.currentTarget.value })}
      />
    </div>
  );
}
