import {
  Component,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Language } from '#app/i18n/languages.ts';
import { useVisit } from '#app/ui/visit.ts';
import { wordsOf, type Widget } from './words.ts';

type Load<Words, Props> = () => Promise<ComponentType<Props & { words: Words }>>;

/**
 * A part of the frame that costs a page nothing until it is shown: its code and its words then come together. While
 * they are on the way nothing is shown, or what there was in another language; when they do not come, `onFailure` says
 * so and the next attempt asks again. Not by Suspense, which holds back what comes within 300 ms until they have passed.
 */
export function lazyWidget<Words, Props extends object = object>(
  name: Widget,
  load: Load<Words, Props>,
): ComponentType<Props & { onFailure?: () => void }> {
  const asked = new Map<Language, Promise<ReadyWidget<Words, Props>>>();

  function ready(language: Language) {
    let promise = asked.get(language);
    if (!promise) {
      promise = Promise.all([load(), wordsOf<Words>(language, name)]).then(([View, words]) => ({
        View,
        words,
      }));
      promise.catch(() => asked.delete(language));
      asked.set(language, promise);
    }
    return promise;
  }

  function Loaded({ props, onFailure }: { props: Props; onFailure: (() => void) | undefined }) {
    const { language } = useVisit();
    const [loaded, setLoaded] = useState<ReadyWidget<Words, Props> | null>(null);
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

    return loaded && <loaded.View {...props} words={loaded.words} />;
  }

  return function LazyWidget({ onFailure, ...props }) {
    return (
      <Boundary onFailure={onFailure}>
        <Loaded props={props as unknown as Props} onFailure={onFailure} />
      </Boundary>
    );
  };
}

interface ReadyWidget<Words, Props> {
  View: ComponentType<Props & { words: Words }>;
  words: Words;
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
