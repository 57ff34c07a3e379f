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

/** A workbook is a zip archive, which starts with "PK". */
const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Reads the visible sheets of an .xlsx, or a .csv as one sheet. @throws if the file is neither */
export async function readWorkbook(file: Blob): Promise<readonly Sheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isArchive(bytes)) return (await import('./read-xlsx')).readXlsx(bytes)
  return [{ name: '', rows: readCsv(decodeCsv(bytes)), hiddenRows: new Set() }]
}
