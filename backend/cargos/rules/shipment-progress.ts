import type { Schemas } from '../contract'

/** How much of a line there is to load, and how far what cargo has of it has come; litres. */
export type LineProgress = {
  /** Of a deal what was sold, of a supply what lies ready and is accepted. */
  total: number
  /** In any cargo, planned or further. */
  claimed: number
  loaded: number
  departed: number
  delivered: number
}

type ShipmentProgress = {
  lines: readonly LineProgress[]
  /** By how many per cent what is loaded of a line may be less than the whole. */
  tolerancePercent: number
  /** Whether what lacks was given up, so that nothing waits for it. */
  isRestClosed?: boolean
}

const sumProgress = (lines: readonly LineProgress[], of: keyof LineProgress): number =>
  lines.reduce((sum, line) => sum + line[of], 0)

/** Whether all of it is loaded, within the tolerance, and no cargo with it waits. */
const isFullyLoaded = ({
  lines,
  tolerancePercent,
  isRestClosed = false,
}: ShipmentProgress): boolean =>
  isRestClosed ||
  lines.every(({ total, loaded }) => loaded * 100 >= total * (100 - tolerancePercent))

const DEAL_STATUS_PATH: readonly Schemas['DealStatus'][] = [
  'confirmed',
  'loading',
  'shipped',
  'delivered',
]
const SUPPLY_STATUS_PATH: readonly Schemas['SupplyStatus'][] = ['ready', 'loading', 'shipped']

/** How far a deal has come by its cargo: the steps that lead there from its status, none where it is there. */
export const getNextDealStatuses = (
  status: Schemas['DealStatus'],
  deal: ShipmentProgress,
): Schemas['DealStatus'][] => getStatusesToStage(DEAL_STATUS_PATH, status, computeStage(deal))

/** The same of a supply, which nobody delivers. */
export const getNextSupplyStatuses = (
  status: Schemas['SupplyStatus'],
  supply: ShipmentProgress,
): Schemas['SupplyStatus'][] =>
  getStatusesToStage(
    SUPPLY_STATUS_PATH,
    status,
    Math.min(computeStage(supply), SUPPLY_STATUS_PATH.length - 1),
  )

/** 0 nothing is loaded, 1 some is, 2 all has left, 3 all is delivered. */
function computeStage(following: ShipmentProgress): number {
  const { lines } = following
  const [claimed, loaded, departed, delivered] = (
    ['claimed', 'loaded', 'departed', 'delivered'] as const
  ).map((of) => sumProgress(lines, of))
  if (!loaded) return 0
  if (!isFullyLoaded(following) || departed !== claimed) return 1
  return delivered === claimed ? 3 : 2
}

/** Step by step. Back it goes only while nothing has left: from loading to what was before. */
function getStatusesToStage<Status>(
  way: readonly Status[],
  status: Status,
  stage: number,
): Status[] {
  const now = way.indexOf(status)
  if (now === -1) return []
  if (stage > now) return way.slice(now + 1, stage + 1)
  return now === 1 && stage === 0 ? way.slice(0, 1) : []
}
