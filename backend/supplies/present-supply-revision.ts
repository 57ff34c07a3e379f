import type { OperationResult, StaffCall } from '../call'
import { fromLitresOrNull, fromLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import { findCutWarnings } from '../allocations/fit-supply'
import { noAllocations } from '../allocations/write-allocations'
import { isPending, presentRevisionHead } from '../documents/revision-list'
import type { RevisionRow } from '../documents/revision-rows'
import { presentRecordHead } from '../documents/record-head'
import { findPersonRefs } from '../people/person-refs'
import { evaluateSupply } from './present-supply'
import type { StoredSupply } from './queries'
import {
  findLoadedLines,
  findLoadErrorsOfSupply,
  rebaseRevision,
  REVISED_TERM_NAMES,
  reviseSupply,
  type RevisedSupply,
} from './revised-supply'
import {
  canRecordMillAnswer,
  canReviseSupply,
  findClosedFields,
  isSupplyRevisable,
  needsMillAgreement,
  supplyRevisionMachine,
  type SupplyRevisionSubject,
} from './rules/supply-revision-rules'
import type { FieldError, Schemas, SupplyField, SupplyLine } from './schema'

const REVISED_FIELDS: readonly SupplyField[] = [...REVISED_TERM_NAMES, 'lines', 'price']

/** Returns a revision with its differences, steps and conflicts for the user. */
export async function presentSupplyRevision(
  call: StaffCall,
  record: StoredSupply,
  row: RevisionRow<'supply_revisions'>,
): Promise<OperationResult<'getSupplyRevision'>> {
  const { db, person } = call
  const { supply } = record
  const { terms, outdated } = isPending(row)
    ? rebaseRevision(record, row)
    : { terms: parseJson(row.payload), outdated: [] }
  const revised = await reviseSupply(db, record, terms)
  const toPersonRef = await findPersonRefs(db, [
    row.created_by,
    row.updated_by,
    row.sent_by,
    row.closed_by,
  ])
  const canEdit =
    row.status === 'open' && isSupplyRevisable(supply) && canReviseSupply(person, supply)
  const closed = canEdit
    ? findClosedFields({ lines: await findLoadedLines(db, record) }, terms.lines)
    : []
  const { lines: _, ...printed } = terms
  return {
    ...presentRecordHead(row, toPersonRef),
    ...presentRevisionHead(supply.order_revision, row, toPersonRef),
    allowed_actions: [],
    supply_id: supply.id,
    number: supply.number,
    ...printed,
    lines: revised.lines.map((line) => presentRevisedLine(record, line)),
    figures: revised.figures,
    ...(isPending(row)
      ? await evaluateRevision(call, record, row.status, revised, outdated)
      : {
          needs_agreement: false,
          conflicts: [],
          transitions: [],
          warnings: [],
          differences: parseJson(row.differences ?? '[]'),
        }),
    editable_fields: canEdit ? REVISED_FIELDS.filter((field) => !closed.includes(`/${field}`)) : [],
    closed_fields: closed,
  }
}

/** Loads the data that the steps of a revision check. */
export async function loadRevisionSubject(
  call: StaffCall,
  { supply }: StoredSupply,
  status: RevisionRow['status'],
  { write, lines, differences }: Omit<RevisedSupply, 'terms'>,
): Promise<{ subject: SupplyRevisionSubject; warnings: Schemas['SupplyWarning'][] }> {
  const sawmill = await call.db
    .selectFrom('sawmills')
    .selectAll()
    .where('id', '=', supply.sawmill_id)
    .executeTakeFirstOrThrow()
  const { subject, warnings } = evaluateSupply(call, {
    status: supply.status,
    write,
    lines,
    sawmill,
    allocated: noAllocations,
  })
  return {
    warnings,
    subject: {
      ...subject,
      status,
      purchase_manager_id: supply.purchase_manager_id,
      isRevisable: isSupplyRevisable(supply),
      needsAgreement: needsMillAgreement(differences),
      canBeRecorded: canRecordMillAnswer(differences),
      hasDifferences: differences.length > 0,
      isConfirmed: supply.status !== 'ordered',
    },
  }
}

/** Returns the differences, conflicts, steps and warnings of a pending revision. */
export async function evaluateRevision(
  call: StaffCall,
  record: StoredSupply,
  status: RevisionRow['status'],
  revised: RevisedSupply,
  outdated: readonly FieldError[],
): Promise<Omit<Schemas['SupplyRevisionPreview'], 'figures'>> {
  const { db, person } = call
  const { subject, warnings } = await loadRevisionSubject(call, record, status, revised)
  const usable = new Map(record.lines.map(({ id, usable_l }) => [id, usable_l]))
  const cuts = await findCutWarnings(
    call,
    record.supply.id,
    revised.lines.map(({ write, specification }) => ({
      ...write,
      usable_l: usable.get(write.id) ?? null,
      specification,
    })),
  )
  return {
    differences: revised.differences,
    needs_agreement: subject.needsAgreement,
    conflicts: subject.isRevisable
      ? [...outdated, ...(await findLoadErrorsOfSupply(db, record, revised))]
      : [],
    transitions: supplyRevisionMachine.getTransitions(
      person,
      subject,
    ) as Schemas['SupplyRevisionPreview']['transitions'],
    warnings: [...warnings, ...cuts],
  }
}

function presentRevisedLine(
  record: StoredSupply,
  { write, specification, product_name, figures }: RevisedSupply['lines'][number],
): SupplyLine {
  const stored = record.lines.find(({ id }) => id === write.id)
  return {
    ...write,
    specification,
    ...figures,
    product_name,
    amount: figures.amount ?? '0.00',
    accepted_m3: fromLitresOrNull(stored?.accepted_l ?? null),
    loaded_m3: fromLitres(stored?.loaded_l ?? 0),
  }
}
