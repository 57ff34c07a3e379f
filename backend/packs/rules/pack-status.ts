import type { Schemas } from '../../call'
import type { Row } from '../../db/tables'
import type { Actor } from '../../people/roles'
import { canReviseSupply } from '../../supplies/rules/supply-revision-rules'

type PackState = Pick<Row<'packs'>, 'status' | 'lot_id' | 'load_id'>

/** Statuses of a supply whose packs are listed, corrected, split and merged. */
const LISTING_STATUSES: readonly Schemas['SupplyStatus'][] = [
  'confirmed',
  'in_production',
  'ready',
  'loading',
]

export const isListingOpen = ({ status }: { status: Schemas['SupplyStatus'] }): boolean =>
  LISTING_STATUSES.includes(status)

/** True for the supply's purchase manager and global roles. */
export const canWritePacks = (
  person: Actor,
  supply: Pick<Row<'supplies'>, 'purchase_manager_id'>,
): boolean => canReviseSupply(person, supply)

/** True if the pack is at the mill and on no cargo's list, so that its content can change. */
export const isPackOpen = ({ status, lot_id, load_id }: PackState): boolean =>
  (status === 'listed' || status === 'accepted' || status === 'rejected') &&
  lot_id === null &&
  load_id === null

type JudgedPack = Pick<Row<'packs'>, 'verdict' | 'tally' | 'supply_line_id'>

/** True if the pack has no verdict, so that it can be taken off the mill's list. */
export const isPackRemovable = (pack: PackState & Pick<JudgedPack, 'verdict'>): boolean =>
  isPackOpen(pack) && pack.verdict === null

/**
 * True if a pack was accepted with other pieces, or as another wood, than it has now. A rejected
 * pack stays rejected until a report accepts it.
 */
export const isVerdictVoid = (
  { verdict, ...before }: JudgedPack,
  after: Omit<JudgedPack, 'verdict'>,
): boolean =>
  verdict === 'accepted' &&
  (before.tally !== after.tally || before.supply_line_id !== after.supply_line_id)
