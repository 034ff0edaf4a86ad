import { LogoMark } from '#app/ui/logo-mark.tsx';

/** The mark with the name. */
export function Logo() {
  return (
    <>
      <LogoMark className="size-6" />
      <span className="heading">Iluma</span>
    </>
  );
}
