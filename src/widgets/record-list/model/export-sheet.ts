import type { RecordColumn } from './column'
import type { FetchExportPage, toNamedSheet } from './workbook'

/** A further sheet of an export, such as the lines of the records. */
export interface ExportSheet {
  collect(signal: AbortSignal): Promise<ReturnType<typeof toNamedSheet>>
}

/** Creates a further sheet of an export. It is fetched after the records. */
export const createExportSheet = <Row>(
  title: string,
  columns: readonly RecordColumn<Row>[],
  fetchPage: FetchExportPage<Row>,
): ExportSheet => ({
  async collect(signal) {
    const workbook = await import('./workbook')
    const data = await workbook.collectSheet(columns, fetchPage, signal, () => {})
    return workbook.toNamedSheet(data, columns, title)
  },
})
