import { expectAnswer } from '../../backend/conformance/answers'
import {
  advanceCargo,
  createLoad,
  sampleTruck,
  saveCargo,
  type Cargo,
} from '../../backend/conformance/fixtures/saved-cargos'
import { allocate, createAllocation } from '../../backend/conformance/fixtures/saved-cover'
import {
  createClient,
  findPersonId,
  listNotificationTexts,
  type Deal,
} from '../../backend/conformance/fixtures/saved-deals'
import {
  createReadySupply,
  sampleSupplyLine,
} from '../../backend/conformance/fixtures/saved-supplies'
import type { Role, Schemas } from '../../backend/call'
import { getWeekAhead } from './weeks'
import { getWeekEnd, getWeekStart } from '../../domain/calendar'
import { connectPeople, downloadPdf } from './connect-people'

/** API calls for the steps of a sale that other specs test on their screens. */
export function createSaleCalls(url: string) {
  const people = connectPeople(url)
  const readDeal = async (id: string): Promise<Deal> =>
    expectAnswer(await (await people.as('sale_manager')).get(`/deals/${id}/`), 'getDeal')

  return {
    readDeal,
    readClient: async (id: string): Promise<Schemas['Client']> =>
      expectAnswer(await (await people.as('sale_manager')).get(`/clients/${id}/`), 'getClient'),
    listNotifications: (role: Role, record: { id: string }) =>
      listNotificationTexts(people, role, record),
    /** Creates a client of the demo's sale manager that requires no certificate. */
    createClient: async (change: Parameters<typeof createClient>[1]): Promise<string> =>
      createClient(people, {
        sale_manager_id: await findPersonId(people, 'sale_manager'),
        required_certification: 'none',
        ...change,
      }),
    downloadPdf: (role: Role, path: string) => downloadPdf(people, role, path),

    /** Buys the wood of each line, ready and allocated. Each line is in packs. */
    async buyWood(deal: Deal) {
      const supplies = []
      for (const line of deal.lines) {
        const quantity = line.quantity ?? ''
        const supply = await createReadySupply(
          people,
          {
            inspection_required: false,
            lines: [
              sampleSupplyLine({
                product_id: line.product_id,
                specification: line.product_id ? null : line.specification,
                quantity,
                unit: 'pack',
                price: '250.00',
              }),
            ],
          },
          quantity,
          quantity,
        )
        const allocation = createAllocation(supply, deal, quantity, {
          deal_line_id: line.id,
          unit: 'pack',
        })
        await expectAnswer(await allocate(people, allocation), 'setAllocations')
        supplies.push({ supply, line, quantity })
      }
      return supplies
    },

    /** Loads all of that wood onto one truck and delivers it. */
    async deliver(
      deal: Deal,
      supplies: readonly {
        supply: Parameters<typeof createLoad>[0]['supply']
        line: { id: string }
        quantity: string
      }[],
    ): Promise<Cargo> {
      const truck = await saveCargo(
        people,
        sampleTruck({
          seal_number: 'LT-77',
          etd: getWeekStart(getWeekAhead(6)),
          eta: getWeekEnd(getWeekAhead(6)),
          lines: supplies.map(({ supply, line, quantity }) => ({
            ...createLoad({ deal, supply }, quantity),
            unit: 'pack' as const,
            deal_line_id: line.id,
          })),
        }),
      )
      return advanceCargo(
        people,
        truck,
        'booked',
        'loading',
        'sealed',
        'in_transit',
        'arrived',
        'delivered',
      )
    },
  }
}
