import { i18n } from '@/shared/i18n'
import type { WorkbookCell } from './cells'
import { decodeCsv, readCsv } from './read-csv'

/** Rows of a sheet. Row numbers start at 1. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly WorkbookCell[])[]
  readonly hiddenRows: ReadonlySet<number>
  /** 1-based row number of the header; undefined if it must be found. */
  readonly header?: number
}

/** Message of the worker: the sheets, or null if the file is not a workbook. */
export type WorkbookMessage = readonly Sheet[] | null

/** Time to unpack and read a workbook; the largest stock lists take a few seconds. */
const MAX_READ_MS = 60_000

/** A workbook is a zip archive, which starts with "PK". */
const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/**
 * Reads the visible sheets of an .xlsx, or a .csv as one sheet.
 * @throws if the file is neither
 */
export async function readWorkbook(file: Blob): Promise<readonly Sheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isArchive(bytes))
    return typeof Worker === 'undefined'
      ? (await import('./read-xlsx')).readXlsx(bytes)
      : readInWorker(bytes)
  return [{ name: '', rows: readCsv(decodeCsv(bytes, i18n.language)), hiddenRows: new Set() }]
}

/**
 * Reads a workbook in a worker of its own, so that a hostile archive takes neither the page's time
 * nor its memory.
 */
async function readInWorker(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Sheet[]> {
  const worker = new Worker(new URL('./read-xlsx.worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const sheets = await new Promise<WorkbookMessage>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkbookMessage>) => resolve(data))
      worker.addEventListener('error', () => resolve(null))
      timer = setTimeout(() => resolve(null), MAX_READ_MS)
      worker.postMessage(bytes, [bytes.buffer])
    })
    if (sheets === null) throw new Error('The file is no workbook, or too large.')
    return sheets
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
