import type { WorkbookMessage } from './read-workbook'
import { readXlsx } from './read-xlsx'

const read = (bytes: Uint8Array): WorkbookMessage => {
  try {
    return readXlsx(bytes)
  } catch {
    return null
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) =>
  globalThis.postMessage(read(data)),
)
