/** The agency's mark. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6 shrink-0 max-sm:hidden"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="11" className="stroke-lumen" />
      <circle cx="12" cy="12" r="7" className="stroke-lumen" opacity=".5" />
      <circle cx="12" cy="12" r="3.5" className="fill-lumen" />
    </svg>
  );
}

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
