import type { Page } from './dashboards'
import { milliseconds, quantile, report, sample } from './statistics'

const calls = 200

/** Asks for each page so often, and says how long it took and how long it may. */
export async function timePages(
  name: string,
  call: (path: string) => Promise<unknown>,
  pages: readonly Page[],
): Promise<void> {
  for (const [title, path, aim] of pages) {
    const times = await sample(calls, (index) => call(path(index)))
    const p95 = quantile(times, 0.95)
    report(
      `${name}: ${title}`,
      { p50: milliseconds(quantile(times, 0.5)), p95: milliseconds(p95) },
      `p95 ${aim} ms`,
      p95 <= aim,
    )
  }
}
