import type { TimedCall } from './dashboards'
import { formatMilliseconds, computeQuantile, report, measureSamples } from './statistics'

const calls = 200

/** Measures 200 calls of each page, and reports their times beside the limit. */
export async function measurePages(
  name: string,
  call: (path: string) => Promise<unknown>,
  pages: readonly TimedCall[],
): Promise<void> {
  for (const [title, path, aim] of pages) {
    const times = await measureSamples(calls, (index) => call(path(index)))
    const p95 = computeQuantile(times, 0.95)
    report(
      `${name}: ${title}`,
      { p50: formatMilliseconds(computeQuantile(times, 0.5)), p95: formatMilliseconds(p95) },
      `p95 ${aim} ms`,
      p95 <= aim,
    )
  }
}
