import { expectAnswer } from './answers'
import { CERTIFIED_BOARD, sampleLine, createDealInStatus, type Deal } from './saved-deals'
import type { People } from './host'
import type { Schemas } from '../call'
import { sampleSupplyLine, createSupply, postSupplyTransition, type Supply } from './saved-supplies'

type Specification = Schemas['Specification']

let sampleCount = 0
/** Widths of sample boards, so that their packs fit into a truck. */
const WIDTH_COUNT = 64

/** Returns a board that no other case sells or buys, in packs of 50 pieces of about 0.0216 m3. */
export function createUniqueBoard(change: Partial<Specification> = {}): Specification {
  const step = sampleCount % WIDTH_COUNT
  // The demo's own sections end in 0 or 5.
  const width_mm = 101 + step + Math.floor(step / 4)
  const thickness_mm = 45 + Math.floor(sampleCount / WIDTH_COUNT)
  sampleCount += 1
  return {
    ...CERTIFIED_BOARD,
    width_mm,
    thickness_mm,
    length_mm: 4800,
    pcs_per_pack: 50,
    ...change,
  }
}

/** Creates a confirmed deal of the demo's sale manager with 40 m3 of each wood. */
export async function createConfirmedDeal(
  people: People,
  woods: readonly Specification[],
  change: Parameters<typeof createDealInStatus>[2] = {},
): Promise<Deal> {
  const lines = woods.map((specification) => sampleLine({ specification, certification: 'none' }))
  return (await createDealInStatus(people, 'confirmed', { lines, ...change })).deal
}

/** Creates an ordered supply, or a draft, with 40 m3 of each wood. */
export async function createOrderedSupply(
  people: People,
  woods: readonly Specification[],
  {
    isDraft = false,
    line = {},
    ...change
  }: { isDraft?: boolean; line?: Parameters<typeof sampleSupplyLine>[0] } & Parameters<
    typeof createSupply
  >[1] = {},
): Promise<{ supply: Supply; write: Schemas['SupplyWrite'] }> {
  const saved = await createSupply(people, {
    lines: woods.map((specification) => sampleSupplyLine({ specification, ...line })),
    ...change,
  })
  if (isDraft) return saved
  const answer = await postSupplyTransition(people, 'purchase_manager', saved.supply, {
    to: 'ordered',
  })
  return { supply: await expectAnswer(answer, 'transitionSupply'), write: saved.write }
}

/** Returns the id of a line by its position, the first by default. */
export const getLineId = ({ lines }: { lines: readonly { id: string }[] }, i = 0): string =>
  lines[i]?.id ?? ''

type AllocationChange = Partial<Schemas['AllocationWrite']>

/** Allocates this quantity of a supply's first line to a deal's first line. */
export const createAllocation = (
  supply: Supply,
  deal: Deal,
  quantity: string | null,
  change: AllocationChange = {},
): Schemas['AllocationWrite'] => ({
  supply_line_id: getLineId(supply),
  deal_line_id: getLineId(deal),
  quantity,
  unit: 'm3',
  ...change,
})

export const allocate = async (
  people: People,
  ...allocations: Schemas['AllocationWrite'][]
): Promise<Response> => (await people.as('purchase_manager')).post('/allocations/', { allocations })

export const readDealCover = async (
  people: People,
  { id }: { id: string },
  role: Parameters<People['as']>[0] = 'purchase_manager',
) => expectAnswer(await (await people.as(role)).get(`/deals/${id}/cover/`), 'getDealCover')

export const readSupplyCover = async (people: People, { id }: { id: string }) =>
  expectAnswer(
    await (await people.as('cargo_manager')).get(`/supplies/${id}/cover/`),
    'getSupplyCover',
  )
