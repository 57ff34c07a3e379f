import type { Schemas } from '../../backend/call'
import { createApprovedCargoReport } from '../../backend/conformance/fixtures/saved-cargo-reports'
import { expectAnswer } from '../../backend/conformance/answers'
import type { People } from '../../backend/conformance/host'
import {
  advanceCargo,
  putCargo,
  createLoad,
  sampleCargo,
  saveCargo,
  type Cargo,
} from '../../backend/conformance/fixtures/saved-cargos'
import {
  allocate,
  getLineId,
  createUniqueBoard,
  createAllocation,
} from '../../backend/conformance/fixtures/saved-cover'
import {
  createClient,
  sampleLine,
  createDealInStatus,
  listNotificationTexts,
  type Deal,
} from '../../backend/conformance/fixtures/saved-deals'
import {
  createSawmill,
  createReadySupply,
  sampleSupplyLine,
  type Supply,
} from '../../backend/conformance/fixtures/saved-supplies'
import { vCargoWrite } from '@contract/validators'
import { computeCheckDigit } from '../../domain/rules/container-number'
import { connectPeople } from './connect-people'
import { pick } from '../../backend/db/rows'

/** Fields of a booked and weighed container. */
const weighedContainer = {
  vgm_kg: 24_000,
  vgm_method: 'method_2',
  vgm_date: '2026-11-19',
  freight: '1100.00',
} as const

function createContainerNumber(): string {
  const containerNumber = `TDEU${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`
  return `${containerNumber}${computeCheckDigit(containerNumber)}`
}

/**
 * Creates a deal in transit by sea, from ready wood. Steps whose screens are not tested here are
 * API calls.
 */
export function createShippingCalls(url: string) {
  const people = connectPeople(url)
  const readCargo = async (id: string): Promise<Cargo> =>
    expectAnswer(await (await people.as('cargo_manager')).get(`/cargos/${id}/`), 'getCargo')

  return {
    readCargo,
    readDeal: async (id: string): Promise<Deal> =>
      expectAnswer(await (await people.as('sale_manager')).get(`/deals/${id}/`), 'getDeal'),
    listNotifications: (role: Parameters<People['as']>[0], record: { id: string }) =>
      listNotificationTexts(people, role, record),

    /**
     * Creates 50 ready packs (100 m³), 140 boards (7 m³) that must be inspected first, and a deal
     * for 100 m³ and 6 m³ of them.
     */
    async createSoldWood() {
      const size = {
        wood: 'ABAL',
        thickness_mm: 50,
        width_mm: 200,
        length_mm: 5000,
        pcs_per_pack: 40,
        density_kg_m3: 700,
      } as const
      const [plainBoard, inspected] = [
        createUniqueBoard(size),
        createUniqueBoard({ ...size, quality: 'VI' }),
      ]
      const line = { certification: 'none' as const }
      const lines = [
        sampleLine({
          ...line,
          specification: plainBoard,
          quantity: '100',
          price: '310.00',
          planned_purchase_price: '250.00',
        }),
        sampleLine({
          ...line,
          specification: inspected,
          quantity: '6',
          price: '400.00',
          planned_purchase_price: '300.00',
        }),
      ]
      // Numbers are unique within a process, and other tests call the same server.
      const suffix = crypto.randomUUID().slice(0, 8)
      const client_id = await createClient(people, {
        name: `Comptoir des bois ${suffix}`,
        company_code: suffix,
        vat_code: null,
      })
      const sawmill_id = await createSawmill(people, {
        name: `Munamäe ${suffix}`,
        species: ['ABAL'],
      })
      const { deal } = await createDealInStatus(people, 'confirmed', {
        client_id,
        lines,
        commission: null,
        planned_freight: { amount: '3300.00', currency: 'EUR', exchange_rate: null },
      })
      const createSupply = (
        specification: typeof plainBoard,
        quantity: string,
        price: string,
        inspection_required: boolean,
      ): Promise<Supply> =>
        createReadySupply(
          people,
          {
            sawmill_id,
            inspection_required,
            lines: [sampleSupplyLine({ ...line, specification, quantity, price })],
          },
          quantity,
          quantity,
        )
      const [bulk, inspectedSupply] = [
        await createSupply(plainBoard, '100', '250.00', false),
        await createSupply(inspected, '7', '300.00', true),
      ]
      await expectAnswer(
        await allocate(
          people,
          createAllocation(bulk, deal, '100'),
          createAllocation(inspectedSupply, deal, '6', { deal_line_id: getLineId(deal, 1) }),
        ),
        'setAllocations',
      )
      return { deal, bulk, inspectedSupply }
    },

    /**
     * Approves a submitted report as another user than its inspector, or returns it with a remark.
     */
    async reviewReport(
      kind: 'supply' | 'cargo',
      id: string,
      step: { to: 'approved' } | { to: 'returned'; reason: string },
    ): Promise<void> {
      const path = `/${kind}-inspection-reports/${id}/`
      const purchaseManager = await people.as('purchase_manager')
      const { version } = (await (await purchaseManager.get(path)).json()) as { version: number }
      const answer = await purchaseManager.post(`${path}transitions/`, step, {
        'If-Match': `"${version}"`,
      })
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    },

    /** Creates a booked 40HC with these packs of the wood. */
    async createBookedContainer(
      { deal, bulk, inspectedSupply }: { deal: Deal; bulk: Supply; inspectedSupply: Supply },
      packs: number,
      inspectedPacks = 0,
    ): Promise<Cargo> {
      const toPackQuantity = (quantity: number) =>
        [String(quantity), { unit: 'pack' as const }] as const
      const rest = {
        ...createLoad({ deal, supply: inspectedSupply }, ...toPackQuantity(inspectedPacks)),
        deal_line_id: getLineId(deal, 1),
      }
      const lines = [
        createLoad({ deal, supply: bulk }, ...toPackQuantity(packs)),
        ...(inspectedPacks > 0 ? [rest] : []),
      ]
      return advanceCargo(
        people,
        await saveCargo(
          people,
          sampleCargo({ ...weighedContainer, container_number: createContainerNumber(), lines }),
        ),
        'booked',
      )
    },

    /** Moves a cargo to loading, and creates an approved inspection report of its container. */
    async createInspectedContainer(cargo: Cargo): Promise<void> {
      await createApprovedCargoReport(people, {
        cargo: await advanceCargo(people, cargo, 'loading'),
      })
    },

    /**
     * Ships a container that can be sealed, and closes it with its documents and its actual
     * freight.
     */
    async shipCargo(id: string): Promise<void> {
      const arrivedCargo = await advanceCargo(
        people,
        await readCargo(id),
        'sealed',
        'in_transit',
        'arrived',
        'delivered',
      )
      const papers = {
        ...toCargoWrite(arrivedCargo),
        actual_freight: '1250.00',
        documents: arrivedCargo.checklist.map(({ document }) => document),
      }
      await advanceCargo(
        people,
        await expectAnswer(await putCargo(people, arrivedCargo, papers), 'updateCargo'),
        'closed',
      )
    },
  }
}

/** Returns a cargo's payload, as its screen sends it. */
const toCargoWrite = (cargo: Cargo): Schemas['CargoWrite'] => ({
  ...pick(cargo, Object.keys(vCargoWrite.entries) as (keyof Schemas['CargoWrite'] & keyof Cargo)[]),
  lines: cargo.lines.map((line) =>
    pick(line, [
      'id',
      'supply_line_id',
      'deal_line_id',
      'quantity',
      'unit',
      'lot_ids',
      'net_kg',
      'gross_kg',
      'drop',
    ]),
  ),
})
