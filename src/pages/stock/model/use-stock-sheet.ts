import { useQueryClient } from '@tanstack/react-query'
import { allProductsQueryOptions } from '@/entities/product'
import {
  importStock,
  previewStockSheet,
  refreshStock,
  type JudgedStockSheet,
  type LotRemoval,
} from '@/entities/stock'
import { indexProducts, useConfirmedRows, useSheetImport } from '@/features/read-sheet'
import type { Schemas } from '@/shared/api'
import { vImportStockBody } from '@contract/validators'
import { useDraftForm } from '@/shared/forms'
import { draftKey } from '@/shared/lib/draft'
import { findPortCode } from '@domain/ports'
import { loadStockSheetKind } from '../lib/stock-workbook'
import { hasAlert, previewStock, toPreviewRows, type StockPreview } from './stock-preview'
import {
  MAX_ROWS,
  parseStockSheet,
  type ParsedStockSheet,
  type ReadableColumn,
} from './stock-sheet'

/** Result of an imported sheet. */
export interface StockImport {
  /** Number of updated packs. */
  readonly taken: number
  readonly sheetId: string | null
}

/** Import of a stock sheet. A form with the reason sends it; all rows are applied or none. */
export function useStockSheet(personId: string) {
  const queryClient = useQueryClient()
  const sheet = useSheetImport<
    ReadableColumn,
    ParsedStockSheet,
    StockPreview,
    StockImport,
    Schemas['UndoneStockSheet']
  >({
    personId,
    name: 'stock',
    maxRows: MAX_ROWS,
    async loadParser() {
      const [kind, products] = await Promise.all([
        loadStockSheetKind(),
        queryClient.query(allProductsQueryOptions()),
      ])
      const source = { products: indexProducts(products), findPlaceCode: findPortCode }
      return {
        kind,
        parse: ({ table, mapping }, answers) => parseStockSheet(table, mapping, source, answers),
      }
    },
    preview: (parsed, { asked, signal }) =>
      previewStock(parsed, asked, async (rows) =>
        rows.length === 0 ? [] : (await previewStockSheet([...rows], signal)).rows,
      ),
    findAskedColumns: ({ asked }) => asked,
    refresh: () => refreshStock(queryClient),
  })
  const preview = sheet.state.at === 'preview' ? sheet.state.preview : null
  const removedRows = preview?.shown.filter(hasAlert).map(({ row }) => row) ?? []
  const confirmed = useConfirmedRows(removedRows)

  const form = useDraftForm({
    draftKey: draftKey(personId, 'stock-sheet'),
    initialValues: { reason: '', removal: '' as LotRemoval | '' },
    schema: vImportStockBody,
    toPayload: ({ reason, removal }) => ({
      reason: reason.trim(),
      removal: removedRows.length > 0 && removal !== '' ? removal : null,
      rows:
        preview?.changes.map((row) => ({ ...row, confirmed: confirmed.rows.has(row.row) })) ?? [],
    }),
    findErrors: ({ removal }) =>
      removedRows.length > 0 && removal === '' ? [{ pointer: '/removal', code: 'required' }] : [],
    send: ({ reason, removal = null, rows }, key) =>
      importStock(
        {
          reason,
          removal,
          rows: rows.map(({ confirmed = false, ...row }) => ({ ...row, confirmed })),
        },
        key,
      ),
    isSaved: ({ taken }) => taken,
    onSent: async (result) => {
      if (result.taken) form.clearSent()
      await showResult(result)
    },
  })

  async function showResult({ taken, sheet_id, rows }: JudgedStockSheet) {
    if (taken) return sheet.finish({ taken: rows.length, sheetId: sheet_id })
    // Shows the conflicting pack in its current state.
    if (preview) sheet.showPreview({ ...preview, shown: toPreviewRows(rows), isStale: true })
    await refreshStock(queryClient)
  }

  return {
    sheet: form.isPending ? { ...sheet, state: WRITING } : sheet,
    form,
    confirmed,
    choose(file: File) {
      confirmed.reset()
      void sheet.choose(file)
    },
    /** Asks for the columns again. Ticks belong to the previewed rows. */
    mapAgain() {
      confirmed.reset()
      sheet.mapAgain()
    },
    previewAgain() {
      confirmed.reset()
      sheet.previewAgain()
    },
    discard() {
      form.reset()
      sheet.discard()
    },
  }
}

const WRITING = { at: 'writing', progress: null } as const
