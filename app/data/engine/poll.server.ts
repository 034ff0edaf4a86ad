/** Milliseconds between polls of data shown on every page, such as the site settings. */
export const sitePollEvery = 300;

/** A periodically repeated database read. */
export interface Poll {
  /** Resolves after the first read, successful or not. */
  start(): Promise<void>;
  stop(): void;
}

/**
 * Polls the database for changes by other processes.
 *
 * @param report called once per outage of the database
 * @param every milliseconds between two polls
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
