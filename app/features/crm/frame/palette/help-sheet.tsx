import { Modal } from '#app/ui/modal.tsx';
import { sectionName } from '../title.ts';
import { useSections } from '../use-sections.ts';
import { liveTabs, tabs, type Section } from '../workspace-query.ts';
import { useWorkspace } from '../workspace.tsx';
import { Keys } from './keys.tsx';
import { shortcuts, type Act } from './shortcuts.ts';

/** The workspace's shortcuts, and the switch for single keys. */
export function HelpSheet({ areOn, onClose }: { areOn: boolean; onClose: () => void }) {
  const { messages } = useWorkspace();
  const { palette, frame } = messages;
  const { keys: copy } = palette;
  const sections: readonly string[] = useSections();
  const nameOf = (act: Act) => (isSection(act) ? sectionName(messages, act) : copy[act]);
  const shown = shortcuts.filter(({ act }) => !isSection(act) || sections.includes(act));
  return (
    <Modal title={copy.title} close={frame.close} onClose={onClose}>
      <p className="small text-dust">{copy.intro}</p>
      {!areOn && <p className="mt-2">{copy.off}</p>}
      <dl className="mt-4">
        <Row name={copy.palette} keys={['Ctrl', 'K']} />
        {shown.map(({ keys, act }) => (
          <Row key={act} name={nameOf(act)} keys={keys} />
        ))}
      </dl>
    </Modal>
  );
}

const isSection = (act: Act): act is Section =>
  ([...liveTabs, ...tabs] as readonly string[]).includes(act);

function Row({ name, keys }: { name: string; keys: readonly string[] }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-2">
      <dt className="w-36 shrink-0">
        {keys[0] === 'Ctrl' ? (
          <>
            <kbd className="key">Ctrl</kbd> <kbd className="key">K</kbd>
          </>
        ) : (
          <Keys keys={keys} />
        )}
      </dt>
      <dd className="small min-w-0 grow basis-40">{name}</dd>
    </div>
  );
}
