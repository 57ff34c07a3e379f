import { expect } from 'vitest'
import type { Schemas } from '../../call'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import {
  forbidden,
  idempotent,
  invalid,
  notFound,
  stale,
  success,
  UNKNOWN_ID,
  type Cases,
} from '../case'
import type { People } from '../host'
import {
  type Cargo,
  postCargoTransition,
  createLoad,
  createReadyWood,
} from '../fixtures/saved-cargos'
import {
  createClient,
  type Deal,
  findPersonId,
  postDealTransition,
  readDeal,
} from '../fixtures/saved-deals'
import {
  postCredit,
  postInvoice,
  createDepartedTruck,
  createInvoiceWrite,
  createShippedDeal,
  creditInvoice,
  getSerialNumber,
  issueInvoice,
  listInvoices,
} from '../fixtures/saved-invoices'
import {
  changeFirstLine,
  changeRevision,
  createAgreedRevision,
  openRevision,
  postRevisionTransition,
  putRevision,
  readRevision,
  transitionRevision,
} from '../fixtures/saved-revisions'
import { putSettings } from '../fixtures/saved-settings'

const PALLETS: Schemas['Charge'] = {
  kind: 'pallets',
  text: null,
  basis: 'amount',
  quantity: null,
  value: '120.00',
}
const DISCOUNT: Schemas['Charge'] = {
  kind: 'discount',
  text: null,
  basis: 'percent',
  quantity: null,
  value: '2.00',
}

/** Creates a deal of which 20 m3 are sealed in a truck. */
async function createSealedDeal(people: People): Promise<{ deal: Deal; cargo: Cargo }> {
  const wood = await createReadyWood(people)
  const loads = [createLoad(wood, '20')]
  const cargo = await createDepartedTruck(people, loads, 'booked', 'loading', 'sealed')
  return { deal: await readDeal(people, wood.deal), cargo }
}

/** Cases of invoices: issued by cargo, numbered without gaps, canceled by credit notes. */
export const invoiceCases = {
  listInvoices: [
    success('lists invoices and credit notes by their filters, newest first', async (people) => {
      const { deal, cargo } = await createShippedDeal(people)
      const invoice = await issueInvoice(people, deal, createInvoiceWrite(cargo))
      const note = await creditInvoice(people, invoice)
      const saleManager = await people.as('sale_manager')
      const list = async (filters: string) =>
        (
          await expectAnswer(
            await saleManager.get(`/invoices/?client_id=${deal.client.id}&${filters}`),
            'listInvoices',
          )
        ).items.map(({ number }) => number)
      expect(await list('')).toEqual([note.number, invoice.number])
      expect(await list('sort=number')).toEqual([invoice.number, note.number])
      expect(await list('status=credited')).toEqual([invoice.number])
      expect(await list('kind=credit_note')).toEqual([note.number])
      expect(await list(`q=${invoice.number.toLowerCase()}`)).toEqual([invoice.number])
      expect(await list('currency=USD')).toEqual([])
      expect(await list('week_from=2099-W01')).toEqual([])
    }),
    success('shows sale managers the invoices of their own deals', async (people) => {
      const list = async (role: 'sale_manager' | 'purchase_manager') =>
        (
          await expectAnswer(
            await (await people.as(role)).get('/invoices/?limit=500'),
            'listInvoices',
          )
        ).items
      const own = await list('sale_manager')
      const me = await findPersonId(people, 'sale_manager')
      for (const { deal_id } of own)
        expect((await readDeal(people, { id: deal_id })).sale_manager.id).toBe(me)
      expect(own.length).toBeGreaterThan(0)
      expect(own.length).toBeLessThan((await list('purchase_manager')).length)
    }),
    invalid('refuses weeks in the wrong order', async (people) => {
      const admin = await people.as('admin')
      await expectFieldErrors(await admin.get('/invoices/?week_from=2026-W10&week_to=2026-W09'), {
        '?week_to': 'week_order',
      })
    }),
  ],
  listInvoiceLines: [
    success('lists wood and charges, below zero for a credit note', async (people) => {
      const { deal, cargo } = await createShippedDeal(people, { charges: [PALLETS] })
      await creditInvoice(
        people,
        await issueInvoice(people, deal, createInvoiceWrite(cargo, { charges: [1] })),
      )
      const admin = await people.as('admin')
      const { items } = await expectAnswer(
        await admin.get(`/invoices/lines/?client_id=${deal.client.id}&sort=number`),
        'listInvoiceLines',
      )
      expect(items.map(({ quantity, amount }) => [quantity, amount])).toEqual([
        ['20.000', '6240.00'],
        [null, '120.00'],
        ['-20.000', '-6240.00'],
        [null, '-120.00'],
      ])
    }),
    invalid('refuses weeks in the wrong order', async (people) => {
      const admin = await people.as('admin')
      await expectFieldErrors(
        await admin.get('/invoices/lines/?week_from=2026-W10&week_to=2026-W09'),
        {
          '?week_to': 'week_order',
        },
      )
    }),
  ],
  listDealInvoices: [
    success('lists cargos that can be invoiced, and the invoices of a deal', async (people) => {
      const { deal, cargo } = await createShippedDeal(people, { charges: [PALLETS, DISCOUNT] })
      expect(await listInvoices(people, deal)).toMatchObject({
        items: [],
        cargos: [{ id: cargo.id, number: cargo.number, status: 'in_transit', volume_m3: '20.000' }],
        charges: [
          { position: 1, invoice: null, is_always_charged: false },
          { position: 2, invoice: null, is_always_charged: true },
        ],
        can_issue: true,
      })
      const { id, number } = await issueInvoice(
        people,
        deal,
        createInvoiceWrite(cargo, { charges: [1] }),
      )
      expect(await listInvoices(people, deal)).toMatchObject({
        items: [{ id, number, can_credit: true }],
        cargos: [],
        charges: [{ invoice: { id, number } }, { invoice: null }],
        can_issue: false,
      })
    }),
    success('marks the invoiced loads on the cargo until a credit note', async (people) => {
      const { deal, cargo } = await createShippedDeal(people)
      const cargoManager = await people.as('cargo_manager')
      const findNumbers = async () =>
        (await expectAnswer(await cargoManager.get(`/cargos/${cargo.id}/`), 'getCargo')).shares.map(
          ({ invoice_number }) => invoice_number,
        )
      expect(await findNumbers()).toEqual([null])
      const invoice = await issueInvoice(people, deal, createInvoiceWrite(cargo))
      expect(await findNumbers()).toEqual([invoice.number])
      await creditInvoice(people, invoice)
      expect(await findNumbers()).toEqual([null])
    }),
    success('lets purchase managers read, but not issue or credit', async (people) => {
      const { deal, cargo } = await createShippedDeal(people)
      expect((await listInvoices(people, deal, 'purchase_manager')).can_issue).toBe(false)
      await issueInvoice(people, deal, createInvoiceWrite(cargo))
      const { items } = await listInvoices(people, deal, 'purchase_manager')
      expect(items).toMatchObject([{ can_credit: false, can_send: false }])
    }),
    notFound('returns 404 for an unknown deal', async (people) => {
      const saleManager = await people.as('sale_manager')
      await expectProblem(await saleManager.get(`/deals/${UNKNOWN_ID}/invoices/`), 'not_found', 404)
    }),
  ],
  updateDealRevision: [
    invalid('keeps a charge that is invoiced until the invoice is credited', async (people) => {
      const { deal, cargo } = await createShippedDeal(people, { charges: [PALLETS, DISCOUNT] })
      const opened = await openRevision(people, deal)
      const dearer = { ...PALLETS, value: '150.00' }
      const saved = await changeRevision(people, opened, { charges: [dearer, DISCOUNT] })
      const invoice = await issueInvoice(people, deal, createInvoiceWrite(cargo, { charges: [1] }))
      const conflict = {
        pointer: '/charges/0',
        code: 'invoiced',
        params: { number: invoice.number },
      }
      expect((await readRevision(people, saved)).conflicts).toEqual([conflict])
      const refused = await postRevisionTransition(people, 'sale_manager', saved, { to: 'sent' })
      expect((await expectProblem(refused, 'validation', 422)).errors).toEqual([conflict])
      const put = (charges: Schemas['Charge'][]) =>
        putRevision(people, 'sale_manager', saved, { charges })
      expect((await readRevision(people, saved)).closed_fields).not.toContain('/charges/0')
      await expectFieldErrors(await put([DISCOUNT]), { '/charges': 'invoiced' })
      expect((await put([DISCOUNT, PALLETS, dearer])).status).toBe(200)
      const kept = await readRevision(people, saved)
      expect(kept.closed_fields).toContain('/charges/1')
      await creditInvoice(people, invoice)
      const credited = await readRevision(people, saved)
      expect(credited.closed_fields).not.toContain('/charges/1')
      await changeRevision(people, credited, { charges: [dearer] })
    }),
  ],
  previewInvoice: [
    success('computes what would be issued, without a number', async (people) => {
      const { deal, cargo } = await createShippedDeal(people, { charges: [PALLETS, DISCOUNT] })
      const saleManager = await people.as('sale_manager')
      const preview = async (change: Partial<Schemas['InvoiceWrite']>) =>
        expectAnswer(
          await saleManager.post(
            `/deals/${deal.id}/invoices/preview/`,
            createInvoiceWrite(cargo, change),
          ),
          'previewInvoice',
        )
      expect(await preview({})).toMatchObject({
        lines: [{ quantity: '20.000', price: '312.00', amount: '6240.00' }],
        charges: [{ amount: '-124.80' }],
        goods: '6240.00',
        net: '6115.20',
        vat_rule: 'intra_community',
        vat: '0.00',
        total: '6115.20',
        destination_country: 'FR',
        missing: [],
      })
      expect(await preview({ charges: [1], destination_country: 'LT' })).toMatchObject({
        net: '6235.20',
        vat_rule: 'home',
        vat_rate: '21.00',
        vat: '1309.39',
        total: '7544.59',
      })
      expect(await preview({ destination_country: 'GB' })).toMatchObject({ vat_rule: 'export' })
      expect((await listInvoices(people, deal)).items).toEqual([])
    }),
    success(
      'leaves the VAT to a business of its own country if the law says so',
      async (people) => {
        const client_id = await createClient(people, { country: 'LT', vat_code: 'LT100013245612' })
        const { deal, cargo } = await createShippedDeal(people, { client_id })
        const saved = await putSettings(people, { reverse_charge_law: 'Law on VAT, Article 1' })
        try {
          expect(saved.status).toBe(200)
          const invoice = await issueInvoice(people, deal, createInvoiceWrite(cargo))
          expect(invoice).toMatchObject({
            vat_rule: 'reverse_charge',
            vat: '0.00',
            total: '6240.00',
          })
          const saleManager = await people.as('sale_manager')
          const paper = await expectAnswer(
            await saleManager.get(`/records/deal/${deal.id}/papers/invoice/?revision=1`),
            'getPaper',
          )
          expect(paper.notes.join(' ')).toContain('PVM apskaičiuoja ir sumoka pirkėjas (Law on VAT')
        } finally {
          const reset = await putSettings(people, { reverse_charge_law: null })
          expect(reset.status).toBe(200)
        }
      },
    ),
    invalid('refuses unknown cargos and charges', async (people) => {
      const { deal, cargo } = await createShippedDeal(people)
      const saleManager = await people.as('sale_manager')
      const path = `/deals/${deal.id}/invoices/preview/`
      await expectFieldErrors(
        await saleManager.post(path, createInvoiceWrite({ id: UNKNOWN_ID })),
        {
          '/cargo_id': 'not_found',
        },
      )
      await expectFieldErrors(
        await saleManager.post(path, createInvoiceWrite(cargo, { charges: [1] })),
        {
          '/charges/0': 'not_found',
        },
      )
    }),
    notFound('returns 404 for an unknown deal', async (people) => {
      const saleManager = await people.as('sale_manager')
      await expectProblem(
        await saleManager.post(
          `/deals/${UNKNOWN_ID}/invoices/preview/`,
          createInvoiceWrite({ id: UNKNOWN_ID }),
        ),
        'not_found',
        404,
      )
    }),
  ],
  issueInvoice: [
    success(
      'adds its VAT to what the client owes, and lets the client prepay it',
      async (people) => {
        const client_id = await createClient(people, { country: 'LT' })
        const { deal, cargo } = await createShippedDeal(people, { client_id })
        expect(deal.unpaid).toBe('12480.00')
        const invoice = await issueInvoice(people, deal, createInvoiceWrite(cargo))
        expect(invoice).toMatchObject({ net: '6240.00', vat: '1310.40' })
        expect(await readDeal(people, deal)).toMatchObject({
          unpaid: '13790.40',
          instalments: [
            { due_on: invoice.due_on, amount: invoice.total },
            { due_on: null, amount: '6240.00' },
          ],
        })
        await expectAnswer(await postCredit(people, 'sale_manager', invoice), 'creditInvoice')
        expect(await readDeal(people, deal)).toMatchObject({ unpaid: '12480.00' })
        const pay = async (amount: string) =>
          (await people.as('sale_manager')).post(`/deals/${deal.id}/payments/`, {
            date: deal.date,
            amount,
          })
        expect(await readDeal(people, deal)).toMatchObject({ payable: '15100.80' })
        await expectFieldErrors(await pay('15100.81'), { '/amount': 'too_large' })
        expect(await expectAnswer(await pay('12480.00'), 'addDealPayment')).toMatchObject({
          ...{ paid: '12480.00', unpaid: '0.00' },
          ...{ payable: '2620.80', overpaid: '0.00' },
        })
        await expectFieldErrors(await pay('2620.81'), { '/amount': 'too_large' })
        expect(await expectAnswer(await pay('2620.80'), 'addDealPayment')).toMatchObject({
          ...{ paid: '15100.80', unpaid: '0.00' },
          ...{ payable: '0.00', overpaid: '0.00' },
        })
      },
    ),
    success('invoices the wood of a cargo, due by the payment terms', async (people) => {
      const { deal, cargo } = await createShippedDeal(people)
      const invoice = await issueInvoice(people, deal, createInvoiceWrite(cargo))
      expect(invoice).toMatchObject({
        kind: 'invoice',
        status: 'issued',
        revision: 1,
        deal_id: deal.id,
        cargo_id: cargo.id,
        client: { id: deal.client.id },
        currency: 'EUR',
        net: '6240.00',
        vat_rule: 'intra_community',
        vat: '0.00',
        total: '6240.00',
        vat_eur: null,
        credits: null,
        credited_by: null,
      })
      const days = Date.parse(invoice.due_on) - Date.parse(invoice.issued_on)
      expect(days).toBe(30 * 86_400_000)
      const saleManager = await people.as('sale_manager')
      const { items } = await expectAnswer(
        await saleManager.get(`/records/deal/${deal.id}/activity/`),
        'listActivity',
      )
      expect(items[0]).toMatchObject({
        kind: 'invoice_issued',
        changes: [{ to: invoice.number }, { to: '6240.00 EUR' }],
      })
    }),
    success('makes an invoice for each cargo of a deal, with each charge once', async (people) => {
      const wood = await createReadyWood(people, { terms: { charges: [PALLETS, DISCOUNT] } })
      const first = await createDepartedTruck(people, [createLoad(wood, '20')])
      const second = await createDepartedTruck(people, [createLoad(wood, '18')])
      const deal = await readDeal(people, wood.deal)
      const one = await issueInvoice(people, deal, createInvoiceWrite(first, { charges: [1] }))
      expect(one.net).toBe('6235.20')
      await expectProblem(
        await postInvoice(
          people,
          'sale_manager',
          deal,
          createInvoiceWrite(second, { charges: [1] }),
        ),
        'not_allowed_now',
        409,
      )
      const two = await issueInvoice(people, deal, createInvoiceWrite(second))
      // 18 m3 at 312.00, less 2 %.
      expect(two.net).toBe('5503.68')
      expect(getSerialNumber(two)).toBe(getSerialNumber(one) + 1)
    }),
    success('deducts what a revised line has left of its discount in money', async (people) => {
      const wood = await createReadyWood(people)
      const discount = { kind: 'amount' as const, value: '200.00' }
      await createAgreedRevision(people, wood.deal, (revision) =>
        changeFirstLine(revision, { discount }),
      )
      const ship = async (quantity: string) => {
        const cargo = await createDepartedTruck(people, [createLoad(wood, quantity)])
        const deal = await readDeal(people, wood.deal)
        await issueInvoice(people, deal, createInvoiceWrite(cargo))
      }
      await ship('20')
      const opened = await openRevision(people, wood.deal)
      const put = (quantity: string) =>
        putRevision(people, 'sale_manager', opened, changeFirstLine(opened, { quantity }))
      await expectFieldErrors(await put('20.000'), { '/lines/0/quantity': 'invoiced' })
      const more = await expectAnswer(await put('60.000'), 'updateDealRevision')
      const sent = await transitionRevision(people, more, { to: 'sent' })
      await transitionRevision(people, sent, { to: 'agreed' })
      await ship('18')
      const saleManager = await people.as('sale_manager')
      const { items } = await expectAnswer(
        await saleManager.get(`/invoices/?client_id=${wood.deal.client.id}&sort=number`),
        'listInvoices',
      )
      // 100.00 of 200.00, then 18 of the other 40 m3.
      expect(items.map(({ net }) => net)).toEqual(['6140.00', '5571.00'])
    }),
    success('keeps the loads of a sealed cargo that is invoiced', async (people) => {
      const { deal, cargo } = await createSealedDeal(people)
      const invoice = await issueInvoice(people, deal, createInvoiceWrite(cargo))
      expect((await readDeal(people, deal)).instalments).toMatchObject([
        { due_on: invoice.due_on, amount: '6240.00' },
        { due_on: null, amount: '6240.00' },
      ])
      const reopen = () =>
        postCargoTransition(people, 'cargo_manager', cargo, {
          to: 'loading',
          reason: 'Wrong packs',
        })
      await expectProblem(await reopen(), 'not_allowed_now', 409)
      await creditInvoice(people, invoice)
      expect((await reopen()).status).toBe(200)
    }),
    success('prevents cancellation of its deal until it is credited', async (people) => {
      const { deal, cargo } = await createSealedDeal(people)
      const invoice = await issueInvoice(people, deal, createInvoiceWrite(cargo))
      const cancel = async () =>
        postDealTransition(people, 'admin', await readDeal(people, deal), {
          to: 'canceled',
          reason: 'Bankrupt',
        })
      const { missing } = await expectProblem(await cancel(), 'needs_missing', 409)
      expect(missing).toEqual([{ code: 'nothing_invoiced' }])
      await creditInvoice(people, invoice)
      expect((await cancel()).status).toBe(200)
    }),
    invalid('refuses wood of a canceled deal, which does not depart', async (people) => {
      const { deal, cargo } = await createSealedDeal(people)
      const canceled = await expectAnswer(
        await postDealTransition(people, 'admin', deal, { to: 'canceled', reason: 'Bankrupt' }),
        'transitionDeal',
      )
      const depart = await postCargoTransition(people, 'cargo_manager', cargo, { to: 'in_transit' })
      const { missing } = await expectProblem(depart, 'needs_missing', 409)
      expect(missing).toEqual([
        { code: 'load_open', pointer: '/lines/0', params: { number: deal.number } },
      ])
      expect(await listInvoices(people, deal)).toMatchObject({ cargos: [], can_issue: false })
      const write = createInvoiceWrite(cargo)
      const issue = await postInvoice(people, 'sale_manager', canceled, write)
      await expectProblem(issue, 'not_allowed_now', 409)
      const reopen = { to: 'loading', reason: 'The deal is canceled' } as const
      const reopened = await postCargoTransition(people, 'cargo_manager', cargo, reopen)
      await expectAnswer(reopened, 'transitionCargo')
    }),
    success('makes an invoice for each client whose wood is in a cargo', async (people) => {
      const [one, other] = [await createReadyWood(people), await createReadyWood(people)]
      const cargo = await createDepartedTruck(people, [
        createLoad(one, '10'),
        createLoad(other, '12'),
      ])
      const nets = []
      for (const { deal } of [one, other]) {
        const now = await readDeal(people, deal)
        nets.push((await issueInvoice(people, now, createInvoiceWrite(cargo))).net)
      }
      expect(nets).toEqual(['3120.00', '3744.00'])
    }),
    success(
      'prints its own paper in the language of its client, without mill and purchase price',
      async (people) => {
        const client_id = await createClient(people, { language: 'es' })
        const { deal, cargo } = await createShippedDeal(people, { client_id })
        const { number, revision } = await issueInvoice(people, deal, createInvoiceWrite(cargo))
        const saleManager = await people.as('sale_manager')
        const address = `/records/deal/${deal.id}/papers/invoice/`
        const paper = await expectAnswer(
          await saleManager.get(`${address}?revision=${revision}`),
          'getPaper',
        )
        expect(paper).toMatchObject({
          number,
          title: `Factura ${number}`,
          language: 'es',
          notice: null,
        })
        expect(paper.notes.join(' ')).toContain('artículo 138 de la Directiva 2006/112/CE')
        expect(paper.parties[0]?.lines.join(' ')).toMatch(/FR4081234/)
        expect(JSON.stringify(paper)).not.toMatch(/248,00|scierie de|sawmill|lentpj/i)
        const pdf = await saleManager.get(`${address}pdf/?revision=${revision}`)
        expect(pdf.headers.get('Content-Disposition')).toContain(`${number}-invoice.pdf`)
      },
    ),
    success('prints each part of its payment terms with its day and amount', async (people) => {
      const part = { net_days: null, base: null }
      const { deal, cargo } = await createShippedDeal(people, {
        payment_terms: {
          kind: 'parts',
          net_days: null,
          parts: [
            { ...part, percent: 30, kind: 'cash_against_documents' },
            { percent: 70, kind: 'net_days', net_days: 10, base: 'delivery' },
          ],
        },
      })
      const { number } = await issueInvoice(people, deal, createInvoiceWrite(cargo))
      const paper = await expectAnswer(
        await (
          await people.as('sale_manager')
        ).get(`/records/deal/${deal.id}/papers/invoice/?revision=1`),
        'getPaper',
      )
      const [, , payments] = paper.tables
      const rows = payments?.rows.map(({ cells }) =>
        cells.map(({ text }) => text.replace(/\s/g, ' ')).join('; '),
      )
      expect(rows).toEqual([
        expect.stringMatching(/^30 % contre documents; .+ \d{4}; 1 872,00$/),
        '70 % à 10 jours date de livraison; –; 4 368,00',
      ])
      expect([number, ...paper.details].join()).not.toContain('Échéance')
    }),
    success('leaves no gap in the numbers when one of two at once fails', async (people) => {
      const { deal, cargo } = await createShippedDeal(people)
      const write = createInvoiceWrite(cargo)
      const answers = await Promise.all([
        postInvoice(people, 'sale_manager', deal, write),
        postInvoice(people, 'global_manager', deal, write),
      ])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
      const { items } = await listInvoices(people, deal)
      const { deal: next, cargo: nextCargo } = await createShippedDeal(people)
      const after = await issueInvoice(people, next, createInvoiceWrite(nextCargo))
      expect(items).toHaveLength(1)
      expect(items.map(getSerialNumber)).toEqual([getSerialNumber(after) - 1])
    }),
    invalid('takes no discounts beyond the wood of its cargo', async (people) => {
      const fixed = { ...DISCOUNT, basis: 'amount' as const, value: '7000.00' }
      const { deal, cargo } = await createShippedDeal(people, { charges: [fixed] })
      const answer = await postInvoice(
        people,
        'sale_manager',
        deal,
        createInvoiceWrite(cargo, { charges: [1] }),
      )
      const { missing } = await expectProblem(answer, 'needs_missing', 409)
      expect(missing).toEqual([{ code: 'total' }])
      expect(await issueInvoice(people, deal, createInvoiceWrite(cargo))).toMatchObject({
        total: '6240.00',
      })
    }),
    invalid('requires a sealed cargo and what the law prints', async (people) => {
      const wood = await createReadyWood(people)
      const cargo = await createDepartedTruck(people, [createLoad(wood, '20')], 'booked', 'loading')
      await expectProblem(
        await postInvoice(
          people,
          'sale_manager',
          await readDeal(people, wood.deal),
          createInvoiceWrite(cargo),
        ),
        'not_allowed_now',
        409,
      )
      const client_id = await createClient(people, { address: null })
      const { deal, cargo: own } = await createShippedDeal(people, { client_id })
      const { missing } = await expectProblem(
        await postInvoice(people, 'sale_manager', deal, createInvoiceWrite(own)),
        'needs_missing',
        409,
      )
      expect(missing).toEqual([{ code: 'client_address' }])
      await expectFieldErrors(
        await postInvoice(
          people,
          'sale_manager',
          deal,
          createInvoiceWrite(own, { destination_country: 'XX' }),
        ),
        { '/destination_country': 'unknown_value' },
      )
    }),
    forbidden('is for the sale manager of the deal and global roles', async (people) => {
      const { deal, cargo } = await createShippedDeal(people)
      const write = createInvoiceWrite(cargo)
      await expectProblem(
        await postInvoice(people, 'purchase_manager', deal, write),
        'forbidden',
        403,
      )
      expect((await postInvoice(people, 'admin', deal, write)).status).toBe(201)
    }),
    stale('requires the version of the deal', async (people) => {
      const { deal, cargo } = await createShippedDeal(people)
      await expectProblem(
        await postInvoice(
          people,
          'sale_manager',
          { ...deal, version: deal.version + 1 },
          createInvoiceWrite(cargo),
        ),
        'stale',
        412,
      )
    }),
    idempotent('issues once per idempotency key', async (people) => {
      const { deal, cargo } = await createShippedDeal(people)
      const numbers = []
      for (let time = 0; time < 2; time++) {
        const answer = await postInvoice(people, 'sale_manager', deal, createInvoiceWrite(cargo), {
          'Idempotency-Key': `invoice-${deal.id}`,
        })
        numbers.push((await expectAnswer(answer, 'issueInvoice')).number)
      }
      expect(numbers[0]).toBe(numbers[1])
    }),
    notFound('returns 404 for an unknown deal', async (people) => {
      await expectProblem(
        await postInvoice(
          people,
          'sale_manager',
          { id: UNKNOWN_ID, version: 1 },
          createInvoiceWrite({ id: UNKNOWN_ID }),
        ),
        'not_found',
        404,
      )
    }),
  ],
  creditInvoice: [
    success('cancels an invoice in full, so that its wood is invoiced again', async (people) => {
      const { deal, cargo } = await createShippedDeal(people, { charges: [PALLETS] })
      const write = createInvoiceWrite(cargo, { charges: [1] })
      const invoice = await issueInvoice(people, deal, write)
      const note = await creditInvoice(people, invoice)
      expect(note).toMatchObject({
        kind: 'credit_note',
        status: 'issued',
        revision: 2,
        net: '-6360.00',
        vat: '0.00',
        total: '-6360.00',
        volume_m3: '-20.000',
        credits: { id: invoice.id, number: invoice.number },
        reason: 'Wrong price',
        can_credit: false,
      })
      expect(getSerialNumber(note)).toBe(getSerialNumber(invoice) + 1)
      const { items, cargos } = await listInvoices(people, deal)
      expect(items[1]).toMatchObject({
        status: 'credited',
        credited_by: { id: note.id, number: note.number },
        total: '6360.00',
        can_credit: false,
      })
      expect(cargos).toMatchObject([{ id: cargo.id }])
      expect(await issueInvoice(people, deal, write)).toMatchObject({
        revision: 3,
        total: '6360.00',
      })
    }),
    success('names the invoice and the reason on its paper', async (people) => {
      const { deal, cargo } = await createShippedDeal(people)
      const invoice = await issueInvoice(people, deal, createInvoiceWrite(cargo))
      const note = await creditInvoice(people, invoice)
      const saleManager = await people.as('sale_manager')
      const readPaper = async (name: string, revision: number) =>
        expectAnswer(
          await saleManager.get(`/records/deal/${deal.id}/papers/${name}/?revision=${revision}`),
          'getPaper',
        )
      const paper = await readPaper('credit_note', 2)
      expect(paper.title).toBe(`Avoir ${note.number}`)
      expect(paper.notes.join(' ')).toContain(`la facture ${invoice.number}`)
      expect(paper.notes.join(' ')).toContain('Wrong price')
      const credited = await readPaper('invoice', 1)
      expect(credited.notice?.text).toContain(note.number)
    }),
    invalid('requires a reason, and an invoice that is not credited', async (people) => {
      const { deal, cargo } = await createShippedDeal(people)
      const invoice = await issueInvoice(people, deal, createInvoiceWrite(cargo))
      await expectFieldErrors(await postCredit(people, 'sale_manager', invoice, ' '), {
        '/reason': 'required',
      })
      const note = await creditInvoice(people, invoice)
      for (const one of [invoice, note])
        await expectProblem(await postCredit(people, 'sale_manager', one), 'not_allowed_now', 409)
    }),
    forbidden('is for the users who may issue it', async (people) => {
      const { deal, cargo } = await createShippedDeal(people)
      const invoice = await issueInvoice(people, deal, createInvoiceWrite(cargo))
      await expectProblem(await postCredit(people, 'purchase_manager', invoice), 'forbidden', 403)
    }),
    idempotent('credits once per idempotency key', async (people) => {
      const { deal, cargo } = await createShippedDeal(people)
      const invoice = await issueInvoice(people, deal, createInvoiceWrite(cargo))
      for (let time = 0; time < 2; time++) {
        const key = { 'Idempotency-Key': `credit-${invoice.id}` }
        const answer = await postCredit(people, 'sale_manager', invoice, undefined, key)
        expect(answer.status).toBe(201)
      }
      expect((await listInvoices(people, deal)).items).toHaveLength(2)
    }),
    notFound('returns 404 for an unknown invoice', async (people) => {
      await expectProblem(
        await postCredit(people, 'sale_manager', { id: UNKNOWN_ID }),
        'not_found',
        404,
      )
    }),
  ],
} satisfies Cases
