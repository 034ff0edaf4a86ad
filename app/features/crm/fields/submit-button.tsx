import type { ReactNode } from 'react';

/** Sends its form. While that is saved it ignores presses and keeps the focus, which a disabled button would lose. */
export function SubmitButton({
  isBusy,
  className = '',
  children,
}: {
  isBusy: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="submit"
      className={`button aria-disabled:opacity-60 ${className}`}
      aria-disabled={isBusy}
      onClick={(event) => isBusy && event.preventDefault()}
    >
      {children}
    </button>
  );
}
