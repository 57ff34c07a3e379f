import { expect } from 'vitest'
import type { Role, Schemas } from '../../call'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { invalid, notFound, success, UNKNOWN_ID, type Cases } from '../case'
import type { People } from '../host'
import { sampleProduct, sampleSawmill } from '../fixtures/samples'
import { createCompany } from '../fixtures/saved-companies'
import {
  createClient,
  createDeal,
  createDealInStatus,
  createDealWrite,
  findPersonId,
  sampleLine,
  postDealTransition,
} from '../fixtures/saved-deals'
import { createPerson } from '../fixtures/saved-people'
import {
  createSawmill,
  createSupply,
  sampleSupplyLine,
  postSupplyTransition,
} from '../fixtures/saved-supplies'

const FCA = { rule: 'FCA', place: 'Klaipėda' } as const

const copyDeal = async (people: People, role: Role, id: string, prices = 'same') =>
  expectAnswer(
    await (await people.as(role)).get(`/deals/${id}/copy/?prices=${prices}`),
    'getDealCopy',
  )
const copySupply = async (people: People, role: Role, id: string, prices = 'same') =>
  expectAnswer(
    await (await people.as(role)).get(`/supplies/${id}/copy/?prices=${prices}`),
    'getSupplyCopy',
  )
const codes = ({ notes }: { notes: readonly Schemas['CopyNote'][] }) =>
  notes.map(({ code }) => code)

const createProduct = async (people: People) => {
  const write = sampleProduct()
  const admin = await people.as('admin')
  const product = await expectAnswer(await admin.post('/products/', write), 'createProduct')
  const archive = async () =>
    expectAnswer(
      await admin.put(
        `/products/${product.id}/`,
        { ...write, status: 'archived' },
        { 'If-Match': `"${product.version}"` },
      ),
      'updateProduct',
    )
  return { ...product, archive }
}

async function setPrice(
  people: People,
  product_id: string,
  change: Partial<Schemas['PriceWrite']>,
): Promise<void> {
  const price: Schemas['PriceWrite'] = {
    product_id,
    list: 'sale',
    country: null,
    company_id: null,
    price: '310.00',
    price_small: null,
    price_medium: null,
    price_large: null,
    start_date: '2026-01-01',
    end_date: null,
    unit: 'm3',
    sale_unit: 'm3',
    hidden: false,
    is_on: true,
    ...change,
  }
  await expectAnswer(await (await people.as('admin')).post('/prices/', price), 'createPrice')
}

const dealCopyCases = {
  getDealCopy: [
    success('repeats terms, lines and costs, and leaves the weeks open', async (people) => {
      const { deal, write } = await createDeal(people, {
        notes: 'Asks for a discount',
        client_notes: 'Unloading from 7 to 15 h',
        lines: [sampleLine({ remark: 'Pack ends painted red' })],
      })
      const copy = await copyDeal(people, 'sale_manager', deal.id)
      const [line] = write.lines
      expect(copy.source).toEqual({ id: deal.id, number: deal.number })
      expect(copy.deal).toMatchObject({
        client_id: write.client_id,
        sale_manager_id: write.sale_manager_id,
        incoterms: write.incoterms,
        payment_terms: write.payment_terms,
        transport: write.transport,
        commission: write.commission,
        planned_freight: write.planned_freight,
        customer_reference: null,
        delivery_week_from: null,
        delivery_week_to: null,
        exchange_rate: null,
        client_notes: 'Unloading from 7 to 15 h',
        notes: null,
      })
      expect(copy.deal.lines).toEqual([
        {
          product_id: null,
          product_name: null,
          specification: line?.specification,
          quantity: '40.000',
          unit: 'm3',
          price: '312.00',
          planned_purchase_price: '248.00',
          price_unit: 'm3',
          certification: 'pefc_certified',
          remark: 'Pack ends painted red',
          discount: null,
        },
      ])
      expect(copy.deal.date >= write.date).toBe(true)
      expect(copy.notes).toEqual([])
    }),
    success('leaves the costs of another saleManager’s deal out', async (people) => {
      const other = (await createPerson(people, { role: 'sale_manager' })).person.id
      const write = await createDealWrite(people, { sale_manager_id: other })
      const deal = await expectAnswer(
        await (await people.as('admin')).post('/deals/', write),
        'createDeal',
      )
      const copy = await copyDeal(people, 'sale_manager', deal.id)
      expect(copy.deal).toMatchObject({
        sale_manager_id: await findPersonId(people, 'sale_manager'),
        commission: null,
        planned_freight: null,
        other_costs: [],
      })
      expect(copy.deal.lines[0]?.planned_purchase_price).toBeNull()
      expect(codes(copy)).toEqual(['costs_hidden'])
      const seen = await copyDeal(people, 'global_manager', deal.id)
      expect(seen.deal).toMatchObject({
        sale_manager_id: other,
        planned_freight: { amount: '1200.00', currency: 'EUR', exchange_rate: null },
      })
    }),
    success('offers the last price that was agreed with the client', async (people) => {
      const { deal } = await createDeal(people)
      const { id: other } = (await createDeal(people)).deal
      const agreed = await createDealInStatus(people, 'order_confirmation', {
        client_id: deal.client.id,
        lines: [sampleLine({ price: '343.20' })],
      })
      const same = await copyDeal(people, 'sale_manager', deal.id)
      expect(same.deal.lines[0]?.price).toBe('312.00')
      expect(same.differences).toEqual([
        {
          line: 1,
          before: '312.00',
          now: '343.20',
          price_unit: 'm3',
          percent: '10',
          is_discounted: false,
          source: 'last_deal',
          number: agreed.deal.number,
          date: agreed.write.date,
        },
      ])
      const today = await copyDeal(people, 'sale_manager', deal.id, 'today')
      expect(today.deal.lines[0]?.price).toBe('343.20')
      expect((await copyDeal(people, 'sale_manager', other)).differences).toEqual([])
    }),
    success('compares prices after the discounts of both lines', async (people) => {
      const discount = { kind: 'percent', value: '10.00' } as const
      const { deal } = await createDeal(people, { lines: [sampleLine({ discount })] })
      await createDealInStatus(people, 'order_confirmation', {
        client_id: deal.client.id,
        lines: [sampleLine({ price: '400.00', discount: { kind: 'percent', value: '29.80' } })],
      })
      // Both are 280.80.
      expect((await copyDeal(people, 'sale_manager', deal.id)).differences).toEqual([])
      await createDealInStatus(people, 'order_confirmation', {
        client_id: deal.client.id,
        lines: [sampleLine({ price: '400.00', discount })],
      })
      const today = await copyDeal(people, 'sale_manager', deal.id, 'today')
      expect(today.differences).toMatchObject([
        { before: '280.80', now: '360.00', is_discounted: true },
      ])
      expect(today.deal.lines).toMatchObject([{ price: '360.00', discount: null }])
    }),
    success(
      'prefers the listed price of the client’s country, in euro and FCA only',
      async (people) => {
        const product = await createProduct(people)
        await setPrice(people, product.id, { country: 'FR', price: '355.00' })
        await setPrice(people, product.id, { price: '299.00' })
        const lines = [
          sampleLine({ product_id: product.id, specification: null, certification: 'none' }),
        ]
        const { deal, write } = await createDealInStatus(people, 'order_confirmation', {
          lines,
          incoterms: FCA,
        })
        expect((await copyDeal(people, 'sale_manager', deal.id)).differences).toMatchObject([
          { now: '355.00', source: 'price_list', number: null, date: '2026-01-01' },
        ])
        const foreign = await createDeal(people, {
          lines: [{ ...sampleLine(), product_id: product.id, specification: null }],
          incoterms: FCA,
          currency: 'GBP',
          exchange_rate: '0.85',
        })
        const copy = await copyDeal(people, 'sale_manager', foreign.deal.id)
        expect(copy.differences).toEqual([])
        expect(copy.deal.exchange_rate).toBeNull()
        const delivered = await createDeal(people, {
          client_id: write.client_id,
          lines: [{ ...sampleLine(), product_id: product.id, specification: null }],
        })
        const withFreight = await copyDeal(people, 'sale_manager', delivered.deal.id)
        expect(withFreight.differences).toEqual([])
      },
    ),
    success('does not offer a price that is hidden from the client’s company', async (people) => {
      const product = await createProduct(people)
      const client_id = await createClient(people)
      const company = await createCompany(people, { client_id })
      await setPrice(people, product.id, { price: '299.00' })
      const { deal } = await createDeal(people, {
        client_id,
        incoterms: FCA,
        lines: [sampleLine({ product_id: product.id, specification: null })],
      })
      const shown = await copyDeal(people, 'sale_manager', deal.id)
      expect(shown.differences).toMatchObject([{ now: '299.00' }])
      await setPrice(people, product.id, { company_id: company.id, hidden: true })
      expect((await copyDeal(people, 'sale_manager', deal.id)).differences).toEqual([])
    }),
    success('names what can’t be repeated and keeps its wood', async (people) => {
      const product = await createProduct(people)
      const client_id = await createClient(people, { status: 'blocked' })
      const lines = [sampleLine({ product_id: product.id, specification: null })]
      const { deal } = await createDeal(people, { client_id, lines })
      await expectAnswer(
        await postDealTransition(people, 'sale_manager', deal, {
          to: 'canceled',
          reason: 'No answer',
        }),
        'transitionDeal',
      )
      await product.archive()
      const copy = await copyDeal(people, 'sale_manager', deal.id)
      expect(copy.notes).toEqual([
        { code: 'client_blocked', line: null, name: deal.client.name, date: null },
        { code: 'product_archived', line: 1, name: product.name, date: null },
      ])
      expect(copy.deal.lines[0]).toMatchObject({
        product_id: null,
        specification: { wood: 'LADC', thickness_mm: 33 },
      })
    }),
    success('makes a deal whose history names the source', async (people) => {
      const { deal, write } = await createDeal(people)
      const saleManager = await people.as('sale_manager')
      const save = async (from: string) => {
        const saved = await expectAnswer(
          await saleManager.post(`/deals/?copied_from=${from}`, {
            ...write,
            lines: [sampleLine()],
          }),
          'createDeal',
        )
        return expectAnswer(
          await saleManager.get(`/records/deal/${saved.id}/activity/`),
          'listActivity',
        )
      }
      expect((await save(deal.id)).items[0]).toMatchObject({
        kind: 'created',
        copied_from: { id: deal.id, number: deal.number },
      })
      expect((await save(UNKNOWN_ID)).items[0]).not.toHaveProperty('copied_from')
    }),
    invalid('refuses unknown prices', async (people) => {
      const { deal } = await createDeal(people)
      await expectFieldErrors(
        await (await people.as('sale_manager')).get(`/deals/${deal.id}/copy/?prices=last`),
        { '?prices': 'unknown_value' },
      )
    }),
    notFound('returns 404 for an unknown deal', async (people) => {
      await expectProblem(
        await (await people.as('sale_manager')).get(`/deals/${UNKNOWN_ID}/copy/`),
        'not_found',
        404,
      )
    }),
  ],
} satisfies Cases

const supplyCopyCases = {
  getSupplyCopy: [
    success('repeats terms and lines, without what belongs to the old wood', async (people) => {
      const { supply, write } = await createSupply(people, {
        due_diligence_reference: '26LTDZUKM31234',
        verification_number: '5ZCWXEPB',
        notes: 'Call first',
      })
      const copy = await copySupply(people, 'purchase_manager', supply.id)
      expect(copy.source).toEqual({ id: supply.id, number: supply.number })
      expect(copy.supply).toMatchObject({
        sawmill_id: write.sawmill_id,
        purchase_manager_id: write.purchase_manager_id,
        incoterms: write.incoterms,
        loading_place: write.loading_place,
        inspection_required: true,
        ready_week: null,
        deposit: null,
        due_diligence_reference: null,
        verification_number: null,
        harvest_countries: [],
        notes: null,
      })
      expect(copy.supply.lines).toMatchObject([{ quantity: '40.000', price: '248.00' }])
      expect(copy.notes).toEqual([])
      expect((await copySupply(people, 'cargo_manager', supply.id)).supply).toMatchObject({
        purchase_manager_id: write.purchase_manager_id,
      })
    }),
    success('offers the last price that was paid to the mill', async (people) => {
      const { supply, write } = await createSupply(people)
      const later = await createSupply(people, {
        sawmill_id: write.sawmill_id,
        lines: [sampleSupplyLine({ price: '260.40' })],
      })
      await expectAnswer(
        await postSupplyTransition(people, 'purchase_manager', later.supply, { to: 'ordered' }),
        'transitionSupply',
      )
      const same = await copySupply(people, 'purchase_manager', supply.id)
      expect(same.supply.lines[0]?.price).toBe('248.00')
      expect(same.differences).toMatchObject([
        {
          line: 1,
          now: '260.40',
          price_unit: 'm3',
          percent: '5',
          source: 'last_supply',
          number: later.supply.number,
        },
      ])
      const today = await copySupply(people, 'purchase_manager', supply.id, 'today')
      expect(today.supply.lines[0]?.price).toBe('260.40')
    }),
    success('names a suspended mill and an expired certificate', async (people) => {
      const certificate = { scheme: 'fsc', code: 'NC-COC-003318', expires: '2026-01-31' } as const
      const sawmill = sampleSawmill({ certificate, approval: 'suspended' })
      const sawmill_id = await createSawmill(people, sawmill)
      const plain = await createSupply(people, { sawmill_id })
      expect(codes(await copySupply(people, 'purchase_manager', plain.supply.id))).toEqual([
        'sawmill_not_approved',
      ])
      const claimed = await createSupply(people, {
        sawmill_id,
        certificate_claim: 'fsc_mix_credit',
      })
      const copy = await copySupply(people, 'purchase_manager', claimed.supply.id)
      expect(copy.notes.at(-1)).toEqual({
        code: 'certificate_expired',
        line: null,
        name: sawmill.name,
        date: '2026-01-31',
      })
    }),
    success('makes a supply whose history names the source', async (people) => {
      const { supply, write } = await createSupply(people)
      const purchaseManager = await people.as('purchase_manager')
      const saved = await expectAnswer(
        await purchaseManager.post(`/supplies/?copied_from=${supply.id}`, {
          ...write,
          lines: [sampleSupplyLine()],
        }),
        'createSupply',
      )
      const { items } = await expectAnswer(
        await purchaseManager.get(`/records/supply/${saved.id}/activity/`),
        'listActivity',
      )
      expect(items[0]?.copied_from).toEqual({ id: supply.id, number: supply.number })
    }),
    invalid('refuses unknown prices', async (people) => {
      const { supply } = await createSupply(people)
      await expectFieldErrors(
        await (await people.as('purchase_manager')).get(`/supplies/${supply.id}/copy/?prices=x`),
        { '?prices': 'unknown_value' },
      )
    }),
    notFound('returns 404 for an unknown supply', async (people) => {
      await expectProblem(
        await (await people.as('purchase_manager')).get(`/supplies/${UNKNOWN_ID}/copy/`),
        'not_found',
        404,
      )
    }),
  ],
} satisfies Cases

export const copyCases: Cases = { ...dealCopyCases, ...supplyCopyCases }
