/** The signed-in person: initial, name and role. */
export function Person({ name, role }: { name: string; role: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full border border-lumen font-semibold text-lumen"
      >
        {name.slice(0, 1)}
      </span>
      <span className="whitespace-nowrap max-lg:sr-only">
        <strong className="font-semibold">{name}</strong>
        <span className="text-dust"> · {role}</span>
      </span>
    </>
  );
}
