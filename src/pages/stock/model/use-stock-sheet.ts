import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { allProductsQueryOptions } from '@/entities/product'
import { useMe } from '@/entities/session'
import {
  previewStockSheet,
  refreshStock,
  undoStockSheet,
  type JudgedStockRow,
  type JudgedStockSheet,
  type KeptPack,
  type StockSheetRow,
} from '@/entities/stock'
import {
  indexProducts,
  readWorkbook,
  useSheetQuestions,
  type ColumnAnswers,
  type MappedTable,
  type OpenSheet,
  type SheetQuestionStep,
} from '@/features/read-sheet'
import { useFormatProblem } from '@/shared/api'
import { loadStockSheetKind } from '../lib/stock-workbook'
import { MAX_ROWS, type ReadableColumn } from './stock-sheet'
import {
  createStockPreview,
  previewTable,
  toPreviewRows,
  type StockPreviewRow,
  type StockRows,
} from './stock-preview'

/** State of an upload. */
export type StockSheetUpload =
  | { readonly at: 'choose'; readonly failure?: 'unreadable' | 'empty' | 'imperial' | 'too_many' }
  /** The user is asked about columns or values. */
  | { readonly at: 'asking' }
  | { readonly at: 'reading' | 'undoing' }
  /** `isStale`: another user changed a pack first, so nothing was applied. */
  | {
      readonly at: 'preview'
      readonly shown: readonly StockPreviewRow[]
      readonly changes: StockSheetRow[]
      readonly hidden: number
      readonly unmapped: readonly string[]
      readonly isStale: boolean
    }
  | { readonly at: 'done'; readonly taken: number; readonly sheetId: string | null }
  /** A reverted sheet, and the packs that stay unchanged. */
  | { readonly at: 'undone'; readonly undone: number; readonly kept: readonly KeptPack[] }

interface StockSheetState {
  readonly upload: StockSheetUpload
  /** Questions about the sheet before it is parsed. */
  readonly step: SheetQuestionStep<ReadableColumn> | null
  readonly fileName: string
  /** Translated error. */
  readonly problem: string | null
  choose(file: File): Promise<void>
  /** Shows the result of an import. */
  onImported(result: JudgedStockSheet): Promise<void>
  /** Asks for the columns of the previewed file again. */
  readonly mapAgain: (() => void) | null
  /** Repeats the failed preview with the current packs; null if no sheet was parsed. */
  readonly retry: (() => void) | null
  /** Reverts an applied sheet and shows the result under its name. */
  undo(sheetId: string, name: string): Promise<void>
  discard(): void
}

/** Import of a stock sheet: parse, preview, confirm. All rows are applied in one transaction. */
export function useStockSheet(): StockSheetState {
  const queryClient = useQueryClient()
  const formatProblem = useFormatProblem()
  const [upload, setUpload] = useState<StockSheetUpload>({ at: 'choose' })
  const [fileName, setFileName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const me = useMe()
  const { step, readTable, restore, drop } = useSheetQuestions<ReadableColumn>(
    me?.id ?? '',
    'stock',
  )
  const running = useRef(new AbortController())
  /** The file of the preview. */
  const [opened, setOpened] = useState<OpenSheet | null>(null)
  /** Repeats a preview that failed because the network was down. */
  const [stopped, setStopped] = useState<(() => void) | null>(null)

  function stop(error: unknown, retry: () => void) {
    if (running.current.signal.aborted) return
    setUpload({ at: 'choose' })
    setStopped(() => retry)
    setProblem(formatProblem(error))
  }

  function startReading() {
    setProblem(null)
    setStopped(null)
    setUpload({ at: 'reading' })
  }

  async function previewAgain(sheet: StockRows) {
    startReading()
    try {
      showPreview(sheet, await previewRows(sheet.rows))
    } catch (error) {
      stop(error, () => void previewAgain(sheet))
    }
  }

  async function previewRows(rows: readonly StockSheetRow[]) {
    return rows.length === 0
      ? []
      : (await previewStockSheet([...rows], running.current.signal)).rows
  }

  const showPreview = (sheet: StockRows, previewed: readonly JudgedStockRow[]) =>
    setUpload({ at: 'preview', ...createStockPreview(sheet, previewed), isStale: false })

  async function choose(file: File) {
    startReading()
    let sheets: Awaited<ReturnType<typeof readWorkbook>>
    try {
      sheets = await readWorkbook(file)
    } catch {
      return setUpload({ at: 'choose', failure: 'unreadable' })
    }
    await openSheet({ fileName: file.name, sheets, answers: {} })
  }

  /** Parses a file, or resumes one that was interrupted by a reload. */
  async function openSheet(open: OpenSheet, mustMap = false) {
    setFileName(open.fileName)
    startReading()
    let products: ReturnType<typeof indexProducts>
    try {
      products = indexProducts(await queryClient.query(allProductsQueryOptions()))
    } catch (error) {
      setProblem(formatProblem(error))
      return setUpload({ at: 'choose' })
    }
    const kind = await loadStockSheetKind()
    setUpload({ at: 'asking' })
    const read = async (mapped: MappedTable<ReadableColumn>, answers: ColumnAnswers) => {
      const sheet = await previewTable(mapped, answers, products, (rows) => {
        setUpload({ at: 'reading' })
        return previewRows(rows)
      })
      setUpload({ at: 'asking' })
      return sheet
    }
    const table = await readTable(open.sheets, kind, read, open, mustMap).catch(
      (error: unknown) => {
        stop(error, () => void restore().then((stored) => openSheet(stored ?? open)))
        return null
      },
    )
    if (!table) return
    if (table.kind !== 'read') {
      drop()
      return setUpload({ at: 'choose', failure: table.kind })
    }
    const { rows, unread, previewed } = table.read
    if (rows.length + unread.length === 0 || rows.length > MAX_ROWS) {
      drop()
      return setUpload({ at: 'choose', failure: rows.length > MAX_ROWS ? 'too_many' : 'empty' })
    }
    setOpened({ fileName: open.fileName, sheets: open.sheets, answers: {} })
    showPreview(table.read, previewed)
  }

  const resume = useEffectEvent(async (signal: AbortSignal) => {
    const open = await restore()
    if (open && !signal.aborted) await openSheet(open)
  })
  useEffect(() => {
    const controller = new AbortController()
    running.current = controller
    void resume(controller.signal)
    return () => controller.abort()
  }, [])

  async function onImported({ taken, sheet_id, rows }: JudgedStockSheet) {
    if (upload.at !== 'preview') return
    if (taken) {
      drop()
      setUpload({ at: 'done', taken: rows.length, sheetId: sheet_id })
      // Refresh the preview, so that the conflicting pack is shown in its current state.
    } else
      setUpload({
        ...upload,
        shown: toPreviewRows(rows),
        isStale: true,
      })
    await refreshStock(queryClient)
  }

  async function undo(sheetId: string, name: string) {
    setFileName(name)
    setProblem(null)
    setUpload({ at: 'undoing' })
    try {
      setUpload({ at: 'undone', ...(await undoStockSheet(sheetId)) })
      await refreshStock(queryClient)
    } catch (error) {
      setProblem(formatProblem(error))
      setUpload(upload)
    }
  }

  return {
    upload,
    step,
    fileName,
    problem,
    choose,
    onImported,
    undo,
    mapAgain: opened && (() => void openSheet(opened, true)),
    retry:
      upload.at === 'preview'
        ? () =>
            void previewAgain({
              rows: upload.changes,
              unread: [],
              hidden: upload.hidden,
              unmapped: upload.unmapped,
            })
        : stopped,
    discard: () => {
      setOpened(null)
      drop()
      setProblem(null)
      setStopped(null)
      setUpload({ at: 'choose' })
    },
  }
}
