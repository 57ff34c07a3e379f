import { useQueryClient } from '@tanstack/react-query'
import {
  type ImportedRow,
  importPrices,
  previewPrices,
  type PriceEffect,
  refreshPrices,
  type UndoneImport,
} from '@/entities/price'
import { allProductsQueryOptions } from '@/entities/product'
import { indexProducts, type RowProgress, useSheetImport } from '@/features/read-sheet'
import type { Schemas } from '@/shared/api'
import { loadPriceSheetKind } from '../lib/price-workbook'
import {
  type ParsedPriceSheet,
  parsePriceSheet,
  type ReadableColumn,
  type SheetRow,
  splitSheet,
} from './price-sheet'
import {
  createSheetPreview,
  isChangingRow,
  type PricePreviewRow,
  type SheetPreview,
} from './sheet-preview'

type PriceListName = Schemas['PriceListName']

export interface PricePreview extends SheetPreview {
  readonly importId: string
}

/** Result of an imported sheet. */
export interface PriceImport {
  readonly importId: string
  /** Number of applied prices. */
  readonly taken: number
  /** Rows that were refused since the preview. */
  readonly refused: readonly PricePreviewRow[]
}

/** Import of a price sheet, in parts. */
export function usePriceSheet(list: PriceListName, personId: string) {
  const queryClient = useQueryClient()
  const sheet = useSheetImport<
    ReadableColumn,
    ParsedPriceSheet,
    PricePreview,
    PriceImport,
    UndoneImport
  >({
    personId,
    name: 'prices',
    storageId: `prices ${list}`,
    async loadParser() {
      const [kind, products] = await Promise.all([
        loadPriceSheetKind(),
        queryClient.query(allProductsQueryOptions()),
      ])
      const index = indexProducts(products)
      return {
        kind,
        parse: ({ table, mapping }, answers) => parsePriceSheet(table, mapping, index, answers),
      }
    },
    async preview(parsed, { importId, signal, onProgress }) {
      const { rows, effects } = await previewParts(list, parsed.rows, signal, onProgress)
      return { ...createSheetPreview(parsed, rows, effects), importId }
    },
    refresh: () => refreshPrices(queryClient),
  })
  return {
    ...sheet,
    /**
     * Applies the sheet.
     * @param confirmed numbers of the rows whose alert was confirmed
     */
    confirm({ importId, rowsToSend }: PricePreview, confirmed: ReadonlySet<number>) {
      const rows = rowsToSend.map((row) => ({ ...row, confirmed: confirmed.has(row.row) }))
      return sheet.apply(createPartsImport(importId, list, rows))
    },
  }
}

async function previewParts(
  list: PriceListName,
  rows: readonly SheetRow[],
  signal: AbortSignal,
  onProgress: (progress: RowProgress) => void,
) {
  const previewed: ImportedRow[] = []
  const effects: PriceEffect[] = []
  onProgress({ done: 0, total: rows.length })
  for (const part of splitSheet(rows)) {
    const response = await previewPrices(list, part, signal)
    previewed.push(...response.rows)
    effects.push(...response.effects)
    onProgress({ done: previewed.length, total: rows.length })
  }
  return { rows: previewed, effects }
}

/** Creates a function that imports rows in parts. Called again after an error, it continues. */
function createPartsImport(
  importId: string,
  list: PriceListName,
  rows: readonly Schemas['ImportedPrice'][],
) {
  const parts = splitSheet(rows)
  const imported: ImportedRow[] = []
  let done = 0
  return async (onProgress: (progress: RowProgress) => void): Promise<PriceImport> => {
    for (const part of parts.slice(done)) {
      onProgress({ done: imported.length, total: rows.length })
      const response = await importPrices(importId, list, part, done === parts.length - 1)
      imported.push(...response.rows)
      done += 1
    }
    return {
      importId,
      taken: imported.filter(isChangingRow).length,
      refused: imported
        .filter(({ outcome }) => outcome === 'refused')
        .map((row) => ({ ...row, unread: null })),
    }
  }
}
