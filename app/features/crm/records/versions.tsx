/** The user's version of a record beside the current one, field by field; differences are marked. */
export function Versions({
  head,
  rows,
}: {
  head: readonly [field: string, mine: string, theirs: string];
  rows: readonly { name: string; mine: string; theirs: string }[];
}) {
  return (
    <table className="mt-4 w-full table-fixed text-left">
      <thead className="small text-dust">
        <tr>
          {head.map((label) => (
            <th key={label} scope="col" className="py-2 pr-3 font-normal first:w-1/4">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, mine, theirs }) => (
          <tr key={name} className="border-t border-line align-top">
            <th scope="row" className="small py-2 pr-3 font-normal wrap-anywhere text-dust">
              {name}
            </th>
            <td
              dir="auto"
              className={`py-2 pr-3 whitespace-pre-line wrap-anywhere ${mine === theirs ? '' : 'text-lumen'}`}
            >
              {mine}
            </td>
            <td dir="auto" className="py-2 whitespace-pre-line wrap-anywhere">
              {theirs}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
