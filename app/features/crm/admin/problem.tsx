/** What went wrong, where it went wrong. */
export function Problem({ text }: { text: string | null }) {
  return text === null ? null : (
    <p role="alert" className="small text-band-red">
      {text}
    </p>
  );
}
