import { beforeEach, describe, expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { toJson } from '../db/rows'
import { sumInvoices } from './invoiced-sums'

setUpTestWorlds()

describe('the invoiced net sum of a deal', () => {
  const world = useTestWorld()
  let id = ''
  const findNet = async () => {
    const deals = await world.db.selectFrom('deals').selectAll().where('id', '=', id).execute()
    return (await sumInvoices(world.db, deals)).get(id)?.invoiced_net_cents
  }
  beforeEach(async () => {
    const deal = await world.db
      .selectFrom('deals')
      .select('id')
      .where('invoiced_net_cents', 'is not', null)
      .executeTakeFirstOrThrow()
    id = deal.id
  })

  it('is the sum of its invoices, less credit notes, once all wood is invoiced', async () => {
    const invoices = await world.db
      .selectFrom('invoices')
      .select('net_cents')
      .where('deal_id', '=', id)
      .execute()
    expect(await findNet()).toBe(invoices.reduce((sum, { net_cents }) => sum + net_cents, 0))
  })

  it('is unknown while a load is not invoiced', async () => {
    const { invoice_id } = await world.db
      .selectFrom('invoice_loads')
      .innerJoin('invoices', 'invoices.id', 'invoice_id')
      .select('invoice_id')
      .where('deal_id', '=', id)
      .executeTakeFirstOrThrow()
    await world.db.deleteFrom('invoice_loads').where('invoice_id', '=', invoice_id).execute()
    expect(await findNet()).toBeNull()
  })

  it('is unknown while a charge is not invoiced', async () => {
    const charges = toJson([
      { kind: 'pallets', text: null, basis: 'amount', quantity: null, value: '120.00' } as const,
    ])
    await world.db.updateTable('deals').set({ charges }).where('id', '=', id).execute()
    expect(await findNet()).toBeNull()
  })
})
