import { pick } from '../db/rows'
import type { Db } from '../db/tables'
import type { StoredConfirmation } from '../db/tables/stored-confirmation'
import { toLitres } from '../db/decimal-columns'
import { createTermsReader } from '../documents/revised-document'
import type { Revised } from '../documents/revision-kind'
import type { RevisionSubject } from '../documents/revisions'
import { planOrderPacks } from '../order-changes/plan-packs'
import { findDealInvoices, findInvoicedLines, listChargingInvoices } from '../invoices/queries'
import { findInvoicedDiscountErrors } from '../invoices/rules/invoice-lines'
import { findInvoicedChargeErrors, findInvoicedCharges } from '../invoices/rules/open-charges'
import { findLineLoads } from '../wood-lines/line-loads'
import type { DealFiguresWithMargin, DealLineAmounts } from './deal-figures'
import type { LoggedDeal } from './policy'
import type { PreparedDeal } from './prepare-deal'
import type { StoredDeal } from './queries'
import {
  findClosedFields,
  findLoadErrors,
  type DealRevisionSubject,
} from './rules/deal-revision-rules'
import { findFieldsClosedByOrder, findOrderedErrors } from './rules/ordered-deal-rules'
import type { Schemas } from '../call'
import type { FieldError } from '../problems/problem'
import {
  toDealWrite,
  type DealField,
  type DealFigures,
  type DealLine,
  type DealLineWrite,
  type DealWarning,
  type DealWrite,
} from './schema'

export type DealRevisionTypes = {
  table: 'deal_revisions'
  record: StoredDeal
  write: DealWrite
  amounts: DealLineAmounts
  figures: DealFiguresWithMargin
  prepared: PreparedDeal
  logged: LoggedDeal
  paper: StoredConfirmation
  need: Schemas['DealRevisionNeed']
  subject: Omit<DealRevisionSubject, keyof RevisionSubject | 'hasDifferences'>
  field: DealField
  warning: DealWarning
  shownFigures: { planned: DealFigures }
  shown: {
    deal_id: string
    lines: DealLine[]
    can_add_lines: boolean
    answer_days: Schemas['AnswerDays'] | null
  }
}

export type RevisedDeal = Revised<DealRevisionTypes>

/** Terms of a deal that a revision can change, beside its lines. */
export const REVISED_TERM_NAMES = [
  'customer_reference',
  'payment_terms',
  'exchange_rate',
  'incoterms',
  'delivery_week_from',
  'delivery_week_to',
  'transport',
  'destination',
  'port_of_discharge',
  'tolerance_percent',
  'client_notes',
  'charges',
] as const satisfies readonly Exclude<keyof Schemas['DealRevisionWrite'], 'lines'>[]

export const REVISED_LINE_NAMES = [
  'id',
  'product_id',
  'specification',
  'quantity',
  'unit',
  'price',
  'price_unit',
  'certification',
  'remark',
  'discount',
] as const satisfies readonly (keyof Schemas['DealRevisionLineWrite'])[]

export const toRevisedDealTerms = createTermsReader(REVISED_TERM_NAMES, REVISED_LINE_NAMES)

export const toRevisedDealLine = (
  before: DealLineWrite | undefined,
  line: Schemas['DealRevisionLineWrite'],
): DealLineWrite => ({
  ...pick(line, REVISED_LINE_NAMES),
  planned_purchase_price: before?.planned_purchase_price ?? null,
})

/**
 * Returns an error for each change of what is loaded or invoiced, and of what the client ordered on
 * the portal.
 */
export async function findLoadErrorsOfDeal(
  db: Db,
  record: StoredDeal,
  { write, lines }: Pick<RevisedDeal, 'write' | 'lines'>,
): Promise<FieldError[]> {
  const findLoads = await findLineLoads(db, 'deal_id', record.deal.id)
  const before = toDealWrite(record)
  const revisedLines = lines.map((line) => ({
    ...line.write,
    volume_l: toLitres(line.figures.volume_m3),
  }))
  const loadErrors = findLoadErrors(
    {
      ...before,
      lines: before.lines.map((line, i) => ({
        ...line,
        loaded_l: record.lines[i]?.loaded_l ?? 0,
        volume_l: record.lines[i]?.volume_l ?? 0,
        ...findLoads(line.id),
      })),
    },
    { ...write, lines: revisedLines },
  )
  const invoices = await findDealInvoices(db, record.deal.id)
  const loaded = new Set(loadErrors.map(({ pointer }) => pointer))
  const errors = [
    ...loadErrors,
    ...findInvoicedChargeErrors(before.charges, write.charges, listChargingInvoices(invoices)),
    ...findInvoicedDiscountErrors(
      before.lines.map((line, i) => ({ ...line, volume_l: record.lines[i]?.volume_l ?? 0 })),
      revisedLines,
      findInvoicedLines(invoices),
    ).filter(({ pointer }) => !loaded.has(pointer)),
  ]
  if (record.deal.portal_order_id === null) return errors
  const ordered = [
    ...findOrderedErrors(before, write),
    ...(await planOrderPacks(db, record, write.lines)).errors,
  ]
  const known = new Set(errors.map(({ pointer }) => pointer))
  return [...errors, ...ordered.filter(({ pointer }) => !known.has(pointer))]
}

/**
 * Returns JSON pointers of the closed parts of a revision: what is loaded or invoiced, and what the
 * client ordered on the portal.
 */
export async function findClosedFieldsOfDeal(
  db: Db,
  record: StoredDeal,
  { lines, charges }: Pick<Schemas['DealRevisionWrite'], 'lines' | 'charges'>,
): Promise<string[]> {
  const invoices = listChargingInvoices(await findDealInvoices(db, record.deal.id))
  const invoiced = findInvoicedCharges(toDealWrite(record).charges, charges, invoices)
  return [
    ...new Set([
      ...findClosedFields(record, lines),
      ...(record.deal.portal_order_id === null ? [] : findFieldsClosedByOrder(lines)),
      ...invoiced.map((at) => `/charges/${at}`),
    ]),
  ]
}
