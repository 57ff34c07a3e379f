import type { Schemas } from '../../call'

/** Statuses of deals and supplies whose wood may be loaded. */
export const LOADABLE_DEAL_STATUSES: readonly Schemas['DealStatus'][] = [
  'confirmed',
  'loading',
  'shipped',
]
export const LOADABLE_SUPPLY_STATUSES: readonly Schemas['SupplyStatus'][] = [
  'ready',
  'loading',
  'shipped',
]

/** A deal and the supply whose wood it loads. */
type LoadedPair = {
  stockPlace: string | null
  deal: { number: string; status: Schemas['DealStatus'] }
  supply: { number: string; status: Schemas['SupplyStatus'] }
}

/**
 * Returns the number of the deal or supply whose status forbids loading; null if both are open.
 * Wood in the yard does not depend on its supply.
 */
export function findClosedDocument({ deal, supply, stockPlace }: LoadedPair): string | null {
  if (stockPlace === null && !LOADABLE_SUPPLY_STATUSES.includes(supply.status)) return supply.number
  return LOADABLE_DEAL_STATUSES.includes(deal.status) ? null : deal.number
}

/**
 * Returns the number of the deal or supply for which a cargo can't take its next transition; null
 * if there is none. Sealed wood is loaded already, so only a canceled deal stops it: its supply may
 * be completed.
 */
export const findBlockingDocument = (
  cargoStatus: Schemas['CargoStatus'],
  pair: LoadedPair,
): string | null =>
  cargoStatus !== 'sealed'
    ? findClosedDocument(pair)
    : pair.deal.status === 'canceled'
      ? pair.deal.number
      : null

/** Cargo progress of a line, in litres. */
export type LineProgress = {
  /** Sold litres of a deal line; ready litres of a supply line that were not rejected. */
  total: number
  /** In any cargo, planned or later. */
  claimed: number
  loaded: number
  departed: number
  delivered: number
}

type LoadingProgress = {
  lines: readonly Pick<LineProgress, 'total' | 'loaded'>[]
  /** Percentage by which the loaded litres of a line may fall short. */
  tolerancePercent: number
  /** True if the shortfall was closed, so that the deal no longer waits for it. */
  isRestClosed?: boolean
}

type ShipmentProgress = LoadingProgress & { lines: readonly LineProgress[] }

/** Progress of a supply: the cargo loaded at the mill, and the wood that the yard received. */
export type SupplyProgress = Omit<LoadingProgress, 'lines'> & {
  lines: readonly (LineProgress & { received: number })[]
}

const sumProgress = (lines: readonly LineProgress[], stage: keyof LineProgress): number =>
  lines.reduce((sum, line) => sum + line[stage], 0)

/** True if every line is loaded within the tolerance, or the rest is closed. */
export const isFullyLoaded = ({
  lines,
  tolerancePercent,
  isRestClosed = false,
}: LoadingProgress): boolean =>
  isRestClosed ||
  lines.every(({ total, loaded }) => loaded * 100 >= total * (100 - tolerancePercent))

const DEAL_STATUS_PATH: readonly Schemas['DealStatus'][] = [
  'confirmed',
  'loading',
  'shipped',
  'delivered',
]
const SUPPLY_STATUS_PATH: readonly Schemas['SupplyStatus'][] = ['ready', 'loading', 'shipped']

/** Returns the statuses that lead a deal to its cargo's stage; empty if it is there. */
export const getNextDealStatuses = (
  status: Schemas['DealStatus'],
  deal: ShipmentProgress,
): Schemas['DealStatus'][] => getStatusesToStage(DEAL_STATUS_PATH, status, computeStage(deal))

/**
 * Returns the statuses that lead a supply to the stage of its wood. Supplies end at shipped, and
 * return from there if wood is at the mill again.
 */
export function getNextSupplyStatuses(
  status: Schemas['SupplyStatus'],
  supply: SupplyProgress,
): Schemas['SupplyStatus'][] {
  const left = toLeftProgress(supply)
  const hasLoads = sumProgress(supply.lines, 'loaded') > 0
  const stage = Math.min(computeStage(left), SUPPLY_STATUS_PATH.length - 1)
  // Receipts alone do not count as loading: the supply is ready until all of its wood has left.
  const ownStage = stage === 1 && !hasLoads ? 0 : stage
  if (status === 'shipped' && !isFullyLoaded(left)) return hasLoads ? ['loading'] : ['ready']
  return getStatusesToStage(SUPPLY_STATUS_PATH, status, ownStage)
}

/**
 * Returns the litres that still have to leave the mill; 0 if all lines are within the tolerance and
 * no planned cargo waits for the rest.
 */
export function computeLitresAtMill(supply: SupplyProgress): number {
  const left = toLeftProgress(supply)
  const isAllLoaded =
    isFullyLoaded(left) && sumProgress(left.lines, 'claimed') === sumProgress(left.lines, 'loaded')
  return isAllLoaded
    ? 0
    : left.lines.reduce((sum, { total, loaded }) => sum + Math.max(0, total - loaded), 0)
}

/** Adds the received wood to the cargo: it has left the mill. */
const toLeftProgress = ({ lines, ...supply }: SupplyProgress): ShipmentProgress => ({
  ...supply,
  lines: lines.map(({ received, total, claimed, loaded, departed, delivered }) => ({
    total,
    claimed: claimed + received,
    loaded: loaded + received,
    departed: departed + received,
    delivered: delivered + received,
  })),
})

/** Returns 0 if nothing is loaded, 1 if some is, 2 if all has departed, 3 if all is delivered. */
function computeStage(progress: ShipmentProgress): number {
  const { lines } = progress
  const [claimed, loaded, departed, delivered] = (
    ['claimed', 'loaded', 'departed', 'delivered'] as const
  ).map((stage) => sumProgress(lines, stage))
  if (!loaded) return 0
  if (!isFullyLoaded(progress) || departed !== claimed) return 1
  return delivered === claimed ? 3 : 2
}

/**
 * Returns each status up to the stage. The only way back is from loading, while nothing is loaded.
 */
function getStatusesToStage<Status>(
  path: readonly Status[],
  status: Status,
  stage: number,
): Status[] {
  const now = path.indexOf(status)
  if (now === -1) return []
  if (stage > now) return path.slice(now + 1, stage + 1)
  return now === 1 && stage === 0 ? path.slice(0, 1) : []
}
