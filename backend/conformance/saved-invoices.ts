import type { Role, Schemas } from '../call'
import { expectAnswer } from './answers'
import type { People } from './host'
import {
  advanceCargo,
  createLoad,
  createReadyWood,
  sampleTruck,
  saveCargo,
  type Cargo,
} from './saved-cargos'
import { type Deal, readDeal } from './saved-deals'

type DealTerms = NonNullable<Parameters<typeof createReadyWood>[1]>['terms']
export type Invoice = Schemas['Invoice']

/** Creates a truck with these loads in the last of the statuses, departed by default. */
export async function createDepartedTruck(
  people: People,
  loads: readonly Schemas['CargoLoadWrite'][],
  ...statuses: Schemas['CargoStatus'][]
): Promise<Cargo> {
  const cargo = await saveCargo(people, sampleTruck({ lines: [...loads] }))
  return advanceCargo(
    people,
    cargo,
    ...(statuses.length > 0 ? statuses : (['booked', 'loading', 'sealed', 'in_transit'] as const)),
  )
}

/** Creates a deal of 40 m3 at 312.00, of which 20 m3 have departed in a truck. */
export async function createShippedDeal(
  people: People,
  terms: DealTerms = {},
): Promise<{ deal: Deal; cargo: Cargo }> {
  const wood = await createReadyWood(people, { terms })
  const cargo = await createDepartedTruck(people, [createLoad(wood, '20')])
  return { deal: await readDeal(people, wood.deal), cargo }
}

export const createInvoiceWrite = (
  { id }: { id: string },
  change: Partial<Schemas['InvoiceWrite']> = {},
): Schemas['InvoiceWrite'] => ({
  cargo_id: id,
  charges: [],
  destination_country: null,
  ...change,
})

export const postInvoice = async (
  people: People,
  role: Role,
  { id, version }: Pick<Deal, 'id' | 'version'>,
  write: Schemas['InvoiceWrite'],
  headers: Record<string, string> = {},
): Promise<Response> =>
  (await people.as(role)).post(`/deals/${id}/invoices/`, write, {
    'If-Match': `"${version}"`,
    ...headers,
  })

export const issueInvoice = async (
  people: People,
  deal: Pick<Deal, 'id' | 'version'>,
  write: Schemas['InvoiceWrite'],
): Promise<Invoice> =>
  expectAnswer(await postInvoice(people, 'sale_manager', deal, write), 'issueInvoice')

export const postCredit = async (
  people: People,
  role: Role,
  { id }: { id: string },
  reason = 'Wrong price',
  headers: Record<string, string> = {},
): Promise<Response> => (await people.as(role)).post(`/invoices/${id}/credit/`, { reason }, headers)

export const creditInvoice = async (people: People, invoice: { id: string }): Promise<Invoice> =>
  expectAnswer(await postCredit(people, 'sale_manager', invoice), 'creditInvoice')

export const listInvoices = async (
  people: People,
  { id }: { id: string },
  role: Role = 'sale_manager',
): Promise<Schemas['DealInvoices']> =>
  expectAnswer(await (await people.as(role)).get(`/deals/${id}/invoices/`), 'listDealInvoices')

/** Returns the serial number within the year: 42 of "TD-2026-0042". */
export const getSerialNumber = ({ number }: Pick<Invoice, 'number'>): number =>
  Number(/\d+$/.exec(number)?.[0])
