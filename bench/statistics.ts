/** The value below which that share of the samples lies. */
export function computeQuantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Milliseconds that each of so many calls took, after a tenth of them to warm up. */
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

/** One line of the report: what was measured, what came out, what it should be. */
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
