import { describe, expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Schemas } from '../call'
import { parseJson, toJson } from '../db/rows'
import type { StoredConfirmation } from '../db/tables/stored-confirmation'
import type { Paper } from '../papers/paper'
import { findMissingTexts } from '../papers/read-pdf'

setUpTestWorlds()
const world = useTestWorld()

/** Changes the latest confirmation of a confirmed deal and returns the address of its paper. */
async function issue(
  country: string,
  change: (document: StoredConfirmation) => Partial<StoredConfirmation> = () => ({}),
): Promise<{ id: string; address: string }> {
  const { deal_id: id, document } = await world.db
    .selectFrom('order_confirmations')
    .innerJoin('deals', 'deals.id', 'deal_id')
    .select(['deal_id', 'document'])
    .where('deals.status', '=', 'confirmed')
    .where('deals.order_confirmation_revision', '=', 1)
    .orderBy('order_confirmations.id')
    .executeTakeFirstOrThrow()
  const saved = parseJson(document)
  await world.db
    .updateTable('order_confirmations')
    .set({
      document: toJson({
        ...saved,
        client: { ...saved.client, country },
        ...change(saved),
      }),
    })
    .where('deal_id', '=', id)
    .execute()
  await world.loginAs('sale_manager')
  return { id, address: `http://localhost/api/records/deal/${id}/papers/order_confirmation/` }
}

const getPaper = async (address: string): Promise<Paper> =>
  (await (await fetch(address)).json()) as Paper

const byTruck = {
  transport: { kind: 'truck', count: 2 },
  port_of_discharge: null,
  delivery_week_from: '2026-W50',
  delivery_week_to: '2026-W51',
} as const

const listCells = ({ tables }: Paper) =>
  tables.flatMap(({ rows, totals }) =>
    [...rows, ...(totals ? [totals] : [])].flatMap(({ cells }) => cells),
  )

describe('the order confirmation', () => {
  it('names no port for a truck, and joins consecutive weeks', async () => {
    const { terms } = await getPaper((await issue('GB', () => byTruck)).address)
    expect(terms.map(({ term }) => term)).not.toContain('Port of discharge')
    expect(terms).toContainEqual({ term: 'Transport', value: '2 trucks' })
    expect(terms).toContainEqual({ term: 'Delivery', value: 'W50–51 2026' })
  })

  it('shows that a container has no port yet', async () => {
    const { address } = await issue('GB', () => ({
      ...byTruck,
      transport: { kind: 'container', count: 2 },
    }))
    const { terms } = await getPaper(address)
    expect(terms).toContainEqual({ term: 'Port of discharge', value: null })
  })

  it('shows the pieces per pack', async () => {
    const cells = listCells(await getPaper((await issue('GB')).address))
    const notes = cells.flatMap((cell) => cell.notes)
    expect(notes.filter((note) => /^[\d,]+ pieces per pack$/.test(note))).not.toEqual([])
  })

  it('shows the notes for the client first, and the remark of a line under its wood', async () => {
    const { address } = await issue('GB', ({ lines }) => ({
      client_notes: 'Unloading from 7 to 15 h\nRing the bell',
      lines: lines.map((line) => ({ ...line, remark: 'Pack ends painted red' })),
    }))
    const { notes, tables } = await getPaper(address)
    expect(notes.slice(0, 2)).toEqual(['Unloading from 7 to 15 h', 'Ring the bell'])
    expect(tables[0]?.rows[0]?.cells[0]?.notes).toContain('Pack ends painted red')
  })

  it('names the wood in the language of its client', async () => {
    const getWood = async (country: string) => {
      const { tables } = await getPaper((await issue(country)).address)
      return tables[0]?.rows.map(({ cells }) => cells[0]?.text) ?? []
    }
    const [english, french] = [await getWood('GB'), await getWood('FR')]
    expect(english.join()).toMatch(/Spruce|Pine|Larch/)
    expect(french.join()).not.toMatch(/Spruce|Pine|Larch/)
    expect(french.join()).toMatch(/[ÉéPpMm](?:picéa|in|élèze)/)
  })

  it('lists discounts and charges below the goods, and totals them without VAT', async () => {
    const { address } = await issue('GB', ({ lines }) => ({
      currency: 'EUR',
      lines: lines.slice(0, 1).map((line) => ({
        ...line,

        amount: '980.00',
        discount: { kind: 'percent', value: '2.00' },
      })),
      charges: [
        { kind: 'discount', text: null, basis: 'percent', quantity: null, value: '5.00' },
        { kind: 'pallets', text: 'Euro pallets', basis: 'quantity', quantity: '4', value: '15.00' },
        { kind: 'freight', text: 'Lyon', basis: 'amount', quantity: null, value: '450.00' },
      ],
      revenue: '1441.00',
    }))
    const [table] = (await getPaper(address)).tables
    const rows = [...(table?.rows ?? []), table?.totals].map((row) => row?.cells ?? [])
    expect(rows[0]?.[0]?.notes).toContain('Discount 2%')
    expect(rows.slice(1).map((cells) => [cells[0]?.text, cells.at(-1)?.text])).toEqual([
      ['Goods', '980.00'],
      ['Discount', expect.stringMatching(/^.49\.00$/)],
      ['Euro pallets', '60.00'],
      ['Freight, Lyon', '450.00'],
      ['Total excl. VAT', '1,441.00'],
    ])
  })

  it('shows units of prices', async () => {
    const texts = listCells(await getPaper((await issue('GB')).address)).map(({ text }) => text)
    expect(texts.filter((text) => /\d\.\d{2} per (m³|lm|m²|pc|pack)$/.test(text))).not.toEqual([])
  })

  it('shows prices and amounts in yen without cents', async () => {
    const { address } = await issue('GB', ({ lines }) => ({
      currency: 'JPY',
      revenue: '2050040.00',
      lines: lines.map((line) => ({ ...line, price: '51251.00', amount: '2050040.00' })),
    }))
    const text = listCells(await getPaper(address))
      .map((cell) => cell.text)
      .join(' ')
    expect(text).toContain('51,251 per')
    expect(text).not.toContain('.00 ')
  })

  it('shows an ordered service in its own row', async () => {
    const { address } = await issue('GB', ({ lines: [line] }) => ({
      lines: line
        ? [{ ...line, service: { service: 'planing', m3: '2.000', price: '40', amount: '80.00' } }]
        : [],
    }))
    const [table] = (await getPaper(address)).tables
    expect(table?.rows.at(-1)?.cells.map(({ text }) => text)).toEqual([
      'Planing',
      '',
      '',
      '2.000 m³',
      '',
      '40.00 per m³',
      '80.00',
    ])
  })

  it('has no value for a field added after it was issued', async () => {
    const { address } = await issue('GB', () => ({ customer_reference: undefined as never }))
    const { terms } = await getPaper(address)
    expect(terms).toContainEqual({ term: 'Customer reference', value: null })
  })

  it.each([
    ['GB', 'en', 'Order confirmation'],
    ['BE', 'fr', 'Confirmation de commande'],
    ['LT', 'lt', 'Užsakymo patvirtinimas'],
    ['CL', 'es', 'Confirmación de pedido'],
  ])(
    'for a client in %s is in %s, and its PDF has the same texts and sums',
    async (country, language, title) => {
      const { address } = await issue(country)
      const paper = await getPaper(address)
      expect(paper).toMatchObject({ language, title: `${title} ${paper.number}` })
      const pdf = await fetch(`${address}pdf/`)
      expect(await findMissingTexts(new Uint8Array(await pdf.arrayBuffer()), paper)).toEqual([])
    },
  )
})

describe('an invalid order confirmation', () => {
  it.each([
    ['canceled', 'Canceled.', /^This deal was canceled/],
    ['draft', 'Not valid.', /^The deal was reopened as a draft/],
  ] as const)('of a deal that is now %s says so', async (status, title, text) => {
    const { id, address } = await issue('GB')
    expect((await getPaper(address)).notice).toBeNull()
    await world.db.updateTable('deals').set({ status }).where('id', '=', id).execute()
    expect((await getPaper(address)).notice).toEqual({
      title,
      text: expect.stringMatching(text) as unknown,
      is_proposal: false,
    })
  })

  it('that was replaced says so, and stays readable', async () => {
    const { id, address } = await issue('GB')
    const first = await world.db
      .selectFrom('order_confirmations')
      .selectAll()
      .where('deal_id', '=', id)
      .executeTakeFirstOrThrow()
    const document = toJson({ ...parseJson(first.document), revision: 2 })
    await world.db
      .insertInto('order_confirmations')
      .values({ ...first, id: crypto.randomUUID(), revision: 2, document })
      .execute()
    await world.db
      .updateTable('deals')
      .set({ order_confirmation_revision: 2 })
      .where('id', '=', id)
      .execute()
    expect(await getPaper(address)).toMatchObject({ revision: 2, notice: null })
    expect(await getPaper(`${address}?revision=1`)).toMatchObject({
      revision: 1,
      notice: { title: 'Replaced.' },
    })
    const list = await fetch(`http://localhost/api/records/deal/${id}/papers/`)
    const papers = (await list.json()) as Schemas['PaperItem'][]
    expect(papers.filter(({ paper }) => paper === 'order_confirmation')).toMatchObject([
      { revision: 2 },
      { revision: 1 },
    ])
  })
})
