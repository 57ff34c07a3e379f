import { expectAnswer } from '../../backend/conformance/answers'
import { createApprovedCargoReport } from '../../backend/conformance/fixtures/saved-cargo-reports'
import {
  advanceCargo,
  createContainerNumber,
  createLoad,
  readCargo,
  sampleCargo,
  sampleTruck,
  saveCargo,
  type Cargo,
} from '../../backend/conformance/fixtures/saved-cargos'
import {
  allocate,
  createAllocation,
  createUniqueBoard,
  getLineId,
} from '../../backend/conformance/fixtures/saved-cover'
import {
  createClient,
  createDealInStatus,
  readDeal,
  sampleLine,
  type Deal,
} from '../../backend/conformance/fixtures/saved-deals'
import { createInvoiceWrite, issueInvoice } from '../../backend/conformance/fixtures/saved-invoices'
import {
  addPhotos,
  createPassingPiece,
  createSupplyReport,
} from '../../backend/conformance/fixtures/saved-reports'
import {
  createReadySupply,
  sampleSupplyLine,
  type Supply,
} from '../../backend/conformance/fixtures/saved-supplies'
import type { Role, Schemas } from '../../backend/call'
import { connectPeople, downloadPdf } from './connect-people'

/** A deal line: its section, lengths, price per m3, and the volume that is sold. */
export interface PackedLine {
  section: readonly [thickness: number, width: number]
  lengths: Schemas['LengthMix']
  price: string
  m3: string
}

/** Calls for wood that is listed in packs. Steps whose screens other tests open are API calls. */
export function createPackCalls(url: string) {
  const people = connectPeople(url)
  const listPacks = async ({ id }: Pick<Supply, 'id'>) =>
    (
      await expectAnswer(
        await (await people.as('cargo_manager')).get(`/supplies/${id}/packs/`),
        'listSupplyPacks',
      )
    ).items

  return {
    listPacks,
    readCargo: (cargo: Pick<Cargo, 'id'>) => readCargo(people, cargo),

    /** Creates a confirmed deal of these lines and ready wood for it, 40 m3 of each line. */
    async createWood(lines: readonly PackedLine[]): Promise<{ deal: Deal; supply: Supply }> {
      const woods = lines.map(({ section: [thickness_mm, width_mm], lengths }) =>
        createUniqueBoard({ thickness_mm, width_mm, length_mm: null, pcs_per_pack: null, lengths }),
      )
      const suffix = crypto.randomUUID().slice(0, 8)
      const { deal } = await createDealInStatus(people, 'confirmed', {
        client_id: await createClient(people, {
          name: `Tyne Timber ${suffix}`,
          country: 'GB',
          company_code: suffix,
          vat_code: null,
          required_certification: 'none',
        }),
        commission: null,
        lines: lines.map(({ price, m3 }, at) =>
          sampleLine({
            specification: woods[at] ?? null,
            certification: 'none',
            quantity: m3,
            price,
          }),
        ),
      })
      const supply = await createReadySupply(
        people,
        {
          lines: woods.map((specification) =>
            sampleSupplyLine({ specification, quantity: '40', price: '250.00' }),
          ),
        },
        '40',
        '40',
      )
      const allocations = lines.map(({ m3 }, at) =>
        createAllocation(supply, deal, m3, {
          supply_line_id: getLineId(supply, at),
          deal_line_id: getLineId(deal, at),
        }),
      )
      await expectAnswer(await allocate(people, ...allocations), 'setAllocations')
      return { deal, supply }
    },

    /** Creates a draft report that lacks only the scanned packs. */
    async createMeasuredReport(supply: Supply, pieces: readonly number[]): Promise<{ id: string }> {
      const { report, write } = await createSupplyReport(
        people,
        {
          lines: supply.lines.map(({ id, specification }, at) => ({
            id,
            lot_pcs: pieces[at] ?? 0,
            sampled_packs: 3,
            readings: Array.from({ length: 125 }, () =>
              createPassingPiece({
                thickness_mm: String(specification.thickness_mm),
                width_mm: String(specification.width_mm),
                length_mm: '3900',
              }),
            ),
            grade_found: specification.quality,
            rejected_pcs: 0,
          })),
        },
        'purchase_agent',
        supply,
      )
      return (await addPhotos(people, 'purchase_agent', report, write)).report
    },

    /** Creates a booked cargo that names packs of the lines. */
    async createCargo(
      kind: Schemas['CargoKind'],
      { deal, supply }: { deal: Deal; supply: Supply },
      packIds: readonly (readonly string[])[],
    ): Promise<Cargo> {
      const lines = packIds.map((pack_ids, at) =>
        createLoad({ deal, supply }, String(pack_ids.length), {
          supply_line_id: getLineId(supply, at),
          deal_line_id: getLineId(deal, at),
          unit: 'pack',
          pack_ids: [...pack_ids],
        }),
      )
      const write =
        kind === 'truck'
          ? sampleTruck({ seal_number: 'LT-36', lines })
          : sampleCargo({
              vgm_kg: 24_000,
              vgm_method: 'method_2',
              vgm_date: '2026-11-19',
              container_number: createContainerNumber(),
              lines,
            })
      return advanceCargo(people, await saveCargo(people, write), 'booked')
    },

    /** Loads and ships a cargo until it is delivered, and invoices it. */
    async deliver(deal: Deal, cargo: Cargo): Promise<Schemas['Invoice']> {
      const loading = await advanceCargo(people, await readCargo(people, cargo), 'loading')
      if (cargo.kind === 'container') await createApprovedCargoReport(people, { cargo: loading })
      await advanceCargo(
        people,
        await readCargo(people, cargo),
        ...(['sealed', 'in_transit', 'arrived', 'delivered'] as const),
      )
      return issueInvoice(people, await readDeal(people, deal), createInvoiceWrite(cargo))
    },

    downloadPdf: (role: Role, path: string) => downloadPdf(people, role, path),
  }
}
