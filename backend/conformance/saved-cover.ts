import { answerOf } from './answers'
import { BOARD, sampleLine, savedAs, type Deal } from './saved-deals'
import type { People } from './host'
import type { Schemas } from '../call'
import { sampleSupplyLine, savedSupply, stepSupply, type Supply } from './saved-supplies'

type Specification = Schemas['Specification']

let made = 0

/** A board that no other case sells or buys, 0.0216 m3 a piece and 50 pieces a pack. */
export function ownBoard(change: Partial<Specification> = {}): Specification {
  made += 1
  // The demo's own sections end in 0 or 5.
  const width_mm = 100 + made + Math.floor((made - 1) / 4)
  return { ...BOARD, width_mm, thickness_mm: 45, length_mm: 4800, pcs_per_pack: 50, ...change }
}

/** A confirmed deal of the demo's sale manager, 40 m3 of each wood. */
export async function dealOf(
  people: People,
  woods: readonly Specification[],
  change: Parameters<typeof savedAs>[2] = {},
): Promise<Deal> {
  const lines = woods.map((specification) => sampleLine({ specification, certification: 'none' }))
  return (await savedAs(people, 'confirmed', { lines, ...change })).deal
}

/** A supply of 40 m3 of each wood, ordered unless it is to stay a draft. */
export async function supplyOf(
  people: People,
  woods: readonly Specification[],
  {
    isDraft = false,
    line = {},
    ...change
  }: { isDraft?: boolean; line?: Parameters<typeof sampleSupplyLine>[0] } & Parameters<
    typeof savedSupply
  >[1] = {},
): Promise<{ supply: Supply; write: Schemas['SupplyWrite'] }> {
  const saved = await savedSupply(people, {
    lines: woods.map((specification) => sampleSupplyLine({ specification, ...line })),
    ...change,
  })
  if (isDraft) return saved
  const answer = await stepSupply(people, 'purchase_manager', saved.supply, { to: 'ordered' })
  return { supply: await answerOf(answer, 'transitionSupply'), write: saved.write }
}

/** The id of a line, by its place; of the first where none is said. */
export const lineOf = ({ lines }: { lines: readonly { id: string }[] }, i = 0): string =>
  lines[i]?.id ?? ''

type Wish = Partial<Schemas['AllocationWrite']>

/** So much of a supply's first line for a deal's first line. */
export const part = (
  supply: Supply,
  deal: Deal,
  quantity: string | null,
  change: Wish = {},
): Schemas['AllocationWrite'] => ({
  supply_line_id: lineOf(supply),
  deal_line_id: lineOf(deal),
  quantity,
  unit: 'm3',
  ...change,
})

export const allocate = async (
  people: People,
  ...allocations: Schemas['AllocationWrite'][]
): Promise<Response> => (await people.as('purchase_manager')).post('/allocations/', { allocations })

export const dealCover = async (
  people: People,
  { id }: { id: string },
  role: Parameters<People['as']>[0] = 'purchase_manager',
) => answerOf(await (await people.as(role)).get(`/deals/${id}/cover/`), 'getDealCover')

export const supplyCover = async (people: People, { id }: { id: string }) =>
  answerOf(await (await people.as('cargo_manager')).get(`/supplies/${id}/cover/`), 'getSupplyCover')
