import { createLinesStore, type LinesStore } from '@/shared/ui/lines-grid'
import { createPackRow, type PackRow } from './pack-row'

/** Creates a store of packs with at least one row. A copied pack has no number or barcode. */
export const createPackStore = (rows: readonly PackRow[]): LinesStore<PackRow> =>
  createLinesStore<PackRow>({
    lines: rows.length > 0 ? rows : [createPackRow()],
    newLine: createPackRow,
    copyLine: ({ mark, pieces }) => createPackRow({ mark, pieces }),
  })
