import { expect } from 'vitest'
import type { Schemas } from '../../call'
import { expectAnswer } from '../answers'
import { success, type Cases } from '../case'
import type { People } from '../host'
import { createLoad, createReadyWood } from '../fixtures/saved-cargos'
import { createUniqueBoard } from '../fixtures/saved-cover'
import { sampleLine, readDeal } from '../fixtures/saved-deals'
import { createDepartedTruck, createInvoiceWrite, issueInvoice } from '../fixtures/saved-invoices'
import { samplePack, savePacks } from '../fixtures/saved-packs'

const LENGTHS = [3000, 3300, 3600, 3900, 4200, 4800, 5100, 5400]
/** 24 packs of eight lengths, no two alike. */
const TALLIES = Array.from({ length: 24 }, (_, pack): Schemas['Tally'] =>
  LENGTHS.map((length_mm, at) => ({ length_mm, pcs: 2 + ((pack * 5 + at * 3) % 11) })),
)
const PRICE_CENTS = 31_155

/** Adds up packs with a pocket calculator: m3 rounded per pack, the amount once. */
function calculate({ thickness_mm, width_mm }: Schemas['Specification']) {
  const face = (thickness_mm ?? 0) * (width_mm ?? 0)
  const litres = TALLIES.map((tally) => {
    const mm = tally.reduce((sum, { length_mm, pcs }) => sum + length_mm * pcs, 0)
    return Math.round((mm * face) / 1_000_000)
  }).reduce((sum, pack) => sum + pack, 0)
  const pieces = LENGTHS.map((_, at) =>
    TALLIES.reduce((sum, tally) => sum + (tally[at]?.pcs ?? 0), 0),
  )
  return {
    m3: (litres / 1000).toFixed(3),
    amount: (Math.round((litres * PRICE_CENTS) / 1000) / 100).toFixed(2),
    pcs: pieces.reduce((sum, pcs) => sum + pcs, 0),
    pieces: LENGTHS.map(
      (mm, at) => `${(mm / 1000).toFixed(1).replace('.', ',')}\u00a0(${pieces[at]})`,
    ),
  }
}

async function readGoods(
  people: People,
  dealId: string,
  paper: 'invoice?revision=1' | 'proforma_invoice',
) {
  const [name, query = ''] = paper.split('?')
  const saleManager = await people.as('sale_manager')
  const { tables } = await expectAnswer(
    await saleManager.get(`/records/deal/${dealId}/papers/${name}/?${query}`),
    'getPaper',
  )
  const [goods, vat] = tables
  const plain = (text: string | undefined) =>
    text?.replaceAll(/[\s\u202f\u00a0]/g, '').replace(',', '.')
  const [line, packs] = goods?.rows.map(({ cells }) => cells) ?? []
  return {
    pcs: Number(plain(line?.[2]?.text)),
    m3: plain(line?.[4]?.text),
    amount: plain(line?.at(-1)?.text),
    total: plain(goods?.totals?.cells.at(-1)?.text),
    payable: plain(vat?.totals?.cells.at(-1)?.text),
    packs: packs?.[0]?.notes,
  }
}

/** Returns the wood and m3 of each pack on a packing list, and their total. */
async function readPackingList(people: People, cargoId: string, clientId: string) {
  const cargoManager = await people.as('cargo_manager')
  const { tables } = await expectAnswer(
    await cargoManager.get(`/records/cargo/${cargoId}/papers/packing_list/?client_id=${clientId}`),
    'getPaper',
  )
  const [packs] = tables
  const toLitres = (text: string | undefined) => Number(text?.replace(/[.,]/, ''))
  return {
    woods: packs?.rows.map(({ cells }) => cells[1]?.text) ?? [],
    litres: packs?.rows.map(({ cells }) => toLitres(cells.at(-2)?.text)) ?? [],
    total: toLitres(packs?.totals?.cells.at(-2)?.text),
  }
}

/** Returns the marks and the wood of the only load on a consignment note. */
async function readConsignmentNote(people: People, cargoId: string, clientId: string) {
  const cargoManager = await people.as('cargo_manager')
  const { boxes } = await expectAnswer(
    await cargoManager.get(`/records/cargo/${cargoId}/papers/cmr/?client_id=${clientId}`),
    'getPaper',
  )
  const [load] = boxes.flatMap(({ table }) => table?.rows ?? [])
  return [load?.cells[0], load?.cells[3]].map((cell) => [cell?.text, ...(cell?.notes ?? [])])
}

/** An invoice of named packs, from their pieces to the amount to pay. */
export const invoicePackCases = {
  getPaper: [
    success(
      'prints pieces, m³ and amounts of named packs to the litre and the cent',
      async (people) => {
        const wood = createUniqueBoard({
          thickness_mm: 44,
          width_mm: 151,
          length_mm: null,
          pcs_per_pack: null,
          lengths: { kind: 'range', from_mm: 3000, to_mm: 5400, average_mm: null },
        })
        const expected = calculate(wood)
        const { m3, amount } = expected
        const line = sampleLine({ specification: wood, quantity: m3, price: '311.55' })
        const { deal, supply } = await createReadyWood(people, {
          wood,
          ready: m3,
          terms: { lines: [line] },
        })
        const { items } = await savePacks(
          people,
          supply.id,
          TALLIES.map((tally, at) => samplePack(supply, { number: `A-${1201 + at}`, tally })),
        )
        const cargo = await createDepartedTruck(people, [
          createLoad({ deal, supply }, '24', { unit: 'pack', pack_ids: items.map(({ id }) => id) }),
        ])
        const list = await readPackingList(people, cargo.id, deal.client.id)
        expect(list.woods).toEqual(TALLIES.map(() => expect.stringMatching(/ 44×151$/) as unknown))
        expect(list.litres.reduce((sum, litres) => sum + litres, 0)).toBe(list.total)
        expect(list.total).toBe(Number(m3.replace('.', '')))
        expect(await readConsignmentNote(people, cargo.id, deal.client.id)).toEqual([
          [deal.number, items.map(({ number }) => number).join(', ')],
          [expect.stringMatching(/ 44×151$/), expected.pieces.join(' ')],
        ])
        await issueInvoice(people, await readDeal(people, deal), createInvoiceWrite(cargo))
        for (const paper of ['invoice?revision=1', 'proforma_invoice'] as const) {
          const { packs, pcs, ...goods } = await readGoods(people, deal.id, paper)
          expect(goods).toEqual({ m3, amount, total: amount, payable: amount })
          expect(packs).toEqual([
            `Pièces par longueur, m\u00a0: ${expected.pieces.join(' ')}`,
            `Numéros de colis\u00a0: ${items.map(({ number }) => number).join(', ')}`,
          ])
          if (paper !== 'proforma_invoice') expect(pcs).toBe(expected.pcs)
        }
      },
    ),
  ],
} satisfies Cases
