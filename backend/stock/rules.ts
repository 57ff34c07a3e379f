import type { Schemas } from '../call'
import type { Row } from '../db/tables'
import { convertQuantity, type Dimensions } from '@domain/timber'
import { fromLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'

type Lot = { status: Schemas['LotStatus']; location: string; pcs: number }
type Action = Schemas['LotAction']

/** True for a pack that left the stock without being sold. */
export const isRemoved = (status: Schemas['LotStatus']): boolean =>
  status === 'lost' || status === 'gone'

/** Returns the pieces that are in stock: a lost pack keeps the number that was received. */
export const getPresentPcs = ({ status, pcs }: Pick<Lot, 'status' | 'pcs'>): number =>
  isRemoved(status) ? 0 : pcs

/** The error code of a refused change. */
export type LotRefusal = 'not_found' | 'reserved' | 'unexpected'

/** The new state of a pack. */
export type ChangedLot = {
  status: Schemas['LotStatus']
  location: string
  kind: 'blocked' | 'released' | 'moved'
}

/**
 * Blocks, releases or moves a pack. A reserved pack can't change, because it is promised from its
 * location. Sold and removed packs are no longer stock.
 * @param location the target of a move
 */
export function changeLot(
  lot: Lot,
  action: Action,
  location: string | null,
): ChangedLot | LotRefusal {
  if (lot.status === 'sold' || isRemoved(lot.status)) return 'not_found'
  if (lot.status === 'reserved') return 'reserved'
  if (action === 'move')
    return location === null || location === lot.location
      ? 'unexpected'
      : { status: lot.status, location, kind: 'moved' }
  const status = action === 'block' ? 'blocked' : 'available'
  return status === lot.status
    ? 'unexpected'
    : { status, location: lot.location, kind: action === 'block' ? 'blocked' : 'released' }
}

/**
 * Returns the status of a pack after a recount. A pack without pieces is lost, or gone if it was
 * received by mistake. Pieces bring a removed pack back, blocked if it had a note. Reserved packs
 * can't change, so that stock never falls below what is promised.
 * @param removal why a pack without pieces leaves the stock; null for a preview
 */
export function getCorrectedStatus(
  { status, note }: Pick<Row<'lots'>, 'status' | 'note'>,
  pcs: number,
  removal: Schemas['LotRemoval'] | null,
): Schemas['LotStatus'] | 'not_found' | 'held' {
  if (status === 'sold' || (status === 'gone' && pcs === 0)) return 'not_found'
  if (status === 'reserved') return 'held'
  if (pcs === 0) return removal === 'lost' ? 'lost' : 'gone'
  if (!isRemoved(status)) return status
  return note === null ? 'available' : 'blocked'
}

type LotRow = Row<'lots'>
type PackState = Pick<LotRow, 'pcs' | 'litres' | 'location' | 'status' | 'note'>
type VersionedState = PackState & Pick<LotRow, 'version'>
/**
 * The state in which a sheet left a pack. Old sheets stored no content; their versions are
 * compared.
 */
type SheetState = Pick<LotRow, 'status' | 'version'> & { content: PackState | null }

/**
 * Returns the reason why a pack can't be restored, because a later change would be lost. Null if it
 * can.
 */
export function getUndoRefusal(
  sheetState: SheetState,
  now: VersionedState,
): Schemas['StockSheetRefusal'] | null {
  const refusal = isRemoved(now.status)
    ? 'gone'
    : now.status === 'reserved' || now.status === 'sold'
      ? now.status
      : null
  // Baskets and orders reserve a pack without raising its version.
  const isTaken = now.status !== sheetState.status && refusal !== null
  const isChanged = sheetState.content
    ? !hasSameContent(
        isTaken ? { ...sheetState.content, status: now.status } : sheetState.content,
        now,
      )
    : now.version !== sheetState.version
  if (isChanged) return 'changed_since'
  return now.status === sheetState.status ? null : (refusal ?? 'changed_since')
}

/** True if two states of a pack have the same content, whatever their versions. */
export const hasSameContent = (one: PackState, other: PackState): boolean =>
  (['pcs', 'litres', 'location', 'status', 'note'] as const).every(
    (name) => one[name] === other[name],
  )

/** Maximum number of packs that every user sees exactly. */
export const MAX_EXACT_PACKS = 5

export type Amount = {
  packs: number
  pcs: number
  litres: number
  /** Packs of this location in the viewer's basket, not counted in `packs`. */
  ownPacks?: number
}

const sumAmounts = (amounts: readonly Amount[]): Amount =>
  amounts.reduce(
    (sum, one) => ({
      packs: sum.packs + one.packs,
      pcs: sum.pcs + one.pcs,
      litres: sum.litres + one.litres,
    }),
    { packs: 0, pcs: 0, litres: 0 },
  )

type Shown = Schemas['ShownAmount']

/**
 * Returns the amounts of a product, in total and per location, as the user may see them. For more
 * than five packs, restricted users see only that there are more. Locations are bounded too,
 * because exact ones could be added up. Packs in the basket count as if they were available, so
 * that reserving reveals nothing.
 * @param ownPacks packs of the product in the viewer's basket
 */
export function toShownAmounts(
  places: readonly Amount[],
  seesAmounts: boolean,
  dimensions: Dimensions,
  ownPacks = 0,
): { all: Shown; places: Shown[] } {
  const all = { ...sumAmounts(places), ownPacks }
  const isHidden = !seesAmounts && all.packs + ownPacks > MAX_EXACT_PACKS
  const show = (amount: Amount) =>
    isHidden ? toBoundedAmount(amount) : toExactAmount(amount, dimensions)
  return { all: show(all), places: places.map(show) }
}

function toBoundedAmount({ packs, ownPacks = 0 }: Amount): Shown {
  const bounded = { pcs: null, volume_m3: null, length_lm: null }
  return packs + ownPacks > MAX_EXACT_PACKS
    ? { packs: Math.max(0, MAX_EXACT_PACKS - ownPacks), bound: 'more_than', ...bounded }
    : { packs: MAX_EXACT_PACKS, bound: 'at_most', ...bounded }
}

const toExactAmount = ({ packs, pcs, litres }: Amount, dimensions: Dimensions): Shown => ({
  packs,
  bound: 'exact',
  pcs,
  volume_m3: fromLitres(litres),
  length_lm: computeMetres(pcs, dimensions),
})

/** Returns the linear metres of pieces; null if the length is unknown. */
export const computeMetres = (pcs: number, dimensions: Dimensions): string | null =>
  convertQuantity(String(pcs), 'pcs', 'lm', dimensions)

/** Returns the pieces per length of a lot as the portal shows them. */
export const toLotTally = (tally: Row<'lots'>['tally']): Pick<Schemas['StockPack'], 'tally'> =>
  tally === null ? {} : { tally: [...parseJson(tally)] }

/** Columns of a lot that is not a listed pack, or whose pieces were counted again. */
export const NO_TALLY = { pack_number: null, tally: null } as const
