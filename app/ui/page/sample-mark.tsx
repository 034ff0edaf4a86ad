import { useVisit } from '#app/ui/visit.ts';

/** Says beside a person, a client, a quote or a figure that it is a sample, while the agency is one. */
export function SampleMark() {
  const { sampleMark } = useVisit();
  return sampleMark === null ? null : <small className="sample-mark">{sampleMark}</small>;
}
