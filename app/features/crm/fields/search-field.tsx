import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icon.tsx';

/** A search field of one line, with its label inside. */
export function SearchField({
  id,
  label,
  ...input
}: { id: string; label: string } & Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'defaultValue' | 'onChange'
>) {
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon
        name="search"
        className="icon pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-dust"
      />
      <input
        {...input}
        id={id}
        type="search"
        className="input pl-10 text-ellipsis"
        placeholder={label}
        maxLength={200}
        autoComplete="off"
      />
    </div>
  );
}
