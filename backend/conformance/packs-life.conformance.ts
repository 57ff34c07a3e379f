import { expect } from 'vitest'
import type { Schemas } from '../call'
import { getProductId } from '../seed/products'
import { expectAnswer, expectFields } from './answers'
import { invalid, success, type Cases } from './case'
import type { People } from './host'
import { createPackNumber, readPack, samplePack, savePacks } from './saved-packs'
import { createSubmittedSupplyReport, stepSupplyReport } from './saved-reports'
import { createReadySupply, sampleSupplyLine } from './saved-supplies'

/** 3.9 m of this product are not in its specification, so that pieces alone give another volume. */
const PRODUCT = getProductId('Spruce KD SF 22x100x4000')
const TALLY: Schemas['Tally'] = [
  { length_mm: 3900, pcs: 40 },
  { length_mm: 4200, pcs: 60 },
]

/** Lists two packs of a supply of a stocked product that is ready. */
async function createReceivablePacks(people: People) {
  const supply = await createReadySupply(
    people,
    { lines: [sampleSupplyLine({ product_id: PRODUCT, specification: null })] },
    '38',
  )
  const { items } = await savePacks(people, supply.id, [
    samplePack(supply, { number: 'A-1', barcode: createPackNumber(), tally: TALLY }),
    samplePack(supply, { number: 'A-2', tally: TALLY }),
  ])
  const [marked, plain] = items
  if (!marked || !plain) throw new Error('Two packs were listed.')
  return { supply, supply_line_id: supply.lines[0]?.id ?? '', marked, plain }
}

const receive = async (
  { as }: People,
  supply_line_id: string,
  packs: Schemas['LotsReceived']['packs'],
) => (await as('manager')).post('/lots/', { supply_line_id, location: 'SEGOT', packs })

export const packLifeCases = {
  listReceivable: [
    success('names the listed packs of a line', async (people) => {
      const { supply, supply_line_id } = await createReceivablePacks(people)
      const { items } = await expectAnswer(
        await (await people.as('manager')).get(`/stock/receivable/?q=${supply.number}`),
        'listReceivable',
      )
      expect(items).toMatchObject([
        {
          supply_line_id,
          packs: [
            { number: 'A-1', pcs: 100 },
            { number: 'A-2', pcs: 100 },
          ],
        },
      ])
    }),
  ],
  receiveLots: [
    success('keeps number, barcode, tally and volume of listed packs', async (people) => {
      const { supply_line_id, marked, plain } = await createReceivablePacks(people)
      const { items } = await expectAnswer(
        await receive(people, supply_line_id, [
          { barcode: marked.barcode?.toLowerCase() ?? null, pcs: 100 },
          { barcode: null, pcs: 100, pack_id: plain.id },
        ]),
        'receiveLots',
      )
      expect(items).toMatchObject([
        { volume_m3: marked.volume_m3, pcs: 100, pack: { number: 'A-1', tally: TALLY } },
        { volume_m3: plain.volume_m3, pack: { number: 'A-2', tally: TALLY } },
      ])
      // 408 m of 22 × 100 mm; 100 pieces of 4 m would be 0.880 m³.
      expect(items[0]?.volume_m3).toBe('0.898')
      for (const [i, { id }] of [marked, plain].entries())
        expect(await readPack(people, id)).toMatchObject({
          status: 'in_stock',
          lot: { id: items[i]?.id, location: 'SEGOT' },
          events: [
            { kind: 'listed' },
            { kind: 'received', record: { kind: 'lot', name: items[i]?.barcode } },
          ],
        })
    }),
    invalid(
      'refuses other pieces than listed, and packs that are no longer at the mill',
      async (people) => {
        const { supply_line_id, marked, plain } = await createReceivablePacks(people)
        const other = await createReceivablePacks(people)
        await expectAnswer(
          await receive(people, supply_line_id, [{ barcode: null, pcs: 100, pack_id: plain.id }]),
          'receiveLots',
        )
        await expectFields(
          await receive(people, supply_line_id, [
            { barcode: marked.barcode, pcs: 99 },
            { barcode: null, pcs: 100, pack_id: plain.id },
            { barcode: null, pcs: 100, pack_id: other.plain.id },
            { barcode: other.marked.barcode, pcs: 100 },
          ]),
          {
            '/packs/0/pcs': 'tally_differs',
            '/packs/1/pack_id': 'locked',
            '/packs/2/pack_id': 'not_found',
            '/packs/3/barcode': 'duplicate',
          },
        )
      },
    ),
  ],
  transitionSupplyReport: [
    success('accepts or rejects the packs of its lines', async (people) => {
      for (const [verdict, status] of [
        ['pass', 'accepted'],
        ['fail', 'rejected'],
      ] as const) {
        const supply = await createReadySupply(people, {}, '38')
        const { items } = await savePacks(people, supply.id, [samplePack(supply)])
        const report = await createSubmittedSupplyReport(
          people,
          { verdict, remarks: 'Seen at the mill' },
          supply,
        )
        const id = items[0]?.id ?? ''
        expect((await readPack(people, id)).status).toBe('listed')
        await expectAnswer(
          await stepSupplyReport(people, 'purchase_manager', report, { to: 'approved' }),
          'transitionSupplyReport',
        )
        expect(await readPack(people, id)).toMatchObject({
          status,
          events: [
            { kind: 'listed' },
            { kind: status, record: { kind: 'supply_report', name: report.number } },
          ],
        })
      }
    }),
  ],
} satisfies Cases
