import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { importPayments, previewPayments, refreshPaidDeals } from '@/entities/deal'
import {
  type OpenSheet,
  readWorkbook,
  type SheetQuestionStep,
  useSheetQuestions,
} from '@/features/read-sheet'
import { type Schemas, useFormatProblem } from '@/shared/api'
import {
  loadPaymentSheetKind,
  MAX_PAYMENTS,
  parsePaymentSheet,
  type ParsedPayments,
  type PaymentColumn,
  type UnreadPayment,
} from './payment-sheet'

type SheetRow = Schemas['PaymentSheetRow']
type Evaluated = Schemas['EvaluatedPayment']

/** A row of the sheet with its outcome; for an unreadable row, the refused cell. */
export type PaymentPreviewRow =
  | { readonly sheet: SheetRow; readonly result: Evaluated; readonly unread: null }
  | { readonly sheet: null; readonly result: null; readonly unread: UnreadPayment }

/** State of an upload. */
export type PaymentUploadState =
  | { readonly at: 'choose'; readonly failure?: 'unreadable' | 'empty' | 'too_many' }
  /** The user is asked about columns or values. */
  | { readonly at: 'asking' | 'checking' }
  | { readonly at: 'preview' | 'done'; readonly rows: readonly PaymentPreviewRow[] }

interface PaymentSheetState {
  readonly upload: PaymentUploadState
  readonly step: SheetQuestionStep<PaymentColumn> | null
  readonly fileName: string
  readonly hidden: number
  readonly unmapped: readonly string[]
  /** Translated error of the last call. */
  readonly problem: string | null
  choose(file: File): Promise<void>
  /** Asks for the columns again. */
  mapAgain(): void
  /** Checks the rows again with the deal numbers that were assigned by hand, by row. */
  assign(numbers: ReadonlyMap<number, string>): Promise<void>
  confirm(): Promise<void>
  discard(): void
}

/** Import of payments: read the sheet, assign deals, record. */
export function usePaymentSheet(owner: string): PaymentSheetState {
  const queryClient = useQueryClient()
  const formatProblem = useFormatProblem()
  const { step, readTable, drop } = useSheetQuestions<PaymentColumn>(owner, 'payments')
  const [upload, setUpload] = useState<PaymentUploadState>({ at: 'choose' })
  const [problem, setProblem] = useState<string | null>(null)
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const [read, setRead] = useState<ParsedPayments | null>(null)
  /** Key of the import, so that a repeated call records nothing twice. */
  const key = useRef('')

  async function openSheet(sheet: OpenSheet, mustMap = false) {
    setOpen(sheet)
    setUpload({ at: 'asking' })
    const table = await readTable(
      sheet.sheets,
      await loadPaymentSheetKind(),
      (mapped, answers) => parsePaymentSheet(mapped.table, mapped.mapping, answers),
      undefined,
      mustMap,
    )
    if (table.kind !== 'read' || table.read.rows.length + table.read.unread.length === 0)
      return setUpload({ at: 'choose', failure: 'empty' })
    if (table.read.rows.length > MAX_PAYMENTS)
      return setUpload({ at: 'choose', failure: 'too_many' })
    await check(table.read)
  }

  async function check(parsed: ParsedPayments) {
    setRead(parsed)
    setProblem(null)
    setUpload({ at: 'checking' })
    key.current = crypto.randomUUID()
    try {
      const rows = parsed.rows.length > 0 ? (await previewPayments([...parsed.rows])).rows : []
      setUpload({ at: 'preview', rows: joinRows(parsed, rows) })
    } catch (error) {
      setProblem(formatProblem(error))
      setUpload({ at: 'choose' })
    }
  }

  return {
    upload,
    step,
    problem,
    fileName: open?.fileName ?? '',
    hidden: read?.hidden ?? 0,
    unmapped: read?.unmapped ?? [],
    async choose(file) {
      setProblem(null)
      try {
        await openSheet({ fileName: file.name, sheets: await readWorkbook(file), answers: {} })
      } catch {
        setUpload({ at: 'choose', failure: 'unreadable' })
      }
    },
    mapAgain() {
      if (open) void openSheet(open, true)
    },
    async assign(numbers) {
      if (!read) return
      const rows = read.rows.map((row) => ({
        ...row,
        deal_number: numbers.get(row.row)?.trim() || row.deal_number,
      }))
      await check({ ...read, rows })
    },
    async confirm() {
      if (!read || upload.at !== 'preview') return
      setProblem(null)
      try {
        const { rows } = await importPayments([...read.rows], key.current)
        setUpload({ at: 'done', rows: joinRows(read, rows) })
        await refreshPaidDeals(queryClient)
      } catch (error) {
        setProblem(formatProblem(error))
      }
    },
    discard() {
      drop()
      setProblem(null)
      setRead(null)
      setOpen(null)
      setUpload({ at: 'choose' })
    },
  }
}

/** Joins rows with their outcomes, in the order of the sheet. */
function joinRows({ rows, unread }: ParsedPayments, results: readonly Evaluated[]) {
  const joined: PaymentPreviewRow[] = [
    ...rows.flatMap((sheet, i) => {
      const result = results[i]
      return result ? [{ sheet, result, unread: null }] : []
    }),
    ...unread.map((each) => ({ sheet: null, result: null, unread: each })),
  ]
  return joined.toSorted((a, b) => getRowNumber(a) - getRowNumber(b))
}

/** Returns the row's number in the sheet. */
export const getRowNumber = ({ sheet, unread }: PaymentPreviewRow): number =>
  sheet?.row ?? unread?.row ?? 0
