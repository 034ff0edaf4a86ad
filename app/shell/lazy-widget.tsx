import { Component, Suspense, use, type ComponentType, type ReactNode } from 'react';
import type { Language } from '#app/i18n/languages.ts';
import { useVisit } from '#app/ui/visit.ts';
import { wordsOf, type Widget } from './words.ts';

type Load<Words, Props> = () => Promise<ComponentType<Props & { words: Words }>>;

/**
 * A part of the frame that costs a page nothing until it is shown: its code and its words then come together. While
 * they are on the way nothing is shown; when they do not come, `onFailure` says so and the next attempt asks again.
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

  function Loaded(props: Props) {
    const { View, words } = use(ready(useVisit().language));
    return <View {...props} words={words} />;
  }

  return function LazyWidget({ onFailure, ...props }) {
    return (
      <Boundary onFailure={onFailure}>
        <Suspense>
          <Loaded {...(props as unknown as Props)} />
        </Suspense>
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
