import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { seededWorldsPlugin } from '../mocks/build/seeded-worlds'
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs'
import { formatMilliseconds, computeQuantile, report } from './statistics'

const root = path.resolve(import.meta.dirname, '..')
const visitCount = 15

/** Milliseconds until the first answer after a user opens the mock. */
const targetMs = 150

/**
 * Starts the built mock in Chromium: on a first visit, and on a return visit with worker and
 * compiled code.
 */
export async function benchMock(): Promise<void> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-bench-'))
  const site = {
    root: path.join(root, 'bench/mock-page'),
    configFile: false,
    logLevel: 'warn',
    publicDir: path.join(root, 'public'),
  } as const
  await build({
    ...site,
    plugins: [seededWorldsPlugin()],
    resolve: { tsconfigPaths: true },
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2000 },
  })
  const server = await preview({
    ...site,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumArguments,
    ...(executablePath && { executablePath }),
  })
  try {
    const url = server.resolvedUrls?.local[0]
    if (url === undefined) throw new Error('The page has no address.')
    const first: number[] = []
    const repeatTimes: number[] = []
    for (let visit = 0; visit < visitCount; visit += 1) {
      const context = await browser.newContext()
      const page = await context.newPage()
      first.push(await measureBoot(page, url))
      repeatTimes.push(await measureBoot(page, url))
      await context.close()
    }
    printResults('Mock in Chromium: first visit', first)
    printResults('Mock in Chromium: next visit', repeatTimes)
  } finally {
    await browser.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}

async function measureBoot(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' })
  const time: unknown = await page.evaluate('bootMock()')
  if (typeof time !== 'number') throw new Error('The page measured nothing.')
  return time
}

function printResults(name: string, times: readonly number[]): void {
  const [p50, p95] = [computeQuantile(times, 0.5), computeQuantile(times, 0.95)]
  report(
    name,
    { p50: formatMilliseconds(p50), p95: formatMilliseconds(p95) },
    `p50 ${targetMs} ms`,
    p50 <= targetMs,
  )
}
