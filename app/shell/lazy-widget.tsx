import {
  Component,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Language } from '#app/i18n/languages.ts';
import type { Widget } from '#app/i18n/widgets.ts';
import { useVisit } from '#app/ui/visit.ts';
import { loadMessages } from './messages.ts';

type Load<Messages, Props> = () => Promise<ComponentType<Props & { messages: Messages }>>;

/**
 * A part of the frame whose code and messages are loaded when it is first shown. While they load, nothing is shown, or
 * the previous language; on failure `onFailure` reports it and the next attempt loads again. Suspense is not used,
 * because it delays content that arrives within 300 ms.
 */
export function lazyWidget<Messages, Props extends object = object>(
  name: Widget,
  load: Load<Messages, Props>,
): ComponentType<Props & { onFailure?: () => void }> {
  const asked = new Map<Language, Promise<ReadyWidget<Messages, Props>>>();

  function ready(language: Language) {
    let promise = asked.get(language);
    if (!promise) {
      promise = Promise.all([load(), loadMessages<Messages>(language, name)]).then(
        ([View, messages]) => ({
          View,
          messages,
        }),
      );
      promise.catch(() => asked.delete(language));
      asked.set(language, promise);
    }
    return promise;
  }

  function Loaded({ props, onFailure }: { props: Props; onFailure: (() => void) | undefined }) {
    const { language } = useVisit();
    const [loaded, setLoaded] = useState<ReadyWidget<Messages, Props> | null>(null);
    const fail = useEffectEvent(() => onFailure?.());

    useEffect(() => {
      let isWanted = true;
      ready(language).then(
        (widget) => isWanted && setLoaded(widget),
        () => isWanted && fail(),
      );
      return () => {
        isWanted = false;
      };
    }, [language]);

    return loaded && <loaded.View {...props} messages={loaded.messages} />;
  }

  return function LazyWidget({ onFailure, ...props }) {
    return (
      <Boundary onFailure={onFailure}>
        <Loaded props={props as unknown as Props} onFailure={onFailure} />
      </Boundary>
    );
  };
}

interface ReadyWidget<Messages, Props> {
  View: ComponentType<Props & { messages: Messages }>;
  messages: Messages;
}

interface BoundaryProps {
  onFailure: (() => void) | undefined;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
