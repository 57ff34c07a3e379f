import { Problem } from '../problems/problem'
import { getBusinessDay } from '../business-day'
import { addDays, toWorkingHour } from './dates'
import type { HandlerRunner, RunScript } from './run-handlers'

type ShippedDeal = { id: string; seller: string }

/** Deals of the demo that are invoiced; the others wait for their invoices. */
const INVOICED = 24

/** Invoices the oldest cargos of shipped deals, and credits one invoice with a wrong freight. */
export async function* invoiceDeals(play: HandlerRunner, now: Date): RunScript {
  yield new Date(toWorkingHour(addDays(now, -3), 10, 15))
  const issued: { id: string; deal: ShippedDeal }[] = []
  for (const deal of await findShippedDeals(play)) {
    const id = await invoiceCargo(play, deal)
    if (id) issued.push({ id, deal })
  }
  yield new Date(toWorkingHour(addDays(now, -1), 13, 40))
  const [wrong] = issued
  if (!wrong) return
  await play.run('creditInvoice', wrong.deal.seller, {
    path: { id: wrong.id },
    body: { reason: 'The freight was invoiced to the wrong place of delivery' },
  })
  await invoiceCargo(play, wrong.deal)
}

const findShippedDeals = (play: HandlerRunner): Promise<ShippedDeal[]> =>
  play.db
    .selectFrom('deals')
    .select(['id', 'sale_manager_id as seller'])
    .where('status', 'in', ['shipped', 'delivered', 'completed'])
    .orderBy('number_key', 'desc')
    .limit(INVOICED)
    .execute()

/** Invoices the first open cargo of a deal. Returns null if something that it prints is missing. */
async function invoiceCargo(
  play: HandlerRunner,
  { id, seller }: ShippedDeal,
): Promise<string | null> {
  const { cargos, charges } = await play.run('listDealInvoices', seller, { path: { id } })
  const today = getBusinessDay({ clock: () => play.now })
  const cargo = cargos.find(({ departed_on }) => departed_on !== null && departed_on <= today)
  if (!cargo) return null
  const { version } = await play.run('getDeal', seller, { path: { id } })
  try {
    const invoice = await play.run('issueInvoice', seller, {
      path: { id },
      version,
      body: {
        cargo_id: cargo.id,
        charges: charges
          .filter(({ is_always_charged, invoice: charged }) => !is_always_charged && !charged)
          .map(({ position }) => position),
        destination_country: null,
      },
    })
    return invoice.id
  } catch (error) {
    if (error instanceof Problem && error.code === 'needs_missing') return null
    throw error
  }
}
