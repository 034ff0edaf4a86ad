/** An error message, beside the control that caused it. */
export function Problem({ text }: { text: string | null }) {
  return text === null ? null : (
    <p role="alert" className="small text-band-red">
      {text}
    </p>
  );
}
