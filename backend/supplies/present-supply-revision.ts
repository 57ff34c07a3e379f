import { findCutWarnings } from '../allocations/fit-supply'
import { NO_ALLOCATIONS } from '../allocations/release-supply'
import type { PersonCall } from '../call'
import { fromLitresOrNull, fromLitres } from '../db/decimal-columns'
import { toLinesToFit } from './prepare-supply'
import { evaluateSupply } from './present-supply'
import type { StoredSupply } from './queries'
import type { RevisedSupply, SupplyRevisionTypes } from './revised-supply'
import type { SupplyLine, SupplyWarning } from './schema'

async function evaluateRevised(
  call: PersonCall,
  { supply }: StoredSupply,
  { write, lines }: RevisedSupply,
) {
  const sawmill = await call.db
    .selectFrom('sawmills')
    .selectAll()
    .where('id', '=', supply.sawmill_id)
    .executeTakeFirstOrThrow()
  const { status } = supply
  return evaluateSupply(call, {
    status,
    write,
    lines,
    sawmill,
    allocated: NO_ALLOCATIONS,
    openReports: [],
  })
}

/** Loads the data that the transitions of a revision check. */
export const loadRevisionSubject = async (
  call: PersonCall,
  record: StoredSupply,
  revised: RevisedSupply,
): Promise<SupplyRevisionTypes['subject']> => ({
  ...(await evaluateRevised(call, record, revised)).subject,
  purchase_manager_id: record.supply.purchase_manager_id,
  isConfirmed: record.supply.status !== 'ordered',
})

/** Returns the warnings of a revised supply, with the allocations that it cuts. */
export async function findRevisionWarnings(
  call: PersonCall,
  record: StoredSupply,
  revised: RevisedSupply,
): Promise<SupplyWarning[]> {
  const { warnings } = await evaluateRevised(call, record, revised)
  const cuts = await findCutWarnings(call, record.supply.id, toLinesToFit(revised, record.lines))
  return [...warnings, ...cuts]
}

export function presentRevisedLine(
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
