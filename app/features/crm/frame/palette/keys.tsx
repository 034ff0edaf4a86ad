import { useDesk } from '../desk.tsx';

/** Keys as they are printed on the keyboard, one after the other. */
export function Keys({ keys }: { keys: readonly string[] }) {
  const {
    words: {
      palette: { keys: copy },
    },
  } = useDesk();
  if (keys.length === 0) return null;
  return (
    <span className="shrink-0">
      {keys.map((key, at) => (
        <span key={key}>
          {at > 0 && <span className="text-xs text-dust"> {copy.thenKey} </span>}
          <kbd className="key">{key}</kbd>
        </span>
      ))}
    </span>
  );
}
