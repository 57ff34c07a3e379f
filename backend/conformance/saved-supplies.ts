import { vSupplyWrite } from '@/shared/api/generated/validators'
import type { Role, Schemas } from '../call'
import { pick } from '../db/rows'
import { createEmptyFields } from '../records/field-table'
import { expectAnswer } from './answers'
import { CERTIFIED_BOARD, findPersonId } from './saved-deals'
import type { People } from './host'
import { sampleSawmill } from './samples'

type SupplyWrite = Schemas['SupplyWrite']
type LineWrite = Schemas['SupplyLineWrite']
export type Supply = Schemas['Supply']

/** Returns a line of 40 m3 at 248.00. */
export const sampleSupplyLine = (change: Partial<LineWrite> = {}): LineWrite => ({
  id: crypto.randomUUID(),
  product_id: null,
  specification: CERTIFIED_BOARD,
  quantity: '40.000',
  unit: 'm3',
  price: '248.00',
  price_unit: 'm3',
  certification: 'none',
  remark: null,
  confirmed_quantity: null,
  ready_quantity: null,
  ...change,
})

/**
 * Creates a sawmill.
 * @returns its id
 */
export async function createSawmill(
  people: People,
  change: Parameters<typeof sampleSawmill>[0] = {},
): Promise<string> {
  return (
    await expectAnswer(
      await (await people.as('admin')).post('/sawmills/', sampleSawmill(change)),
      'createSawmill',
    )
  ).id
}

/** Returns the payload of a complete supply of the demo's purchase manager at a new sawmill. */
export async function createSupplyWrite(
  people: People,
  change: Partial<SupplyWrite> = {},
): Promise<SupplyWrite> {
  return {
    ...createEmptyFields(vSupplyWrite),
    purchase_manager_id: await findPersonId(people, 'purchase_manager'),
    currency: 'EUR',
    payment_terms: { kind: 'net_days', net_days: 14 },
    incoterms: { rule: 'FCA', place: 'Võru' },
    loading_place: 'Pikk 34, Võru',
    ready_week: '2027-W05',
    deposit: '2000.00',
    inspection_required: true,
    certificate_claim: 'none',
    harvest_countries: ['EE', 'LV'],
    tolerance_percent: 10,
    lines: [sampleSupplyLine()],
    ...change,
    sawmill_id: change.sawmill_id ?? (await createSawmill(people)),
  }
}

/** Creates a complete supply by its purchase manager. */
export async function createSupply(
  people: People,
  change: Partial<SupplyWrite> = {},
): Promise<{ supply: Supply; write: SupplyWrite }> {
  const write = await createSupplyWrite(people, change)
  return {
    supply: await expectAnswer(
      await (await people.as('purchase_manager')).post('/supplies/', write),
      'createSupply',
    ),
    write,
  }
}

export async function postSupplyTransition(
  people: People,
  role: Role,
  { id, version }: Pick<Supply, 'id' | 'version'>,
  transition: object,
): Promise<Response> {
  return (await people.as(role)).post(`/supplies/${id}/transitions/`, transition, {
    'If-Match': `"${version}"`,
  })
}

export async function putSupply(
  people: People,
  role: Role,
  { id, version }: Pick<Supply, 'id' | 'version'>,
  write: SupplyWrite,
): Promise<Response> {
  return (await people.as(role)).put(`/supplies/${id}/`, write, { 'If-Match': `"${version}"` })
}

const TERM_NAMES = [
  ...(['currency', 'exchange_rate', 'payment_terms', 'incoterms', 'loading_place'] as const),
  ...(['ready_week', 'deposit', 'inspection_required', 'certificate_claim'] as const),
  ...(['due_diligence_reference', 'verification_number', 'harvest_countries'] as const),
  ...(['tolerance_percent', 'mill_notes', 'notes'] as const),
]
const LINE_NAMES = Object.keys(sampleSupplyLine()) as (keyof LineWrite)[]

/** Returns a stored supply as a payload, with changes of its first line. */
export const toSupplyPayload = (supply: Supply, change: Partial<LineWrite> = {}): SupplyWrite => ({
  ...pick(supply, TERM_NAMES),
  sawmill_id: supply.sawmill.id,
  purchase_manager_id: supply.purchase_manager?.id ?? null,
  lines: supply.lines.map((line, i) => ({
    ...pick(line, LINE_NAMES),
    specification: line.product_id === null ? line.specification : null,
    ...(i === 0 && change),
  })),
})

export const readSupply = async (people: People, { id }: Pick<Supply, 'id'>): Promise<Supply> =>
  expectAnswer(await (await people.as('purchase_manager')).get(`/supplies/${id}/`), 'getSupply')

/** Creates a supply with a confirmed quantity per line, in the line's unit. */
export async function createConfirmedSupply(
  people: People,
  change: Partial<SupplyWrite> = {},
  confirmed_quantity = '38',
): Promise<{ supply: Supply; write: SupplyWrite }> {
  const { supply, write } = await createSupply(people, change)
  const ordered = await expectAnswer(
    await postSupplyTransition(people, 'purchase_manager', supply, { to: 'ordered' }),
    'transitionSupply',
  )
  const answered = { ...write, lines: write.lines.map((line) => ({ ...line, confirmed_quantity })) }
  const changed = await expectAnswer(
    await putSupply(people, 'purchase_manager', ordered, answered),
    'updateSupply',
  )
  const confirmed = await expectAnswer(
    await postSupplyTransition(people, 'purchase_manager', changed, { to: 'confirmed' }),
    'transitionSupply',
  )
  return { supply: confirmed, write: answered }
}

/** Creates a confirmed supply with a ready quantity per line, in the line's unit. */
export async function createReadySupply(
  people: People,
  change: Partial<SupplyWrite>,
  ready_quantity: string,
  confirmed_quantity = '38',
): Promise<Supply> {
  const { supply, write } = await createConfirmedSupply(people, change, confirmed_quantity)
  const producing = await expectAnswer(
    await postSupplyTransition(people, 'purchase_manager', supply, { to: 'in_production' }),
    'transitionSupply',
  )
  const readyWrite = { ...write, lines: write.lines.map((line) => ({ ...line, ready_quantity })) }
  const changed = await expectAnswer(
    await putSupply(people, 'purchase_manager', producing, readyWrite),
    'updateSupply',
  )
  return expectAnswer(
    await postSupplyTransition(people, 'purchase_manager', changed, { to: 'ready' }),
    'transitionSupply',
  )
}
