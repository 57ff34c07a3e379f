import { parseWoodLine, type WoodLine } from '../cover/cover-lines'
import {
  packsToLitres,
  allocatePacks,
  type WoodAmount,
} from '../allocations/rules/available-amount'
import type { CargoStatus } from '../cargos/schema'
import { computeLoadableAmount } from '../cargos/rules/compute-load'
import type { Db, Row } from '../db/tables'
import type { Random } from './random'
import { groupBy } from '../db/rows'

/** Wood that a seeded deal has of a supply. */
export type SeededPart = {
  part: Row<'allocations'>
  deal: Row<'deals'>
  supply: Row<'supplies'>
  supplyLine: WoodLine<Row<'supply_lines'>>
  dealLine: WoodLine<Row<'deal_lines'>>
}
export type PlannedLoad = SeededPart & { loadAmount: WoodAmount }
/** A cargo to create: its status and its loads. */
export type PlannedCargo = {
  kind: 'container' | 'truck'
  status: CargoStatus
  loads: PlannedLoad[]
}

/** Capacity of a road train and a high cube, with some room for rounding up to whole packs. */
const SIZES = {
  truck: { kg: 23_900, litres: 88_000 },
  container: { kg: 26_400, litres: 75_000 },
} as const
/** Remaining payload in kg below which a cargo counts as full. */
const MIN_REMAINING_KG = 1_500

/** Plans cargo in whole packs for the loaded parts of deals, and for some of the ready wood. */
export async function planCargos(db: Db, random: Random): Promise<PlannedCargo[]> {
  const byDeal = groupBy(await loadParts(db), ({ deal }) => deal.id)
  const cargos: PlannedCargo[] = []
  let open: PlannedCargo | undefined
  for (const all of byDeal.values()) {
    const parts = pickReadyParts(all)
    const [first] = parts
    if (!first) continue
    const kind = first.deal.transport_kind
    // Leftovers of a deal sometimes share a cargo with the next deal's.
    const isShared =
      open?.kind === kind &&
      first.deal.status === 'completed' &&
      open.status === 'closed' &&
      random.chance(0.4)
    const filledCargos = fillCargos(random, kind, parts, isShared ? open : undefined)
    filledCargos.forEach((cargo, i) => {
      cargo.status = drawStatus(random, first.deal.status, i === 0)
    })
    cargos.push(...filledCargos)
    open = filledCargos.at(-1)
  }
  return [...cargos, ...createEmptyCargos()]
}

/** Returns the parts from supplies that have started to deliver, or all parts if none has. */
function pickReadyParts(parts: readonly SeededPart[]): readonly SeededPart[] {
  const startedParts = parts.filter(
    ({ deal, supply }) => deal.status !== 'loading' || supply.status !== 'ready',
  )
  return startedParts.length > 0 ? startedParts : parts
}

/** Loads allocations of deals in loading or later, and ready allocations of confirmed deals. */
async function loadParts(db: Db): Promise<SeededPart[]> {
  const deals = new Map(
    (
      await db
        .selectFrom('deals')
        .selectAll()
        .where('purchased_l', '>', 0)
        .orderBy('number_key')
        .execute()
    ).map((deal) => [deal.id, deal]),
  )
  const parts = groupBy(
    await db.selectFrom('allocations').selectAll().orderBy('place').orderBy('id').execute(),
    ({ deal_id }) => deal_id,
  )
  const supplies = new Map(
    (await db.selectFrom('supplies').selectAll().execute()).map((supply) => [supply.id, supply]),
  )
  const supplyLines = new Map(
    (await db.selectFrom('supply_lines').selectAll().execute()).map((line) => [
      line.id,
      parseWoodLine(line),
    ]),
  )
  const dealLines = new Map(
    (await db.selectFrom('deal_lines').selectAll().where('purchased_l', '>', 0).execute()).map(
      (line) => [line.id, parseWoodLine(line)],
    ),
  )
  return [...deals.values()].flatMap((deal) =>
    (parts.get(deal.id) ?? []).flatMap((part): SeededPart[] => {
      const [supply, supplyLine, dealLine] = [
        supplies.get(part.supply_id),
        supplyLines.get(part.supply_line_id),
        dealLines.get(part.deal_line_id),
      ]
      const isReady = deal.status !== 'confirmed' || supply?.status === 'ready'
      return supply && supplyLine && dealLine && isReady
        ? [{ part, deal, supply, supplyLine, dealLine }]
        : []
    }),
  )
}

/**
 * Puts packs into one cargo after another.
 * @param open cargo that has room left
 */
function fillCargos(
  random: Random,
  kind: PlannedCargo['kind'],
  parts: readonly SeededPart[],
  open: PlannedCargo | undefined,
): PlannedCargo[] {
  const cargos: PlannedCargo[] = []
  let current = open
  for (const [i, part] of parts.entries()) {
    const { specification } = part.supplyLine
    const packLitres = packsToLitres(1, specification) ?? 0
    let free = computeLoadablePart(part)
    let packCount =
      packLitres === 0 ? 0 : Math.min(drawPacks(random, part, i === 0), free.packs ?? 0)
    while (packCount > 0) {
      current ??= addCargo(cargos, kind)
      const packs = Math.min(
        packCount,
        countPacksThatFit(current, packLitres, specification.density_kg_m3),
      )
      const loadAmount = packs === 0 ? null : allocatePacks(packs, free, specification)
      if (!loadAmount || loadAmount.litres > free.litres) {
        if (packs > 0 || current.loads.length === 0) break
        current = undefined
        continue
      }
      current.loads.push({ ...part, loadAmount })
      free = { litres: free.litres - loadAmount.litres, packs: (free.packs ?? 0) - packs }
      packCount -= packs
      if (computeFreeRoom(current).kg < MIN_REMAINING_KG) current = undefined
    }
  }
  return cargos
}

/**
 * Computes the ready and accepted amount of a part. Each line of a seeded supply belongs to one
 * deal.
 */
function computeLoadablePart({ part, supplyLine }: SeededPart): WoodAmount {
  const ready = computeLoadableAmount(supplyLine)
  if (ready.litres >= part.litres && part.packs !== null)
    return { litres: part.litres, packs: part.packs }
  const litres = Math.min(ready.litres, part.litres)
  const packs = countWholePacks(litres, supplyLine)
  return { litres: Math.min(litres, packsToLitres(packs, supplyLine.specification) ?? 0), packs }
}

const countWholePacks = (litres: number, { specification }: SeededPart['supplyLine']): number =>
  Math.floor(litres / (packsToLitres(1, specification) ?? litres + 1))

function addCargo(cargos: PlannedCargo[], kind: PlannedCargo['kind']): PlannedCargo {
  const cargo: PlannedCargo = { kind, status: 'planned', loads: [] }
  cargos.push(cargo)
  return cargo
}

const computeKg = ({ loadAmount, supplyLine }: PlannedLoad): number =>
  Math.round((loadAmount.litres * supplyLine.specification.density_kg_m3) / 1000)

function computeFreeRoom({ kind, loads }: PlannedCargo): { kg: number; litres: number } {
  const { kg, litres } = SIZES[kind]
  return {
    kg: kg - loads.reduce((sum, load) => sum + computeKg(load), 0),
    litres: litres - loads.reduce((sum, { loadAmount }) => sum + loadAmount.litres, 0),
  }
}

function countPacksThatFit(cargo: PlannedCargo, packLitres: number, density: number): number {
  const { kg, litres } = computeFreeRoom(cargo)
  return Math.max(
    0,
    Math.min(Math.floor((kg * 1000) / (packLitres * density)), Math.floor(litres / packLitres)),
  )
}

/**
 * Draws the packs of a part in cargo: all of them, the share in the timeline for deals in loading,
 * or some of the ready ones for confirmed deals.
 */
function drawPacks(
  random: Random,
  { part, deal, supplyLine }: SeededPart,
  isFirst: boolean,
): number {
  const all = part.packs ?? countWholePacks(part.litres, supplyLine)
  if (deal.status === 'confirmed') return random.chance(0.5) ? all : 0
  if (deal.status !== 'loading') return all
  const loaded = Math.round(part.loaded_l / (packsToLitres(1, supplyLine.specification) ?? 1))
  return Math.min(all, Math.max(loaded, isFirst ? 1 : 0))
}

/**
 * Draws a status that fits the deal's status.
 * @param isFirst the deal's first cargo, which determines the deal's status
 */
function drawStatus(random: Random, status: Row<'deals'>['status'], isFirst: boolean): CargoStatus {
  if (status === 'confirmed') return random.pick(['planned', 'booked', 'booked'] as const)
  if (status === 'loading')
    return isFirst
      ? random.pick(['loading', 'sealed'] as const)
      : random.pick(['loading', 'sealed', 'in_transit'] as const)
  if (status === 'shipped')
    return isFirst
      ? random.pick(['in_transit', 'in_transit', 'arrived'] as const)
      : random.pick(['in_transit', 'arrived', 'delivered'] as const)
  return status === 'delivered'
    ? random.pick(['delivered', 'delivered', 'closed'] as const)
    : 'closed'
}

/** Creates cargos without wood yet, and canceled ones, of both kinds. */
const createEmptyCargos = (): PlannedCargo[] =>
  (['planned', 'planned', 'booked', 'booked', 'booked', 'canceled', 'canceled'] as const).map(
    (status, i) => ({ kind: i % 2 === 0 ? 'container' : 'truck', status, loads: [] }),
  )
