import { beforeEach, describe, expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { findNumberedDeals } from './numbered-deals'

setUpTestWorlds()

describe('the deals that a reference names', () => {
  const world = useTestWorld()
  let numbers: string[] = []
  beforeEach(async () => {
    const deals = await world.db
      .selectFrom('deals')
      .select('number')
      .orderBy('number_key')
      .limit(2)
      .execute()
    numbers = deals.map(({ number }) => number)
  })
  const find = async (text: string) => {
    const deals = await findNumberedDeals(world.db, [text])
    return deals.find(text).map(({ number }) => number)
  }

  it.each<[string, (number: string) => string]>([
    ['as it is printed', (number) => `Facture ${number} acompte`],
    ['without hyphens', (number) => number.replaceAll('-', '')],
    ['with spaces, in small letters', (number) => number.replaceAll('-', ' ').toLowerCase()],
    ['without zeros', (number) => number.replace(/-0+(\d+)$/, '-$1')],
  ])('are found: %s', async (_, write) => {
    const [number = ''] = numbers
    expect(await find(write(number))).toEqual([number])
  })

  it('are found once each', async () => {
    expect(await find([...numbers, ...numbers].join(' + '))).toEqual(numbers)
  })

  it.each([
    ['TD-2026-9001', 'Facture TD-2026-9001', true],
    ['TD-2026-9001', 'paid TD 20269001', true],
    ['TD-2026-9001', 'X-2026-9001', false],
    ['TD-2026-9001', 'TD-2026-90012', false],
    ['2026-9001', 'Invoice 2026-9001', true],
    ['2026-9001', 'D-2026-9001', false],
    ['2026-9001', 'D 2026 9001', false],
    ['2026-9001', 'C-2026-9001', false],
  ])('are found by the invoice %s in "%s": %s', async (invoice, text, isFound) => {
    const { db } = world
    const deal = await db
      .selectFrom('cargo_loads')
      .innerJoin('deals', 'deals.id', 'deal_id')
      .selectAll('deals')
      .select('cargo_id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('invoices')
      .values({
        id: 'invoice',
        kind: 'invoice',
        number: invoice,
        number_key: 20_260_009_001,
        deal_id: deal.id,
        position: 900,
        cargo_id: deal.cargo_id,
        client_id: deal.client_id,
        client_name: deal.client_name,
        client_key: deal.client_key,
        issued_on: '2026-11-20',
        due_on: '2026-12-20',
        issued_at: '2026-11-20T09:00:00.000Z',
        issued_by: deal.created_by,
        currency: deal.currency,
        net_cents: 1,
        vat_cents: 0,
        total_cents: 1,
        document: '{}',
      })
      .execute()
    expect(await find(text)).toEqual(isFound ? [deal.number] : [])
  })

  it('are none for longer numbers and other words', async () => {
    const [number = ''] = numbers
    expect(await find(`X${number}`)).toEqual([])
    expect(await find(`IBAN LT12 1000 0111 0100 1000`)).toEqual([])
  })
})
