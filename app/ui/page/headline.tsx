/** A headline with at most one emphasised run. */
export interface HeadlineText {
  before: string;
  emphasis: string;
  after: string;
}

/** The emphasised run is italic and amber. */
export function Headline({ text: { before, emphasis, after } }: { text: HeadlineText }) {
  return (
    <>
      {before}
      <em className="emphasis">{emphasis}</em>
      {after}
    </>
  );
}
