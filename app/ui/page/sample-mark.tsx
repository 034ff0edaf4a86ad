import { useVisit } from '#app/ui/visit.ts';

/** Marks a person, a client, a quote or a figure as a sample, as long as the agency itself is one. */
export function SampleMark() {
  const { sampleMark } = useVisit();
  return sampleMark === null ? null : <small className="sample-mark">{sampleMark}</small>;
}
