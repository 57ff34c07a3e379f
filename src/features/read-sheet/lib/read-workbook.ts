import type { WorkbookCell } from './cells'
import { decodeCsv, readCsv } from './read-csv'

/** A sheet of a workbook. Rows are numbered from 1. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly WorkbookCell[])[]
  readonly hiddenRows: ReadonlySet<number>
  /** Number of the header row where it is known; it is looked for otherwise. */
  readonly header?: number
}

/** A workbook is a zip archive, which begins with "PK". */
const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Reads the visible sheets of a workbook (.xlsx), or the one of a .csv. @throws if the file is neither */
export async function readWorkbook(file: Blob): Promise<readonly Sheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isArchive(bytes)) return (await import('./read-xlsx')).readXlsx(bytes)
  return [{ name: '', rows: readCsv(decodeCsv(bytes)), hiddenRows: new Set() }]
}
