import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type ImportedRow,
  importPrices,
  previewPrices,
  type PriceEffect,
  refreshPrices,
  type UndoneImport,
} from '@/entities/price'
import { allProductsQueryOptions } from '@/entities/product'
import {
  createSheetStore,
  indexProducts,
  type OpenSheet,
  readWorkbook,
  type SheetQuestionStep,
  useSheetQuestions,
} from '@/features/read-sheet'
import { type Schemas, useFormatProblem } from '@/shared/api'
import { loadPriceSheetKind } from '../lib/price-workbook'
import {
  type ParsedPriceSheet,
  parsePriceSheet,
  type ReadableColumn,
  splitSheet,
} from './price-sheet'
import {
  createSheetPreview,
  isChangingRow,
  type PricePreviewRow,
  type SheetPreview,
} from './sheet-preview'

/** A selected sheet that is neither applied nor discarded. */
type StoredPriceSheet = Pick<ParsedPriceSheet, 'rows' | 'unread' | 'hidden'> &
  Partial<Pick<ParsedPriceSheet, 'unmapped'>> & {
    readonly fileName: string
    /** Id of the import. It survives a reload, so that an interrupted import resumes. */
    readonly importId: string
  }

const isStoredPriceSheet = (value: unknown): value is StoredPriceSheet =>
  typeof value === 'object' &&
  value !== null &&
  'rows' in value &&
  'unread' in value &&
  'fileName' in value &&
  'hidden' in value &&
  'importId' in value

/** Sheets on this device by user and price list. */
const priceSheetStore = createSheetStore('timberdesk-price-sheets', isStoredPriceSheet)

/** State of an upload. */
export type PriceSheetUpload =
  | { readonly at: 'choose'; readonly failure?: 'unreadable' | 'empty' | 'imperial' }
  /** The user is asked about columns or values. */
  | { readonly at: 'asking' }
  | { readonly at: 'reading' | 'writing'; readonly done: number; readonly total: number }
  | { readonly at: 'preview'; readonly importId: string; readonly preview: SheetPreview }
  | {
      readonly at: 'done'
      readonly importId: string
      readonly taken: number
      readonly refused: readonly PricePreviewRow[]
    }
  /** A reverted sheet, and the prices that stay unchanged. */
  | ({ readonly at: 'undone' } & UndoneImport)

interface PriceSheetState {
  readonly upload: PriceSheetUpload
  /** Questions about the sheet before it is parsed. */
  readonly step: SheetQuestionStep<ReadableColumn> | null
  readonly fileName: string
  /** Translated error; rows that are already applied stay applied. */
  readonly problem: string | null
  choose(file: File): Promise<void>
  /** @param confirmed numbers of the rows whose alert was confirmed */
  confirm(confirmed: ReadonlySet<number>): Promise<void>
  retry(): void
  /** Asks for the columns of the previewed file again; null after a reload. */
  readonly mapAgain: (() => void) | null
  /** Shows the result of a reverted sheet under its name. */
  showUndone(undone: UndoneImport, name: string): void
  discard(): void
}

/**
 * Import of a price sheet: parse, preview, confirm. The sheet is stored on the device until it is
 * applied or discarded.
 */
export function usePriceSheet(list: Schemas['PriceListName'], owner: string): PriceSheetState {
  const queryClient = useQueryClient()
  const formatProblem = useFormatProblem()
  const [upload, setUpload] = useState<PriceSheetUpload>({ at: 'choose' })
  const [fileName, setFileName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { step, readTable, restore, drop } = useSheetQuestions<ReadableColumn>(
    owner,
    'prices',
    `prices ${list}`,
  )
  const running = useRef(new AbortController())
  /** The file of the preview. */
  const [opened, setOpened] = useState<OpenSheet | null>(null)
  const retryRef = useRef<() => void>(() => {})
  /** The running import: its request key and the number of finished parts. */
  const progressRef = useRef<{
    run: string
    done: number
    taken: number
    refused: PricePreviewRow[]
  } | null>(null)

  async function preview(sheet: StoredPriceSheet) {
    const { signal } = running.current
    const total = sheet.rows.length
    const previewed: ImportedRow[] = []
    const effects: PriceEffect[] = []
    setFileName(sheet.fileName)
    setProblem(null)
    setUpload({ at: 'reading', done: 0, total })
    retryRef.current = () => void preview(sheet)
    try {
      for (const part of splitSheet(sheet.rows)) {
        const response = await previewPrices(list, part, signal)
        previewed.push(...response.rows)
        effects.push(...response.effects)
        setUpload({ at: 'reading', done: previewed.length, total })
      }
      setUpload({
        at: 'preview',
        importId: sheet.importId,
        preview: createSheetPreview(sheet, previewed, effects),
      })
    } catch (error) {
      if (!signal.aborted) setProblem(formatProblem(error))
    }
  }

  // Preview an interrupted sheet again after a reload, because prices may have changed.
  const resume = useEffectEvent(async (signal: AbortSignal) => {
    const stored = await priceSheetStore.read(owner, list)
    if (signal.aborted) return
    if (stored) return preview(stored)
    const open = await restore()
    if (open && !signal.aborted) await openSheet(open)
  })
  useEffect(() => {
    const controller = new AbortController()
    running.current = controller
    void resume(controller.signal)
    return () => controller.abort()
  }, [list, owner])

  async function choose(file: File) {
    setProblem(null)
    setUpload({ at: 'reading', done: 0, total: 0 })
    try {
      await openSheet({ fileName: file.name, sheets: await readWorkbook(file), answers: {} })
    } catch {
      setUpload({ at: 'choose', failure: 'unreadable' })
    }
  }

  /** Parses a file, or resumes one whose questions were interrupted by a reload. */
  async function openSheet(open: OpenSheet, mustMap = false) {
    const [kind, products] = await Promise.all([loadPriceSheetKind(), fetchProducts(open)])
    if (products === null) return
    setFileName(open.fileName)
    setUpload({ at: 'asking' })
    const table = await readTable(
      open.sheets,
      kind,
      (mapped, answers) => parsePriceSheet(mapped.table, mapped.mapping, products, answers),
      open,
      mustMap,
    )
    if (table.kind !== 'read' || table.read.rows.length + table.read.unread.length === 0) {
      drop()
      return setUpload({ at: 'choose', failure: table.kind === 'read' ? 'empty' : table.kind })
    }
    const { rows, unread, hidden, unmapped } = table.read
    const stored = {
      importId: crypto.randomUUID(),
      fileName: open.fileName,
      rows,
      unread,
      hidden,
      unmapped,
    }
    await priceSheetStore.save(owner, list, stored)
    setOpened({ fileName: open.fileName, sheets: open.sheets, answers: {} })
    drop()
    await preview(stored)
  }

  /** Returns null if the server did not answer; the file can be tried again. */
  async function fetchProducts(open: OpenSheet) {
    try {
      return indexProducts(await queryClient.query(allProductsQueryOptions()))
    } catch (error) {
      retryRef.current = () => void openSheet(open)
      setProblem(formatProblem(error))
      return null
    }
  }

  async function applyRows(
    importId: string,
    toSend: SheetPreview['rowsToSend'],
    confirmed: ReadonlySet<number>,
  ) {
    const sheet = (progressRef.current ??= {
      run: crypto.randomUUID(),
      done: 0,
      taken: 0,
      refused: [],
    })
    const parts = splitSheet(toSend)
    setProblem(null)
    retryRef.current = () => void applyRows(importId, toSend, confirmed)
    try {
      for (const part of parts.slice(sheet.done)) {
        setUpload({
          at: 'writing',
          done: parts.slice(0, sheet.done).flat().length,
          total: toSend.length,
        })
        const sent = part.map((row) => ({ ...row, confirmed: confirmed.has(row.row) }))
        const { rows } = await importPrices(
          importId,
          list,
          sent,
          sheet.done === parts.length - 1,
          `${sheet.run} ${sheet.done}`,
        )
        sheet.done += 1
        sheet.refused.push(
          ...rows
            .filter(({ outcome }) => outcome === 'refused')
            .map((row): PricePreviewRow => ({ ...row, unread: null })),
        )
        sheet.taken += rows.filter(isChangingRow).length
      }
    } catch (error) {
      setProblem(formatProblem(error))
      return
    }
    progressRef.current = null
    await priceSheetStore.remove(owner, list)
    setUpload({ at: 'done', importId, taken: sheet.taken, refused: sheet.refused })
    await refreshPrices(queryClient)
  }

  return {
    upload,
    step,
    fileName,
    problem,
    choose,
    confirm: async (confirmed) => {
      if (upload.at === 'preview')
        await applyRows(upload.importId, upload.preview.rowsToSend, confirmed)
    },
    retry: () => retryRef.current(),
    mapAgain:
      opened &&
      (() => {
        void priceSheetStore.remove(owner, list)
        void openSheet(opened, true)
      }),
    showUndone: (undone, name) => {
      setFileName(name)
      setUpload({ at: 'undone', ...undone })
    },
    discard: () => {
      setOpened(null)
      progressRef.current = null
      void priceSheetStore.remove(owner, list)
      drop()
      setProblem(null)
      setUpload({ at: 'choose' })
    },
  }
}
