/**
 * Returns a quantile of samples.
 * @param share from 0 to 1, such as 0.95
 */
export function computeQuantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Returns the duration of each call in milliseconds. A tenth as many calls before warm up. */
export async function measureSamples(
  count: number,
  call: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const warmUp = Math.ceil(count / 10)
  const times: number[] = []
  for (let index = 0; index < warmUp + count; index += 1) {
    const start = performance.now()
    await call(index)
    if (index >= warmUp) times.push(performance.now() - start)
  }
  return times
}

/** Prints a line of the report. A missed target makes the exit code 1. */
export function report(
  title: string,
  figures: Record<string, string>,
  aim: string,
  meetsTarget: boolean,
): void {
  const values = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  console.log(
    `${meetsTarget ? 'held' : 'OVER'}  ${title.padEnd(44)} ${values.join('  ').padEnd(34)} aim ${aim}`,
  )
  if (!meetsTarget) process.exitCode = 1
}

export const formatMilliseconds = (value: number) => `${value.toFixed(1)} ms`.padStart(9)
