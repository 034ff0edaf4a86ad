import type { AppBuild } from './app-build.ts';
import type { Logger } from './log.ts';

/** Passes the server's log to the app, before it opens anything that may write to it. */
export function configureApp({ entry, criticalCss }: AppBuild, log: Logger): void {
  entry.configure({
    criticalCss,
    reportError: (error) => log.error(error),
    // Records are logged at any log level: they are stored nowhere else yet.
    record: (message, fields) => log.child({}, { level: 'info' }).info(fields, message),
    note: (level, message, fields) => log[level](fields, message),
  });
}
