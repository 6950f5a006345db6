import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

/** OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG as the standard has them; every trace, unless whoever asked decided otherwise, where they say nothing. */
export function samplerOf(env: Record<string, string | undefined>): Sampler {
  const name = env['OTEL_TRACES_SAMPLER'] ?? '';
  const root = rootOf(name.replace(/^parentbased_/, ''), env['OTEL_TRACES_SAMPLER_ARG']);
  return name === '' || name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function rootOf(name: string, arg: string | undefined): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  if (name !== 'traceidratio') return new AlwaysOnSampler();
  const ratio = Number(arg ?? 1);
  return new TraceIdRatioBasedSampler(ratio >= 0 && ratio <= 1 ? ratio : 1);
}
