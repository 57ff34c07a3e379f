import { getBusinessDay } from '../business-day'
import type { Handler } from '../call'
import type { Row } from '../db/tables'
import { getCertificateState } from '../partners/certificate-state'
import { requireSupply, type StoredSupply } from '../supplies/queries'
import { toSupplyTerms } from '../supplies/schema'
import { findProducts } from '../wood-lines/wood-rows'
import { applyDifferences, findDifferences } from './compare-prices'
import { findCopyManager } from './copy-manager'
import { copyLines, createNote, type CopyNote } from './copy-lines'
import { findSupplyPrices } from './today-prices'

/** Composes a new supply from an earlier one. */
export const getSupplyCopy: Handler<'getSupplyCopy'> = async (call) => {
  const { db, person, path, query } = call
  const source = await requireSupply(db, path.id)
  const { supply, lines: rows } = source
  const sawmill = await db
    .selectFrom('sawmills')
    .selectAll()
    .where('id', '=', supply.sawmill_id)
    .executeTakeFirstOrThrow()
  const manager = await findCopyManager(db, person, 'purchase_manager', supply.purchase_manager_id)
  const { lines, notes } = copyLines(rows, await findProducts(db, rows, []))
  const differences = findDifferences(
    lines,
    await findSupplyPrices(call, supply, lines),
    supply.currency,
  )
  return {
    source: { id: supply.id, number: supply.number },
    supply: {
      sawmill_id: sawmill.id,
      sawmill_name: sawmill.name,
      purchase_manager_id: manager.id,
      ...toSupplyTerms(supply),
      exchange_rate: null,
      ready_week: null,
      deposit: null,
      due_diligence_reference: null,
      verification_number: null,
      harvest_countries: [],
      notes: null,
      lines: query.prices === 'today' ? applyDifferences(lines, differences) : lines,
    },
    differences,
    notes: [...findSawmillNotes(sawmill, source, getBusinessDay(call)), ...manager.notes, ...notes],
  }
}

function findSawmillNotes(
  { name, approval, certificate_expires: expires }: Row<'sawmills'>,
  { supply, lines }: StoredSupply,
  today: string,
): CopyNote[] {
  const hasClaim =
    supply.certificate_claim !== 'none' ||
    lines.some(({ certification }) => certification !== 'none')
  return [
    ...(approval === 'approved' ? [] : [createNote('sawmill_not_approved', { name })]),
    ...(hasClaim && getCertificateState(expires, today) === 'expired'
      ? [createNote('certificate_expired', { name, date: expires })]
      : []),
  ]
}
