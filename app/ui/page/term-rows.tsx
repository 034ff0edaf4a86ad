/** Terms and their meanings, one below the other. */
export function TermRows({ items }: { items: readonly { name: string; text: string }[] }) {
  return (
    <dl className="border-t border-line">
      {items.map(({ name, text }) => (
        <div
          key={name}
          className="grid grid-cols-1 gap-x-6 border-b border-line py-4 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="heading">{name}</dt>
          <dd className="text-dust">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
