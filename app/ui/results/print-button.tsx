import { Icon } from '#app/ui/icon.tsx';

/** Prints the page as `print.css` sets it. Hidden without scripts; the browser can print the same. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="button scripted print:hidden" onClick={() => window.print()}>
      <Icon name="printer" className="icon size-5" />
      {label}
    </button>
  );
}
