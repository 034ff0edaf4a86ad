import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { useCopy } from '../frame/use-copy.ts';
import { useAdmin } from './admin-context.tsx';

/** Shows a secret, once: it cannot be shown again. */
export function useSecretDialog() {
  const [secret, showSecret] = useState<string | null>(null);
  const secretDialog = secret !== null && (
    <SecretDialog secret={secret} onClose={() => showSecret(null)} />
  );
  return { showSecret, secretDialog };
}

function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { messages } = useAdmin();
  const { secret: copy } = messages;
  const { outcome, copyText } = useCopy(secret);

  return (
    <Modal title={copy.title} close={messages.close} onClose={onClose}>
      <p>{copy.text}</p>
      <input
        className="input tabular mt-4"
        aria-label={copy.title}
        readOnly
        value={secret}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p role="status" className="small min-h-6 text-dust">
        {outcome && copy[outcome]}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button button-primary" onClick={copyText}>
          <Icon name="copy" className="icon size-5" />
          {copy.copy}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {copy.done}
        </button>
      </div>
    </Modal>
  );
}
