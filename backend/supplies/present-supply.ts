import { findDailyRate } from '../exchange-rates/daily-rates'
import { findDailyRateWarnings } from '../exchange-rates/daily-rate-warnings'
import {
  summarizeSupplyAllocations,
  type SupplyAllocationSummary,
} from '../allocations/release-supply'
import { getBusinessDay, toBusinessDay } from '../business-day'
import type { Handler, Schemas, PersonCall } from '../call'
import { fromLitresOrNull } from '../db/decimal-columns'
import { findOpenReports } from '../inspections/inspections'
import { findLitresAtMill } from '../loaded-supplies/find-supply-progress'
import { presentDocumentHead } from '../records/record-head'
import { getRecordActions } from '../records/record-policy'
import { getCertificateState } from '../partners/certificate-state'
import { findOpenRevisionRef } from '../documents/revision-rows'
import { createPersonLookup } from '../people/person-refs'
import { sumSupplyFigures, type SupplyLineAmounts, getSupplyLateDays } from './supply-figures'
import { type StoredSupply, requireSupply } from './queries'
import { canWorkOnSupplies, supplyPolicy, supplyFields } from './policy'
import { canReviseSupply, isSupplyRevisable } from './rules/supply-revision-rules'
import { supplyStateMachine, type SupplyTransitionSubject } from './rules/supply-state-machine'
import {
  toSupplyWrite,
  toSupplyTerms,
  type Supply,
  type SupplyStatus,
  type SupplyWarning,
  type SupplyWrite,
} from './schema'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { presentLinesWithFigures } from './present-lines'
import { findSupplyWarnings, isClosedSupply } from './rules/supply-warnings'

/** Presents a supply with the caller's permissions. */
export async function presentSupply(
  call: Pick<PersonCall, 'db' | 'person' | 'clock' | 'timeZone'>,
  record: StoredSupply,
): Promise<Supply> {
  const { db, person } = call
  const { supply } = record
  const sawmill = await db
    .selectFrom('sawmills')
    .selectAll()
    .where('id', '=', supply.sawmill_id)
    .executeTakeFirstOrThrow()
  const toPersonRef = await createPersonLookup(db, [
    supply.created_by,
    supply.updated_by,
    supply.purchase_manager_id,
  ])
  const lines = presentLinesWithFigures(record)
  const { subject, warnings } = evaluateSupply(call, {
    status: supply.status,
    write: toSupplyWrite(record),
    lines,
    sawmill,
    allocated: await summarizeSupplyAllocations(db, supply),
    openReports: await findReportsToComplete(db, supply),
  })
  const today = getBusinessDay(call)
  const openRevision = await findOpenRevisionRef(db, 'supply_revisions', supply.id)
  return {
    ...presentDocumentHead(supply, toPersonRef),
    status: supply.status,
    sawmill: {
      id: sawmill.id,
      name: sawmill.name,
      country: sawmill.country,
      approval: sawmill.approval,
      certificate_state: getCertificateState(sawmill.certificate_expires, today),
    },
    purchase_manager: toPersonRef(supply.purchase_manager_id),
    ...toSupplyTerms(supply),
    lines: lines.map(({ shown }) => shown),
    figures: sumSupplyFigures(
      supply,
      lines.map(({ figures }) => figures),
    ),
    at_mill_m3: fromLitresOrNull(await findLitresAtMill(db, supply)),
    late_days: getSupplyLateDays(supply, today),
    order_revision: supply.order_revision,
    open_revision: openRevision,
    cancel_reason: supply.cancel_reason,
    allowed_actions: [
      ...getRecordActions(supplyPolicy, person, supply),
      ...(!openRevision && isSupplyRevisable(supply) && canReviseSupply(person, supply)
        ? (['revise'] as const)
        : []),
    ],
    editable_fields: canWorkOnSupplies(person) ? supplyFields.getEditableFields(supply.status) : [],
    transitions: supplyStateMachine.getTransitions(person, subject),
    warnings: [
      ...(await loadSupplyRateWarnings(call, {
        ...supply,
        day: toBusinessDay(supply.created_at, call.timeZone),
      })),
      ...warnings,
    ],
  }
}

/**
 * Compares a supply's exchange rate with the rate of the day on which it was created; none once it
 * is closed.
 */
export async function loadSupplyRateWarnings(
  { db }: Pick<PersonCall, 'db'>,
  {
    status,
    day,
    ...rate
  }: Pick<SupplyWrite, 'currency' | 'exchange_rate'> & { status: SupplyStatus; day: string },
): Promise<SupplyWarning[]> {
  if (isClosedSupply(status)) return []
  return findDailyRateWarnings(rate, await findDailyRate(db, rate.currency, day))
}

export const getSupply: Handler<'getSupply'> = async (call) =>
  presentSupply(call, await requireSupply(call.db, call.path.id))

type EvaluatedSupply = {
  status: SupplyStatus
  write: SupplyWrite
  lines: readonly {
    write: SupplyWrite['lines'][number]
    specification: Schemas['Specification']
    figures: SupplyLineAmounts
  }[]
  sawmill: Row<'sawmills'>
  allocated: SupplyAllocationSummary
  openReports: readonly string[]
  agreedRelease?: Schemas['ReleasedAllocations'] | null | undefined
}

/** Returns the numbers of the open reports that a completion of the supply has to mind. */
export const findReportsToComplete = async (
  db: Db,
  { id, status }: Pick<Row<'supplies'>, 'id' | 'status'>,
): Promise<string[]> => (status === 'shipped' ? findOpenReports(db, 'supply_id', id) : [])

/** Computes the data for transitions, and the warnings, of a stored or previewed supply. */
export function evaluateSupply(
  call: Pick<PersonCall, 'clock' | 'timeZone'>,
  { status, write, lines, sawmill, allocated, openReports, agreedRelease = null }: EvaluatedSupply,
): {
  subject: SupplyTransitionSubject
  warnings: SupplyWarning[]
} {
  const supply = {
    ...write,
    lines: lines.map(({ write: line, specification, figures }) => ({
      ...line,
      specification,
      ...figures,
    })),
  }
  const { name, approval, certificate_scheme: scheme, certificate_expires: expires } = sawmill
  return {
    subject: {
      status,
      supply,
      sawmill: { name, approval },
      allocated,
      openReports,
      agreedRelease,
    },
    warnings: findSupplyWarnings({
      status,
      supply,
      sawmill: {
        name,
        species: parseJson(sawmill.species),
        profiles: parseJson(sawmill.profiles),
        certificate: scheme && expires ? { scheme, expires } : null,
      },
      today: getBusinessDay(call),
    }),
  }
}
