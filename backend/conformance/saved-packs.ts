import type { Role, Schemas } from '../call'
import { expectAnswer } from './answers'
import type { People } from './host'
import { createReadySupply, type Supply } from './saved-supplies'

type PackWrite = Schemas['PackWrite']

/** Returns a number that no other pack has. */
export const createPackNumber = (): string => `P${crypto.randomUUID().slice(0, 8)}`

/** A pack of 40 pieces of 3.9 m and 60 of 4.2 m. */
export const samplePack = (
  { lines: [line] }: Pick<Supply, 'lines'>,
  change: Partial<PackWrite> = {},
): PackWrite => ({
  id: crypto.randomUUID(),
  version: null,
  supply_line_id: line?.id ?? '',
  number: createPackNumber(),
  barcode: null,
  mark: null,
  tally: [
    { length_mm: 3900, pcs: 40 },
    { length_mm: 4200, pcs: 60 },
  ],
  kg: null,
  ...change,
})

/** Returns the content of a stored pack, to change it. */
export const toPackWrite = (pack: Schemas['Pack'], change: Partial<PackWrite> = {}): PackWrite => ({
  id: pack.id,
  version: pack.version,
  supply_line_id: pack.supply_line_id,
  number: pack.number,
  barcode: pack.barcode,
  mark: pack.mark,
  tally: pack.tally,
  kg: pack.kg,
  ...change,
})

export const setPacks = async (
  { as }: People,
  supplyId: string,
  packs: readonly PackWrite[],
  {
    removed = [],
    role = 'purchase_manager' as Role,
  }: Partial<Schemas['SupplyPacksWrite']> & { role?: Role } = {},
): Promise<Response> => (await as(role)).put(`/supplies/${supplyId}/packs/`, { packs, removed })

/** Lists packs and returns them. */
export const savePacks = async (
  people: People,
  supplyId: string,
  packs: readonly PackWrite[],
): Promise<Schemas['SupplyPacks']> =>
  expectAnswer(await setPacks(people, supplyId, packs), 'setSupplyPacks')

/** Creates a supply that is ready, with one pack. */
export async function createListedPack(
  people: People,
  change: Partial<PackWrite> = {},
): Promise<{ supply: Supply; pack: Schemas['Pack'] }> {
  const supply = await createReadySupply(people, {}, '38')
  const { items } = await savePacks(people, supply.id, [samplePack(supply, change)])
  const [pack] = items
  if (!pack) throw new Error('No pack was listed.')
  return { supply, pack }
}

export const readPack = async (
  { as }: People,
  id: string,
  role: Role = 'purchase_manager',
): Promise<Schemas['PackRecord']> =>
  expectAnswer(await (await as(role)).get(`/packs/${id}/`), 'getPack')
