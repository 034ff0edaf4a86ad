import type { AppBuild } from '../app-build.ts';
import type { Config } from '../config.ts';
import type { Telemetry } from './telemetry.ts';

/** Telemetry as configured; null, and not even loaded, without a collector. */
export async function openTelemetry(
  { entry }: Pick<AppBuild, 'entry'>,
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: service,
    OTEL_TRACES_SAMPLER_ARG: share,
  }: Config,
): Promise<Telemetry | null> {
  if (endpoint === undefined) return null;
  const { startTelemetry } = await import('./telemetry.ts');
  return startTelemetry(entry, { endpoint, service, share });
}
