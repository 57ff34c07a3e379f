import type { Role, Schemas } from '../call'
import { getProductId } from '../seed/products'
import { expectAnswer } from './answers'
import type { People } from './host'
import { createReadySupply, sampleSupplyLine, type Supply } from './saved-supplies'

type PackWrite = Schemas['PackWrite']

/** 40 pieces of 3.9 m and 60 of 4.2 m. */
export const SAMPLE_TALLY: Schemas['Tally'] = [
  { length_mm: 3900, pcs: 40 },
  { length_mm: 4200, pcs: 60 },
]

/** Returns a number that no other pack has. */
export const createPackNumber = (): string => `P${crypto.randomUUID().slice(0, 8)}`

/** Returns a pack of the first line with the sample tally. */
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
  tally: SAMPLE_TALLY,
  kg: null,
  ...change,
})

/** Returns the payload that changes a stored pack. */
export const toPackWrite = (pack: PackWrite, change: Partial<PackWrite> = {}): PackWrite => ({
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

export const putPacks = async (
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
  expectAnswer(await putPacks(people, supplyId, packs), 'setSupplyPacks')

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

/** A product of 4 m. Packs of other lengths have another volume than the number of pieces gives. */
const PRODUCT = getProductId('Spruce KD SF 22x100x4000')

/** Creates a ready supply of a product with two listed packs, of which the first has a barcode. */
export async function createReceivablePacks(people: People, product_id = PRODUCT) {
  const supply = await createReadySupply(
    people,
    {
      inspection_required: false,
      lines: [sampleSupplyLine({ product_id, specification: null })],
    },
    '38',
  )
  const { items } = await savePacks(people, supply.id, [
    samplePack(supply, { number: 'A-1', barcode: createPackNumber() }),
    samplePack(supply),
  ])
  const [marked, plain] = items
  if (!marked || !plain) throw new Error('The two packs were not listed.')
  return { supply, supply_line_id: supply.lines[0]?.id ?? '', marked, plain }
}

export const receivePacks = async (
  { as }: People,
  supply_line_id: string,
  packs: Schemas['LotsReceived']['packs'],
): Promise<Response> =>
  (await as('manager')).post('/lots/', { supply_line_id, location: 'SEGOT', packs })

/** Receives one of two listed packs, and returns both; `marked` is still at the mill. */
export async function createReceivedPack(people: People, product_id?: string) {
  const listed = await createReceivablePacks(people, product_id)
  const { supply, supply_line_id, marked, plain: pack } = listed
  const { items } = await expectAnswer(
    await receivePacks(people, supply_line_id, [
      { barcode: null, pcs: pack.pcs, pack_id: pack.id },
    ]),
    'receiveLots',
  )
  const [lot] = items
  if (!lot) throw new Error('Nothing was received.')
  return { supply, pack, lot, marked }
}
