import type { Cell } from './cells'
import { csvText, readCsv } from './read-csv'

/** A workbook's first two letters: it is a packed folder. */
const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** The cells of a workbook's first sheet, or of a text with signs between (.csv). @throws where it is neither */
export async function readWorkbook(file: Blob): Promise<readonly (readonly Cell[])[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isPacked(bytes)) {
    // A text has no zeros.
    if (bytes.includes(0)) throw new Error('This is no sheet.')
    return readCsv(csvText(bytes))
  }
  const [{ readSheet }, { unzipSync, zipSync }] = await Promise.all([import('read-excel-file/browser'), import('fflate')])
  // What is packed the library unpacks in a worker made of text, which the page's policy refuses; what is only stored it takes as it is.
  const stored = zipSync(unzipSync(bytes), { level: 0 })
  return (await readSheet(new Blob([stored]))).map((line) => line.map(cellOf))
}

/** The library's own types name the classes of days and numbers in place of their values. */
const cellOf = (cell: unknown): Cell =>
  typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' || cell instanceof Date ? cell : null
