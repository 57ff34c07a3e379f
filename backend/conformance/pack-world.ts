import { afterAll, beforeAll } from 'vitest'
import type { Role, Schemas } from '../call'
import { getProductId } from '../seed/products'
import { expectAnswer } from './answers'
import { openRandomTestWorld, type RandomTestWorld } from './fixtures/random-test-world'
import { allocate, createAllocation, getLineId } from './fixtures/saved-cover'
import { createDealInStatus, findPersonId, sampleLine, type Deal } from './fixtures/saved-deals'
import { sampleOrder, setCreditLimit } from './fixtures/saved-orders'
import { samplePack, savePacks } from './fixtures/saved-packs'
import {
  createPassingPiece,
  createScan,
  createSubmittedSupplyReport,
  type SupplyReport,
} from './fixtures/saved-reports'
import {
  createConfirmedSupply,
  createReadySupply,
  sampleSupplyLine,
  type Supply,
} from './fixtures/saved-supplies'

/** 2.2 litres per metre. */
export const PRODUCT = getProductId('Spruce KD SF 22x100x4000')
export const PACKS = 12
const ROLES = ['admin', 'manager', 'purchase_manager', 'cargo_manager', 'client'] as const

/** A supply whose packs differ from its line by their rounding, with its deals. */
export type Traded = {
  supply: Supply
  deals: readonly Deal[]
  reports: readonly SupplyReport[]
}

let opened: RandomTestWorld | undefined
let woods: readonly Traded[] = []
const personIds = new Map<Role, string>()
let basketOrder: Schemas['OrderWrite'] | undefined

/** Opens the world with its woods before the tests of a file. */
export function usePackWorld(): void {
  beforeAll(async () => {
    opened = await openRandomTestWorld()
    for (const role of ROLES) personIds.set(role, await findPersonId(opened.people, role))
    basketOrder = await sampleOrder(opened.people)
    await setCreditLimit(opened.people, null)
    woods = [
      // 641.52 litres each: 7,698.24 together, and 7,704 rounded by the pack.
      await createTradedWood([50, 23], '7.698', ['3.849', '3.849']),
      // 678.48 litres each: 8,141.76 together, and 8,136 rounded by the pack.
      await createTradedWood([50, 27], '8.142', ['4.071']),
      // Gives ten packs to one deal and two to another.
      await createTradedWood([50, 27], '8.142', ['6.785', '1.357']),
    ]
  }, 300_000)
  afterAll(() => opened?.world.db.destroy())
}

export function getPackWorld(): RandomTestWorld {
  if (!opened) throw new Error('The world is not open.')
  return opened
}

export function getWood(at: number): Traded {
  const wood = woods[at]
  if (!wood) throw new Error('There is no wood.')
  return wood
}

/** Returns the id of the demo's user of a role. */
export const getPersonId = (role: Role): string => personIds.get(role) ?? ''

/** Returns the order of a basket in the portal. */
export function getBasketOrder(): Schemas['OrderWrite'] {
  if (!basketOrder) throw new Error('The world is not open.')
  return basketOrder
}

const product = { product_id: PRODUCT, specification: null }
const createSupplyTerms = (quantity: string) => ({
  inspection_required: false,
  lines: [sampleSupplyLine({ ...product, quantity })],
})

/** Allocates wood of a supply to a new deal. */
async function createDealWith(supply: Supply, quantity: string): Promise<Deal> {
  const lines = [sampleLine({ ...product, quantity, certification: 'none' })]
  const { deal } = await createDealInStatus(getPackWorld().people, 'confirmed', { lines })
  const allocation = createAllocation(supply, deal, quantity)
  await expectAnswer(await allocate(getPackWorld().people, allocation), 'setAllocations')
  return deal
}

/** Creates a confirmed supply without a list, and a deal that has a part of it. */
export async function createAllocatedWood(confirmed: string, allocated: string) {
  const terms = createSupplyTerms(confirmed)
  const { supply, write } = await createConfirmedSupply(getPackWorld().people, terms, confirmed)
  return { supply, write, deal: await createDealWith(supply, allocated) }
}

/** Lists twelve equal packs of a ready line, which is allocated to as many deals as given. */
async function createTradedWood(
  [short, long]: readonly [number, number],
  ready: string,
  parts: readonly string[],
): Promise<Traded> {
  const supply = await createReadySupply(
    getPackWorld().people,
    createSupplyTerms(ready),
    ready,
    ready,
  )
  const deals: Deal[] = []
  for (const quantity of parts) deals.push(await createDealWith(supply, quantity))
  const tally = [
    { length_mm: 3900, pcs: short },
    { length_mm: 4200, pcs: long },
  ]
  const { items } = await savePacks(
    getPackWorld().people,
    supply.id,
    Array.from({ length: PACKS }, (_, i) => samplePack(supply, { number: `A-${i + 1}`, tally })),
  )
  const packPcs = short + long
  const [line] = supply.lines
  const piece = { thickness_mm: '22', width_mm: '100', length_mm: '4000' }
  const inspected = {
    ...{ id: getLineId(supply), lot_pcs: packPcs, rejected_pcs: packPcs, sampled_packs: 1 },
    grade_found: line?.specification.quality ?? null,
    readings: Array.from({ length: 13 }, () => createPassingPiece(piece)),
  }
  const report = (change: Partial<Schemas['SupplyReportWrite']>) =>
    createSubmittedSupplyReport(
      getPackWorld().people,
      {
        ...change,
        lines: [inspected],
        scanned_packs: [createScan(items[0]?.id ?? '', { is_rejected: true, reason: 'mould' })],
      },
      supply,
    )
  return {
    supply,
    deals,
    reports: [await report({}), await report({ verdict: 'fail', remarks: 'Mould' })],
  }
}
