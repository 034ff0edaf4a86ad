/** Milliseconds between two looks at what every page shows, such as the site settings. */
export const sitePollEvery = 300;

/** A read of the database that is repeated at an interval. */
export interface Poll {
  /** Resolves after the first time, failed or not. */
  start(): Promise<void>;
  stop(): void;
}

/**
 * Repeats a look into the database, which other processes change.
 *
 * @param report called once per outage of the database
 * @param every milliseconds between two looks
 */
export function createPoll(
  look: () => Promise<void>,
  report: (error: unknown) => void,
  every: number,
): Poll {
  let timer: NodeJS.Timeout | null = null;
  let isFailing = false;

  async function lookOnce(): Promise<void> {
    try {
      await look();
      isFailing = false;
    } catch (error) {
      if (!isFailing) report(error);
      isFailing = true;
    }
  }

  function schedule(): void {
    timer = setTimeout(() => {
      void lookOnce().then(() => timer && schedule());
    }, every);
    timer.unref();
  }

  return {
    async start() {
      await lookOnce();
      schedule();
    },
    stop() {
      if (timer) clearTimeout(timer);
      timer = null;
    },
  };
}
