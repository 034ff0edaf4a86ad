import { useRef, useState, type SubmitEvent } from 'react';
import type { CrmLoginCopy } from '#app/content/crm/shape.ts';
import type { DemoPair } from '#app/domain/crm/demo-session.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useCrm } from './session/crm-provider.tsx';

/**
 * The door to the sandbox. The button waits for React: sent by the browser itself, the form would put what was typed
 * into an address.
 *
 * @param onSubmit fetches what stands behind the door while the pair is looked at
 */
export function Login({
  copy,
  demo,
  onSubmit,
}: {
  copy: CrmLoginCopy;
  demo: DemoPair & { name: string };
  onSubmit: () => void;
}) {
  const { login, isLoading } = useCrm();
  const isHydrated = useHydrated();
  const [isRefused, setIsRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLoading) return;
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = typed.get(name);
      return typeof value === 'string' ? value : '';
    };
    setIsRefused(false);
    onSubmit();
    const pair = { email: text('crm-email'), password: text('crm-password') };
    setIsRefused(!(await login(demo, pair)));
  }

  function fillIn() {
    for (const [name, value] of [
      ['crm-email', demo.email],
      ['crm-password', demo.password],
    ] as const) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    setIsRefused(false);
  }

  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 py-12 lg:grid-cols-2 lg:py-20">
      <div>
        <h1 className="title">{copy.heading}</h1>
        <p className="lead mt-4">{copy.lead}</p>
        <div className="mt-10 border-t border-line pt-6">
          <h2 className="heading">{copy.hint}</h2>
          <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
            <dt className="text-dust">{copy.email}</dt>
            <dd className="tabular font-semibold">{demo.email}</dd>
            <dt className="text-dust">{copy.password}</dt>
            <dd className="tabular font-semibold">{demo.password}</dd>
          </dl>
          <button type="button" className="text-link mt-4 min-h-11" onClick={fillIn}>
            {copy.hintUse}
          </button>
          <p className="small mt-4 max-w-[60ch] text-dust">{copy.sandbox}</p>
        </div>
      </div>
      <form
        ref={form}
        className="panel grid content-start gap-5 self-start p-6 sm:p-8"
        aria-label={copy.submit}
        aria-busy={isLoading}
        onSubmit={submit}
      >
        <noscript>{copy.noScript}</noscript>
        <TextField
          name="crm-email"
          type="email"
          label={copy.email}
          autoComplete="username"
          required
        />
        <TextField
          name="crm-password"
          type="password"
          label={copy.password}
          autoComplete="current-password"
          required
        />
        {isRefused && (
          <p
            role="alert"
            className="flex gap-2 rounded-tile border border-band-red px-4 py-3 text-band-red"
          >
            <Icon name="triangle-alert" className="icon size-5" />
            {copy.refused}
          </p>
        )}
        <button
          type="submit"
          className="button button-primary disabled:opacity-60"
          disabled={!isHydrated || isLoading}
        >
          {isLoading ? copy.submitting : copy.submit}
        </button>
      </form>
    </div>
  );
}
