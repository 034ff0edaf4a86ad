import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

interface Notes {
  help?: string | undefined;
  /** Error message of the current value; an alert when it is the only message of its form. */
  error?: ReactNode;
}

/** ARIA attributes of a field with notes. */
export function noteAttributes(id: string, { help, error }: Notes) {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
}

/** Help and error message below a field. */
export function FieldNotes({ id, help, error }: Notes & { id: string }) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className="text-xs text-dust">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-xs text-band-red">
          <Icon name="triangle-alert" className="icon mt-0.5 size-4" />
          {error}
        </p>
      )}
    </>
  );
}
