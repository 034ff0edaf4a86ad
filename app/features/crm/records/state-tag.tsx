const tones = {
  good: 'text-band-green',
  waiting: 'text-band-yellow',
  bad: 'text-band-red',
  quiet: 'text-dust',
} as const;

/** A state as text; the colour only repeats it. */
export function StateTag({ tone, text }: { tone: keyof typeof tones; text: string }) {
  return (
    <span className={`rounded-full border border-current px-2 text-xs ${tones[tone]}`}>{text}</span>
  );
}
