import { useWorkspace } from '../workspace.tsx';

/** A key sequence, labelled as on the keyboard. */
export function Keys({ keys }: { keys: readonly string[] }) {
  const {
    messages: {
      palette: { keys: copy },
    },
  } = useWorkspace();
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
