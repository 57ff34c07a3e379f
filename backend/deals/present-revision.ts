import type { OperationResult, StaffCall } from '../call'
import { fromLitres, toLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { presentRevisionHead } from '../documents/revision-list'
import { presentRecordHead } from '../documents/record-head'
import { findPersonRefs } from '../people/person-refs'
import { formatShare } from '../wood-lines/wood-figures'
import { loadDealWarnings } from './load-deal-warnings'
import { omitHiddenMargin } from './present-deal'
import type { PreparedDealLine } from './prepare-deal'
import type { StoredDeal } from './queries'
import { loadRevisionSubject } from './revision-subject'
import {
  findLoadErrorsOfDeal,
  rebaseRevision,
  REVISED_TERM_NAMES,
  reviseDeal,
  type RevisedDeal,
} from './revised-deal'
import {
  canReviseDeal,
  dealRevisionMachine,
  findClosedFields,
  isDealRevisable,
} from './rules/deal-revision-rules'
import { canSeeMargin } from './rules/permissions'
import {
  toServiceCharge,
  type DealField,
  type DealLine,
  type DealWarning,
  type FieldError,
  type Schemas,
} from './schema'

const REVISED_FIELDS: readonly DealField[] = [...REVISED_TERM_NAMES, 'lines']

/** Returns a revision with its differences, steps and conflicts for the user. */
export async function presentRevision(
  call: StaffCall,
  record: StoredDeal,
  row: Row<'deal_revisions'>,
): Promise<OperationResult<'getDealRevision'>> {
  const { db, person } = call
  const { deal } = record
  const isPending = row.status === 'open' || row.status === 'sent'
  const { terms, outdated } = isPending
    ? rebaseRevision(record, row)
    : { terms: parseJson(row.payload), outdated: [] }
  const revised = await reviseDeal(db, record, terms)
  const toPersonRef = await findPersonRefs(db, [
    row.created_by,
    row.updated_by,
    row.sent_by,
    row.closed_by,
  ])
  const canEdit =
    row.status === 'open' &&
    isDealRevisable(deal) &&
    canReviseDeal(person, { saleManagerId: deal.sale_manager_id })
  const closed = canEdit ? findClosedFields(record, terms.lines) : []
  const showsMargin = canSeeMargin(person, { saleManagerId: deal.sale_manager_id })
  const { lines: _, ...printed } = terms
  return {
    ...presentRecordHead(row, toPersonRef),
    ...presentRevisionHead(deal.order_confirmation_revision, row, toPersonRef),
    allowed_actions: [],
    deal_id: deal.id,
    number: deal.number,
    ...printed,
    lines: revised.lines.map((line) => presentRevisedLine(record, line, showsMargin)),
    planned: omitHiddenMargin(revised.planned, showsMargin),
    ...(isPending
      ? await evaluateRevision(call, record, row.status, revised, outdated)
      : { ...noEvaluation, differences: parseJson(row.differences ?? '[]') }),
    editable_fields: canEdit ? REVISED_FIELDS.filter((field) => !closed.includes(`/${field}`)) : [],
    closed_fields: closed,
  }
}

const noEvaluation = { needs_agreement: false, conflicts: [], transitions: [], warnings: [] }

type Evaluation = Pick<
  Schemas['DealRevisionPreview'],
  'differences' | 'needs_agreement' | 'conflicts' | 'transitions' | 'warnings'
>

/** Returns the differences, conflicts, steps and warnings of a pending revision. */
export async function evaluateRevision(
  call: StaffCall,
  record: StoredDeal,
  status: Row<'deal_revisions'>['status'],
  revised: RevisedDeal,
  outdated: readonly FieldError[],
): Promise<Evaluation> {
  const { db, person } = call
  const subject = await loadRevisionSubject(call, record, status, revised)
  const warnings = await loadDealWarnings(
    db,
    person,
    // Revised prices and rates are compared like those of an unconfirmed deal.
    { id: record.deal.id, status: 'order_confirmation', saleManagerId: subject.saleManagerId },
    revised.write,
    revised.lines.map(({ specification }) => specification),
  )
  return {
    differences: revised.differences,
    needs_agreement: subject.needsAgreement,
    conflicts: subject.isRevisable
      ? [...outdated, ...(await findLoadErrorsOfDeal(db, record, revised))]
      : [],
    transitions: dealRevisionMachine.getTransitions(person, subject) as Evaluation['transitions'],
    warnings: warnings.filter((warning) => concernsDifference(warning, revised.differences)),
  }
}

/** True if a warning is about a field that the revision changes. */
function concernsDifference(
  { pointer }: DealWarning,
  differences: RevisedDeal['differences'],
): boolean {
  const [, top = '', index] = pointer.split('/')
  return top === 'lines'
    ? differences.some(({ line, to }) => line === Number(index) + 1 && to !== null)
    : differences.some(({ field, line }) => line === null && field === top)
}

function presentRevisedLine(
  record: StoredDeal,
  { write, specification, product_name, figures }: PreparedDealLine,
  showsMargin: boolean,
): DealLine {
  const stored = record.lines.find(({ id }) => id === write.id)
  const service = stored && toServiceCharge(stored)
  const volume = toLitres(figures.volume_m3)
  return {
    ...write,
    specification,
    planned_purchase_price: showsMargin ? write.planned_purchase_price : null,
    product_name,
    volume_m3: fromLitres(volume),
    weight_kg: figures.weight_kg,
    amount: figures.amount ?? '0.00',
    ...(service && { service }),
    purchased_percent: formatShare(stored?.purchased_l ?? 0, volume),
    loaded_percent: formatShare(stored?.loaded_l ?? 0, volume),
    delivered_percent: formatShare(stored?.delivered_l ?? 0, volume),
  }
}
