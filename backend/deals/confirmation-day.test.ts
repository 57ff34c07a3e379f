import { expect, it } from 'vitest'
import { openRandomTestWorld } from '../conformance/fixtures/random-test-world'
import { createDealInStatus, readDeal } from '../conformance/fixtures/saved-deals'
import {
  createDepartedTruck,
  createInvoiceWrite,
  issueInvoice,
} from '../conformance/fixtures/saved-invoices'
import { createLoad, createReadyWood } from '../conformance/fixtures/saved-cargos'
import { parseJson } from '../db/rows'

const part = { net_days: null, base: null }
const payment_terms = {
  kind: 'parts' as const,
  net_days: null,
  parts: [
    { ...part, percent: 30, kind: 'prepayment' as const },
    { ...part, percent: 70, kind: 'cash_against_documents' as const },
  ],
}

/** Day before that of the default zone, at the time of the test world. */
const TODAY = '2026-11-19'

it('a prepayment is due on the day of the zone, in the books and on the invoice', async () => {
  const { world, people, loggedErrors } = await openRandomTestWorld(undefined, 'Pacific/Pago_Pago')
  const { deal } = await createDealInStatus(people, 'confirmed', { payment_terms })
  expect(deal.instalments[0]?.due_on).toBe(TODAY)

  const wood = await createReadyWood(people, { terms: { payment_terms } })
  const cargo = await createDepartedTruck(people, [createLoad(wood, '20')])
  const { id } = await issueInvoice(
    people,
    await readDeal(people, wood.deal),
    createInvoiceWrite(cargo),
  )
  const { document } = await world.db
    .selectFrom('invoices')
    .select('document')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(parseJson(document).instalments[0]?.due_on).toBe(TODAY)
  expect(loggedErrors).toEqual([])
})
