/** A headline with at most one emphasised run, in italic amber. */
export function Headline({
  text: { before, emphasis, after },
}: {
  text: { before: string; emphasis: string; after: string };
}) {
  return (
    <>
      {before}
      <em className="emphasis">{emphasis}</em>
      {after}
    </>
  );
}
