import { sampleClient, sampleSawmill } from '../../backend/conformance/fixtures/samples'
import { BOARD } from '../../backend/wood-lines/samples'
import type { Role, Schemas } from '../../backend/call'
import { createWriter, type Head } from './create-writer'
import { getWeekAhead } from './weeks'
import { toBusinessDay } from '../../backend/business-day'
import { connectPeople } from './connect-people'

type Wood = Schemas['Specification']

/**
 * API calls that prepare a test or act for other users. The screens for these steps have their own
 * tests.
 */
export function createTradeCalls(url: string) {
  const people = connectPeople(url)

  const send = createWriter((role) => people.as(role))
  const fetchAs = async <Found>(role: Role, path: string): Promise<Found> =>
    (await (await people.as(role)).get(path)).json() as Promise<Found>
  const fetchOwnId = async (role: Role) => (await fetchAs<{ id: string }>(role, '/me/')).id
  const step = (role: Role, kind: 'deals' | 'supplies', { id, version }: Head, to: string) =>
    send(role, `/${kind}/${id}/transitions/`, { to }, { version })
  const getSupply = (id: string) =>
    fetchAs<Schemas['Supply']>('purchase_manager', `/supplies/${id}/`)

  /** Changes a supply, as its screen does. */
  async function changeSupply(
    id: string,
    change: (line: Schemas['SupplyLine']) => Partial<Schemas['SupplyLineWrite']>,
  ): Promise<Schemas['Supply']> {
    const { version, sawmill, purchase_manager, lines, ...supply } = await getSupply(id)
    const {
      currency,
      exchange_rate,
      payment_terms,
      incoterms,
      loading_place,
      ready_week,
      deposit,
      inspection_required,
      certificate_claim,
    } = supply
    const {
      due_diligence_reference,
      verification_number,
      harvest_countries,
      tolerance_percent,
      mill_notes,
      notes,
    } = supply
    const terms = {
      currency,
      exchange_rate,
      payment_terms,
      incoterms,
      loading_place,
      ready_week,
      deposit,
      inspection_required,
      certificate_claim,
    }
    const papers = {
      due_diligence_reference,
      verification_number,
      harvest_countries,
      tolerance_percent,
      mill_notes,
      notes,
    }
    const lineWrites = lines.map((line) => {
      const {
        id: lineId,
        product_id,
        specification,
        quantity,
        unit,
        price,
        price_unit,
        certification,
        confirmed_quantity,
        ready_quantity,
        remark,
      } = line
      return {
        id: lineId,
        product_id,
        specification,
        quantity,
        unit,
        price,
        price_unit,
        certification,
        confirmed_quantity,
        ready_quantity,
        remark,
        ...change(line),
      }
    })
    const body = {
      ...terms,
      ...papers,
      sawmill_id: sawmill.id,
      purchase_manager_id: purchase_manager?.id ?? null,
      lines: lineWrites,
    }
    return send('purchase_manager', `/supplies/${id}/`, body, { method: 'put', version })
  }

  return {
    getSupply,
    wood: (width_mm: number): Wood => ({ ...BOARD, wood: 'ABAL', thickness_mm: 63, width_mm }),
    createSawmill: async (name: string) =>
      (await send('admin', '/sawmills/', sampleSawmill({ name, species: ['ABAL'] }))).id,

    /**
     * Creates a confirmed deal. Each line has a volume in m3, a price and a planned purchase price.
     */
    async createSoldDeal(
      lines: readonly { wood: Wood; quantity: string; price: string; planned: string }[],
    ): Promise<Head> {
      const { id: client_id } = await send('admin', '/clients/', sampleClient())
      const draft = await send('sale_manager', '/deals/', {
        client_id,
        sale_manager_id: await fetchOwnId('sale_manager'),
        ...{
          date: toBusinessDay(new Date()),
          customer_reference: null,
          incoterms: { rule: 'DAP', place: 'Lyon' },
          payment_terms: { kind: 'net_days', net_days: 30 },
        },
        ...{
          currency: 'EUR',
          exchange_rate: null,
          delivery_week_from: getWeekAhead(24),
          delivery_week_to: getWeekAhead(25),
          transport: { kind: 'truck', count: 3 },
        },
        ...{
          destination: 'Lyon',
          port_of_discharge: null,
          tolerance_percent: 0,
          commission: null,
          planned_freight: { amount: '1200.00', currency: 'EUR', exchange_rate: null },
          other_costs: [],
          client_notes: null,
          notes: null,
        },
        charges: [],
        lines: lines.map(({ wood, quantity, price, planned }) => ({
          ...toWoodLine(wood, quantity, price),
          discount: null,
          planned_purchase_price: planned,
        })),
      })
      return step(
        'sale_manager',
        'deals',
        await step('sale_manager', 'deals', draft, 'order_confirmation'),
        'confirmed',
      )
    },

    /** Creates a supply that is ordered from its mill. */
    async createOrderedSupply(
      sawmill_id: string,
      wood: Wood,
      quantity: string,
      price: string,
    ): Promise<Head> {
      const draft = await send('purchase_manager', '/supplies/', {
        ...{
          sawmill_id,
          purchase_manager_id: await fetchOwnId('purchase_manager'),
          currency: 'EUR',
          exchange_rate: null,
          payment_terms: { kind: 'net_days', net_days: 14 },
        },
        ...{
          incoterms: { rule: 'FCA', place: 'Võru' },
          loading_place: null,
          ready_week: getWeekAhead(9),
          deposit: null,
          inspection_required: false,
          certificate_claim: 'none',
        },
        ...{
          due_diligence_reference: null,
          verification_number: null,
          harvest_countries: [],
          tolerance_percent: 10,
          mill_notes: null,
          notes: null,
        },
        lines: [
          { ...toWoodLine(wood, quantity, price), confirmed_quantity: null, ready_quantity: null },
        ],
      })
      return step('purchase_manager', 'supplies', draft, 'ordered')
    },

    /** Orders a draft at the given prices, in the order of its lines. */
    async order(id: string, ...prices: string[]): Promise<void> {
      const lines = (await getSupply(id)).lines.map((line) => line.id)
      const pricedSupply = await changeSupply(id, (line) => ({
        price: prices[lines.indexOf(line.id)] ?? null,
      }))
      await step('purchase_manager', 'supplies', pricedSupply, 'ordered')
    },

    /** Confirms a quantity for each line on behalf of the mill. */
    async confirm(id: string, confirmed_quantity: string): Promise<void> {
      await step(
        'purchase_manager',
        'supplies',
        await changeSupply(id, () => ({ confirmed_quantity })),
        'confirmed',
      )
    },
  }
}

const toWoodLine = (specification: Wood, quantity: string, price: string) => ({
  id: crypto.randomUUID(),
  product_id: null,
  specification,
  quantity,
  unit: 'm3' as const,
  price,
  price_unit: 'm3' as const,
  certification: 'none' as const,
  remark: null,
})
