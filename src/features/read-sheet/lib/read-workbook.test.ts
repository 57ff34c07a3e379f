import { strToU8, zipSync } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readWorkbook, type WorkbookMessage } from './read-workbook'

const archive = new Blob([zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })])
const sheet = { name: 'Stock', rows: [['Pine']], hiddenRows: new Set<number>() }

const workers: FakeWorker[] = []

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  readonly postMessage = vi.fn()
  readonly terminate = vi.fn()
  constructor(readonly url: URL) {
    super()
    workers.push(this)
  }
  answer(data: WorkbookMessage) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
}

afterEach(() => {
  workers.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts to read the archive. */
async function readArchive() {
  vi.stubGlobal('Worker', FakeWorker)
  const reading = readWorkbook(archive)
  reading.catch(() => undefined)
  const worker = await vi.waitUntil(() => workers[0])
  return { reading, worker }
}

describe('a workbook', () => {
  it('is read in a worker, which then ends', async () => {
    const { reading, worker } = await readArchive()
    expect(worker.url.pathname).toMatch(/read-xlsx\.worker\.ts$/)
    expect(worker.postMessage).toHaveBeenCalledOnce()
    worker.answer([sheet])
    expect(await reading).toEqual([sheet])
    expect(worker.terminate).toHaveBeenCalledOnce()
  })

  it('is refused if the worker cannot read it or fails', async () => {
    const unreadable = await readArchive()
    unreadable.worker.answer(null)
    await expect(unreadable.reading).rejects.toThrow('too large')
    workers.length = 0
    const failing = await readArchive()
    failing.worker.dispatchEvent(new Event('error'))
    await expect(failing.reading).rejects.toThrow('too large')
    expect(failing.worker.terminate).toHaveBeenCalledOnce()
  })

  it('is refused after a minute, and the worker ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { reading, worker } = await readArchive()
    vi.advanceTimersByTime(60_000)
    await expect(reading).rejects.toThrow('too large')
    expect(worker.terminate).toHaveBeenCalledOnce()
  })
})

it('a .csv is read without a worker', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  const [read] = await readWorkbook(new Blob(['Product;Packs\nPine;3']))
  expect(read?.rows).toEqual([
    ['Product', 'Packs'],
    ['Pine', '3'],
  ])
  expect(workers).toEqual([])
})
