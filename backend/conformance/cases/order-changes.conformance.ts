import { expect } from 'vitest'
import { shiftDay } from '@domain/calendar'
import { sumAmounts } from '@domain/money'
import type { FieldError } from '../../problems/problem'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { idempotent, invalid, notFound, stale, success, UNKNOWN_ID, type Cases } from '../case'
import type { People } from '../host'
import {
  advanceCargo,
  cancelCargo,
  createLoadOfLots,
  sampleTruck,
  saveCargo,
} from '../fixtures/saved-cargos'
import { planTruck, sendTruck } from '../fixtures/saved-order-cargos'
import { createDealInStatus, listNotificationTexts, readDeal } from '../fixtures/saved-deals'
import {
  addPack,
  answerChange,
  postChangeAnswer,
  createOrderOfPacks,
  listFreeLots,
  listLinkedMails,
  openChange,
  proposeChange,
  readOrder,
  saveChange,
  transitionChange,
} from '../fixtures/saved-order-changes'
import {
  changeOwnClient,
  createOrder,
  FOREIGN_COMPANY,
  OWN_COMPANY,
  type Order,
  setCreditLimit,
  transitionOrder,
} from '../fixtures/saved-orders'
import { createPerson, postPersonTransition } from '../fixtures/saved-people'
import {
  postRevisionTransition,
  putRevision,
  changeFirstLine,
  readRevision,
  type Revision,
  toRevisionLine,
} from '../fixtures/saved-revisions'

const WEEK = '2027-W20'
const CHARGES: Revision['charges'] = [
  { kind: 'freight', text: null, basis: 'amount', quantity: null, value: '45.50' },
  { kind: 'discount', text: null, basis: 'percent', quantity: null, value: '2.00' },
]

/** Proposes one pack more at another price, a later week and charges. */
async function proposePack(people: People, deal: { id: string }): Promise<Revision> {
  const opened = await openChange(people, deal)
  const quantity = await addPack(people, opened)
  const change = {
    ...changeFirstLine(opened, { quantity, price: '321.45', remark: 'Wrapped' }),
    ...{ delivery_week_from: WEEK, delivery_week_to: WEEK, charges: CHARGES },
    customer_reference: 'PO-CHANGED',
  }
  return transitionChange(people, await saveChange(people, opened, change), { to: 'sent' })
}

/** Expects that order and deal have the same money, to the cent. */
async function expectSameMoney(people: People, order: Pick<Order, 'id'>): Promise<void> {
  const { figures, lines, deal } = await readOrder(people, order, 'admin')
  const { planned, lines: sold } = await readDeal(people, { id: deal?.id ?? '' })
  expect(figures.total).toBe(planned.revenue)
  expect(sumAmounts([figures.goods, figures.services, figures.charges])).toBe(planned.revenue)
  expect(lines.map(({ id, amount, amount_dap }) => [id, amount_dap ?? amount])).toEqual(
    sold.map(({ id, amount, service }) => [id, sumAmounts([amount, service?.amount ?? '0.00'])]),
  )
  expect(lines.map(({ packs }) => packs)).toEqual(sold.map(({ packs }) => packs))
}

export const orderChangeCases = {
  answerOrderChange: [
    success('changes the order and its deal as proposed, to the cent', async (people) => {
      const limit = await setCreditLimit(people, null)
      const { order, deal } = await createOrderOfPacks(people)
      const [line] = order.lines
      const free = `&product_id=${line?.product.id}&location=${order.location}`
      const before = await listFreeLots(people, free)
      const sent = await proposePack(people, deal)
      // The pack is reserved until the answer, and the order stays as it is.
      expect(await listFreeLots(people, free)).toHaveLength(before.length - 1)
      const proposed = await readOrder(people, order)
      expect(proposed).toMatchObject({
        ...{ figures: order.figures, delivery_week: order.delivery_week, agreed_change: null },
        proposed_change: {
          ...{ revision: sent.revision, can_answer: true, total: order.figures.total },
          new_total: sent.planned.revenue,
        },
      })
      const { proposed_change: change, agreed_terms: terms } = proposed
      expect(change?.answer_until).toBe(shiftDay(change?.proposed_on ?? '', 7))
      expect(sent.answer_until).toBe(change?.answer_until)
      expect(terms).toMatchObject({ revision: 1, charges: [] })
      for (const { line: position, line_id } of change?.differences ?? [])
        expect(line_id).toBe(position === null ? null : line?.id)
      expect(new Set(proposed.proposed_change?.differences.map(({ field }) => field))).toEqual(
        new Set([
          ...['customer_reference', 'delivery_week_from', 'delivery_week_to', 'charges'],
          ...['quantity', 'price', 'remark'],
        ]),
      )
      for (const role of ['manager', 'admin'] as const)
        expect((await readOrder(people, order, role)).proposed_change).toMatchObject({
          can_answer: false,
        })
      const changed = await answerChange(people, order, { answer: 'accept' })
      expect(changed).toMatchObject({
        ...{ delivery_week: WEEK, customer_reference: 'PO-CHANGED', proposed_change: null },
        ...{ agreed_change: sent.revision, status: 'confirmed' },
        figures: { total: sent.planned.revenue },
        lines: [{ packs: (line?.packs ?? 0) + 1, price: '321.45', remark: 'Wrapped' }],
        agreed_terms: { revision: sent.revision, charges: CHARGES.map((charge) => ({ charge })) },
      })
      const charged = changed.agreed_terms?.charges.map(({ amount }) => amount) ?? []
      expect(charged[0]).toBe('45.50')
      expect(sumAmounts(charged)).toBe(changed.figures.charges)
      await expectSameMoney(people, order)
      expect(await readDeal(people, deal)).toMatchObject({
        ...{ order_confirmation_revision: sent.revision, open_revision: null },
        purchased_percent: '100',
      })
      const { answer, closed_by: by } = await readRevision(people, sent, 'admin')
      expect(answer).toMatchObject({ name: by?.name, attachment: null })
      await setCreditLimit(people, limit)
    }),
    success('gives packs back to the stock when fewer are agreed', async (people) => {
      const limit = await setCreditLimit(people, null)
      const { order, deal } = await createOrderOfPacks(people)
      const [line] = order.lines
      const free = `&product_id=${line?.product.id}&location=${order.location}`
      await proposePack(people, deal)
      await answerChange(people, order, { answer: 'accept' })
      const before = await listFreeLots(people, free)
      const quantity = (await readDeal(people, deal)).lines[0]?.quantity
      await proposeChange(people, deal, {
        getChange: (one) =>
          changeFirstLine(one, {
            quantity: String(line?.pcs),
            discount: { kind: 'percent', value: '5.00' },
          }),
      })
      expect(await listFreeLots(people, free)).toHaveLength(before.length)
      const changed = await answerChange(people, order, { answer: 'accept' })
      expect(changed.lines).toMatchObject([
        { packs: line?.packs, pcs: line?.pcs, discount: { kind: 'percent', value: '5.00' } },
      ])
      expect(Number(quantity)).toBeGreaterThan(line?.pcs ?? 0)
      expect(await listFreeLots(people, free)).toHaveLength(before.length + 1)
      await expectSameMoney(people, order)
      await setCreditLimit(people, limit)
    }),
    success('has only the agreed price of a delivered order afterwards', async (people) => {
      const { order, deal } = await createOrderOfPacks(people, { incoterms: 'DAP' })
      const [line] = order.lines
      await proposeChange(people, deal, {
        getChange: (one) => changeFirstLine(one, { price: '100.50' }),
      })
      const changed = await answerChange(people, order, { answer: 'accept' })
      expect(changed).toMatchObject({
        figures: { transport: null },
        lines: [{ price: null, amount: null, price_dap: '100.50', packs: line?.packs }],
      })
      await expectSameMoney(people, order)
      // A number of an invoice changes no amount.
      const { figures, version } = changed
      const { company_id, address_id, incoterms, delivery_week, trucks } = changed
      const write = {
        ...{ company_id, address_id, incoterms, delivery_week, trucks },
        customer_reference: changed.customer_reference,
        additional_information: changed.additional_information,
        invoice: 'INV-9',
      }
      const billed = await expectAnswer(
        await (
          await people.as('admin')
        ).put(`/orders/${order.id}/`, write, { 'If-Match': `"${version}"` }),
        'updateOrder',
      )
      expect(billed).toMatchObject({ invoice: 'INV-9', figures })
      const again = await expectAnswer(
        await (await people.as('client')).post(`/orders/${order.id}/reorder/`),
        'reorder',
      )
      expect(again.results.map(({ difference }) => difference)).toEqual([null])
    }),
    success('withdraws the change that the client declines', async (people) => {
      const limit = await setCreditLimit(people, null)
      const { order, deal } = await createOrderOfPacks(people)
      const free = `&product_id=${order.lines[0]?.product.id}&location=${order.location}`
      const before = await listFreeLots(people, free)
      const { person: colleague } = await createPerson(people, {
        role: 'client',
        company_id: OWN_COMPANY,
      })
      const sent = await proposePack(people, deal)
      const reason = 'Too late for us'
      const declined = await answerChange(people, order, { answer: 'decline', reason })
      expect(declined).toMatchObject({
        ...{ proposed_change: null, agreed_change: null, figures: order.figures },
      })
      expect(await listFreeLots(people, free)).toEqual(before)
      const withdrawn = await readRevision(people, sent, 'admin')
      expect(withdrawn).toMatchObject({ status: 'withdrawn', close_reason: reason })
      expect(withdrawn.answer?.name).toBe(withdrawn.closed_by?.name)
      const [newest] = await listNotificationTexts(people, 'sale_manager', deal)
      expect(newest).toContain(reason)
      // The colleague was asked too, unlike the one who answered.
      const mails = await listLinkedMails(people, `/orders/${order.id}`)
      const refusals = mails.filter(({ subject }) => /change declined|refusée$/.test(subject))
      expect(refusals.map(({ to: [buyer] }) => buyer?.email)).toEqual([colleague.email])
      const admin = await people.as('admin')
      await postPersonTransition(admin, colleague, { to: 'deactivated' })
      await setCreditLimit(people, limit)
    }),
    success('shows the change in the history without internal reasons', async (people) => {
      const { order, deal } = await createOrderOfPacks(people)
      const change = { getChange: () => ({ delivery_week_to: WEEK }), reason: 'Mill is late' }
      await proposeChange(people, deal, change)
      await answerChange(people, order, { answer: 'decline', reason: 'No' })
      const second = await proposeChange(people, deal, change)
      await transitionChange(people, second, { to: 'withdrawn', reason: 'Mill delivers after all' })
      await proposeChange(people, deal, change)
      await answerChange(people, order, { answer: 'accept' })
      const { items } = await expectAnswer(
        await (await people.as('client')).get(`/records/order/${order.id}/activity/?limit=6`),
        'listActivity',
      )
      expect(items.map(({ kind, reason }) => [kind, reason])).toEqual([
        ['revised', null],
        ['revision_sent', null],
        ['revision_withdrawn', null],
        ['revision_sent', null],
        ['revision_declined', 'No'],
        ['revision_sent', null],
      ])
      const texts = await listNotificationTexts(people, 'client', order)
      expect(texts.join()).not.toMatch(/Mill/)
      // Proposed three times and withdrawn once.
      expect(texts.filter((text) => /propos|withdrawn/.test(text)).length).toBeGreaterThanOrEqual(4)
    }),
    success('moves packs between lines of one product', async (people) => {
      const limit = await setCreditLimit(people, null)
      // Two packs without a service are one line.
      const services = ['none', 'none', 'planing'] as const
      const { order, deal } = await createOrderOfPacks(people, {}, services)
      const free = `&product_id=${order.lines[0]?.product.id}&location=${order.location}`
      const before = await listFreeLots(people, free)
      const opened = await openChange(people, deal)
      const [from, to] = opened.lines.map(toRevisionLine)
      if (!from || !to) throw new Error('The order has two lines.')
      const less = { quantity: String(Number(from.quantity) - 1) }
      const { errors = [] } = await expectProblem(
        await putRevision(people, 'admin', opened, changeFirstLine(opened, less)),
        'validation',
        422,
      )
      const kept = errors[0]?.params?.below ?? ''
      const moved = Number(from.quantity) - Number(kept)
      const lines = [
        { ...from, quantity: kept },
        { ...to, quantity: String(Number(to.quantity) + moved) },
      ]
      await transitionChange(people, await saveChange(people, opened, { lines }), { to: 'sent' })
      const changed = await answerChange(people, order, { answer: 'accept' })
      expect(changed.lines).toMatchObject([{ packs: 1 }, { packs: 2, service: 'planing' }])
      expect(await listFreeLots(people, free)).toEqual(before)
      await expectSameMoney(people, order)
      // The planing of two packs costs more than that of one.
      expect(Number(changed.figures.services)).toBeGreaterThan(Number(order.figures.services))
      await setCreditLimit(people, limit)
    }),
    success('releases reserved packs when the order is canceled', async (people) => {
      for (const cancel of ['order', 'deal'] as const) {
        const { order, deal } = await createOrderOfPacks(people)
        const free = `&product_id=${order.lines[0]?.product.id}&location=${order.location}`
        const before = await listFreeLots(people, free)
        const sent = await proposePack(people, deal)
        const reason = 'No use for it'
        if (cancel === 'order')
          await transitionOrder(people, 'admin', await readOrder(people, order), 'canceled', {
            reason,
          })
        else {
          const { version } = await readDeal(people, deal)
          await expectAnswer(
            await (
              await people.as('admin')
            ).post(
              `/deals/${deal.id}/transitions/`,
              { to: 'canceled', reason },
              { 'If-Match': `"${version}"` },
            ),
            'transitionDeal',
          )
        }
        expect(await listFreeLots(people, free)).toHaveLength(before.length + 1)
        expect(await readRevision(people, sent, 'admin')).toMatchObject({ status: 'withdrawn' })
        expect(await readOrder(people, order)).toMatchObject({ proposed_change: null })
        const [mail] = await listLinkedMails(people, `/orders/${order.id}`)
        expect(mail?.subject).toMatch(/est annulée|has been canceled|atšauktas|se ha cancelado/)
        // The reason of a deal is internal.
        expect(mail?.text.includes(reason)).toBe(cancel === 'order')
      }
    }),
    success('removes a line, but never the last one', async (people) => {
      const { order, deal } = await createOrderOfPacks(people, {}, ['none', 'planing'])
      const [first, second] = order.lines
      const free = `&product_id=${first?.product.id}&location=${order.location}`
      const before = await listFreeLots(people, free)
      const kept = (one: Revision) =>
        one.lines.filter(({ id }) => id === second?.id).map(toRevisionLine)
      await proposeChange(people, deal, { getChange: (one) => ({ lines: kept(one) }) })
      const changed = await answerChange(people, order, { answer: 'accept' })
      expect(changed.lines.map(({ id }) => id)).toEqual([second?.id])
      expect(await listFreeLots(people, free)).toHaveLength(before.length + (first?.packs ?? 0))
      await expectSameMoney(people, order)
      const opened = await openChange(people, deal)
      const emptied = await saveChange(people, opened, { lines: [] })
      const { missing } = await expectProblem(
        await postRevisionTransition(people, 'admin', emptied, { to: 'sent' }),
        'needs_missing',
        409,
      )
      expect(missing).toMatchObject([{ code: 'line' }])
    }),
    success('completes an order whose rest its client no longer needs', async (people) => {
      const { order, deal } = await createOrderOfPacks(people, {}, ['none', 'planing'])
      const [, second] = order.lines
      const list = await (
        await people.as('cargo_manager')
      ).get(`/cargos/loadable/?deal_id=${deal.id}`)
      const lines = (await expectAnswer(list, 'listLoadable')).items
        .filter((wood) => wood.deal_line_id === second?.id)
        .map((wood) => createLoadOfLots(wood))
      const truck = await saveCargo(people, sampleTruck({ lines }))
      const path = ['booked', 'loading', 'sealed', 'in_transit', 'arrived', 'delivered'] as const
      await advanceCargo(people, truck, ...path)
      expect(await readOrder(people, order)).toMatchObject({ status: 'in_progress' })
      const sent = await proposeChange(people, deal, {
        getChange: (one) => ({
          lines: one.lines.filter(({ id }) => id === second?.id).map(toRevisionLine),
        }),
      })
      const changed = await answerChange(people, order, { answer: 'accept' })
      expect(changed).toMatchObject({ status: 'completed', agreed_change: sent.revision })
      expect(await readRevision(people, sent, 'admin')).toMatchObject({ status: 'agreed' })
    }),
    success('withdraws a proposed change when the truck leaves', async (people) => {
      const { order, deal } = await createOrderOfPacks(people)
      const free = `&product_id=${order.lines[0]?.product.id}&location=${order.location}`
      const before = await listFreeLots(people, free)
      const sent = await proposePack(people, deal)
      const list = await (await people.as('client')).get(`/orders/?q=${order.number}`)
      expect((await expectAnswer(list, 'listOrders')).items).toMatchObject([
        { has_proposed_change: true },
      ])
      await sendTruck(people, deal)
      expect(await listFreeLots(people, free)).toHaveLength(before.length)
      expect(await readRevision(people, sent, 'admin')).toMatchObject({ status: 'withdrawn' })
      const listed = await (await people.as('client')).get(`/orders/?q=${order.number}`)
      expect((await expectAnswer(listed, 'listOrders')).items).toMatchObject([
        { has_proposed_change: false },
      ])
      const shipped = await readOrder(people, order)
      expect(shipped).toMatchObject({
        ...{ proposed_change: null, agreed_change: null, figures: order.figures },
      })
      const answer = { revision: sent.revision, answer: 'accept' as const }
      await expectProblem(await postChangeAnswer(people, shipped, answer), 'not_allowed_now', 409)
      const buyer = await listNotificationTexts(people, 'client', order)
      expect(buyer.join()).toMatch(/has been withdrawn/)
      const saleManager = await listNotificationTexts(people, 'sale_manager', deal)
      expect(saleManager.join() || 'was shipped').toMatch(/was shipped/)
      const [mail] = await listLinkedMails(people, `/orders/${order.id}`)
      expect(mail?.subject).toMatch(/retirée|withdrawn|pakeitimas atšauktas|retirado/)
      expect(await listLinkedMails(people, `/deals/${deal.id}`)).toHaveLength(1)
    }),
    success('lets the sale manager record the agreement itself', async (people) => {
      const { order, deal } = await createOrderOfPacks(people)
      const sent = await proposeChange(people, deal, {
        getChange: (one) => ({
          ...changeFirstLine(one, { price: '1.50' }),
          delivery_week_to: WEEK,
        }),
      })
      await transitionChange(people, sent, { to: 'agreed' })
      expect(await readOrder(people, order)).toMatchObject({
        ...{ proposed_change: null, agreed_change: sent.revision, delivery_week: WEEK },
      })
      // The buyers who were asked by mail need not answer anymore.
      const [mail] = await listLinkedMails(people, `/orders/${order.id}`)
      expect(mail?.subject).toMatch(/proposée acceptée|change agreed|priimtas|aceptado/)
      await expectSameMoney(people, order)
    }),
    invalid('needs the sale manager where the client would owe too much', async (people) => {
      const limit = await setCreditLimit(people, null)
      const { order, deal } = await createOrderOfPacks(people)
      const sent = await proposePack(people, deal)
      await setCreditLimit(people, '1.00')
      const now = await readOrder(people, order)
      const answer = { revision: sent.revision, answer: 'accept' as const }
      for (let attempt = 0; attempt < 2; attempt += 1)
        expect(
          await expectProblem(await postChangeAnswer(people, now, answer), 'needs_missing', 409),
        ).toMatchObject({ missing: [{ code: 'seller_approval' }] })
      expect(await readOrder(people, order)).toEqual(now)
      // The sale manager is notified once.
      const texts = await listNotificationTexts(people, 'sale_manager', deal)
      expect(texts.filter((text) => text.includes('tried to accept'))).toHaveLength(1)
      expect(await listLinkedMails(people, `/deals/${deal.id}`)).toHaveLength(1)
      await transitionChange(people, sent, { to: 'agreed', override: true, reason: 'Good payer' })
      await setCreditLimit(people, limit)
      await expectSameMoney(people, order)
    }),
    success('changes packs at a price per pack, up and down', async (people) => {
      const limit = await setCreditLimit(people, null)
      const { order, deal } = await createOrderOfPacks(people, {}, ['none'], '250.00')
      const [line] = order.lines
      expect(line).toMatchObject({ packs: 1, price: '250.00', price_unit: 'pack' })
      const opened = await openChange(people, deal)
      const more = { quantity: await addPack(people, opened) }
      const change = changeFirstLine(opened, more)
      await transitionChange(people, await saveChange(people, opened, change), { to: 'sent' })
      const declined = await answerChange(people, order, { answer: 'decline' })
      expect(declined).toMatchObject({ figures: order.figures, lines: [{ packs: 1 }] })
      for (const [wanted, packs, amount] of [
        [more, 2, '500.00'],
        [{ quantity: String(line?.pcs) }, 1, '250.00'],
      ] as const) {
        await proposeChange(people, deal, { getChange: (one) => changeFirstLine(one, wanted) })
        const changed = await answerChange(people, order, { answer: 'accept' })
        expect(changed.lines).toMatchObject([{ packs, price: '250.00', amount }])
        await expectSameMoney(people, order)
      }
      await setCreditLimit(people, limit)
    }),
    invalid('gives no packs to a blocked client, also at a lower total', async (people) => {
      const limit = await setCreditLimit(people, null)
      const { order, deal } = await createOrderOfPacks(people)
      const opened = await openChange(people, deal)
      const quantity = await addPack(people, opened)
      const change = changeFirstLine(opened, { quantity, price: '0.01' })
      const sent = await transitionChange(people, await saveChange(people, opened, change), {
        to: 'sent',
      })
      await changeOwnClient(people, { status: 'blocked' })
      const now = await readOrder(people, order)
      expect(Number(now.proposed_change?.new_total)).toBeLessThan(Number(now.figures.total))
      const answer = { revision: sent.revision, answer: 'accept' as const }
      expect(
        await expectProblem(await postChangeAnswer(people, now, answer), 'needs_missing', 409),
      ).toMatchObject({ missing: [{ code: 'seller_approval' }] })
      await answerChange(people, order, { answer: 'decline' })
      // It is not even sent, because its pack would be reserved until the answer.
      const free = `&product_id=${order.lines[0]?.product.id}&location=${order.location}`
      const before = await listFreeLots(people, free)
      const again = await saveChange(people, await openChange(people, deal), change)
      expect(
        await expectProblem(
          await postRevisionTransition(people, 'admin', again, { to: 'sent' }),
          'needs_missing',
          409,
        ),
      ).toMatchObject({ missing: [{ code: 'client_not_blocked' }] })
      expect(await listFreeLots(people, free)).toEqual(before)
      await transitionChange(people, again, { to: 'withdrawn', reason: 'Blocked' })
      // A change without more packs and money is accepted all the same.
      await proposeChange(people, deal, { getChange: () => ({ delivery_week_to: WEEK }) })
      await answerChange(people, order, { answer: 'accept' })
      await changeOwnClient(people, { status: 'active', credit_limit_eur: limit })
    }),
    invalid('refuses an answer to nothing, to another change and twice', async (people) => {
      const { order, deal } = await createOrderOfPacks(people)
      const answer = { revision: 2, answer: 'accept' as const }
      await expectProblem(await postChangeAnswer(people, order, answer), 'not_allowed_now', 409)
      await proposeChange(people, deal, { getChange: () => ({ delivery_week_to: WEEK }) })
      const now = await readOrder(people, order)
      await expectFieldErrors(await postChangeAnswer(people, now, { revision: 2 }), {
        '/answer': 'required',
      })
      await expectProblem(
        await postChangeAnswer(people, now, { ...answer, revision: 9 }),
        'not_allowed_now',
        409,
      )
      const changed = await answerChange(people, order, answer)
      await expectProblem(await postChangeAnswer(people, changed, answer), 'not_allowed_now', 409)
    }),
    stale('refuses an answer from a tab that shows an older change', async (people) => {
      const { order, deal } = await createOrderOfPacks(people)
      await proposeChange(people, deal, { getChange: () => ({ delivery_week_to: WEEK }) })
      const answer = { revision: 2, answer: 'accept' as const }
      await expectProblem(await postChangeAnswer(people, order, answer), 'stale', 412)
    }),
    idempotent('takes an answer once per idempotency key', async (people) => {
      const { order, deal } = await createOrderOfPacks(people)
      await proposeChange(people, deal, { getChange: () => ({ delivery_week_to: WEEK }) })
      const now = await readOrder(people, order)
      const answer = { revision: 2, answer: 'accept' as const }
      const key = { 'Idempotency-Key': `answer-${order.id}` }
      const [first, second] = [
        await expectAnswer(await postChangeAnswer(people, now, answer, key), 'answerOrderChange'),
        await expectAnswer(await postChangeAnswer(people, now, answer, key), 'answerOrderChange'),
      ]
      expect(second).toEqual(first)
    }),
    notFound('returns 404 for an order of another company', async (people) => {
      const foreign = await createOrder(people, 'admin', {}, FOREIGN_COMPANY)
      for (const { id, version } of [foreign, { id: UNKNOWN_ID, version: 1 }])
        await expectProblem(
          await postChangeAnswer(people, { id, version }, { revision: 1, answer: 'decline' }),
          'not_found',
          404,
        )
    }),
  ],
  transitionDealRevision: [
    success('lets the sale manager choose the last day to answer', async (people) => {
      const { order, deal } = await createOrderOfPacks(people)
      const opened = await openChange(people, deal)
      const saved = await saveChange(people, opened, { delivery_week_to: WEEK })
      const { first = '', usual, last: day = '' } = opened.answer_days ?? {}
      expect([usual, day]).toEqual([shiftDay(first, 7), shiftDay(first, 31)])
      expect(
        await transitionChange(people, saved, { to: 'sent', answer_until: day }),
      ).toMatchObject({
        answer_until: day,
      })
      expect((await readOrder(people, order)).proposed_change?.answer_until).toBe(day)
    }),
    invalid(
      'takes no day to answer that is over, too far or of another transition',
      async (people) => {
        const { deal } = await createOrderOfPacks(people)
        const opened = await openChange(people, deal)
        const saved = await saveChange(people, opened, { delivery_week_to: WEEK })
        const expectRefused = async (
          transition: Parameters<typeof postRevisionTransition>[3],
          code: FieldError['code'],
          revision: Revision = saved,
        ) =>
          expectFieldErrors(await postRevisionTransition(people, 'admin', revision, transition), {
            '/answer_until': code,
          })
        await expectRefused({ to: 'sent', answer_until: '2020-01-31' }, 'past_day')
        await expectRefused({ to: 'sent', answer_until: '2026-11-31' }, 'wrong_format')
        const late = shiftDay(opened.answer_days?.last ?? '', 1)
        await expectRefused({ to: 'sent', answer_until: late }, 'day_too_late')
        const sent = await transitionChange(people, saved, { to: 'sent' })
        await expectRefused({ to: 'agreed', answer_until: '2027-01-31' }, 'locked', sent)
        // Only a buyer of the portal answers by itself.
        const { deal: sold } = await createDealInStatus(people, 'confirmed')
        const other = await saveChange(people, await openChange(people, sold), {
          delivery_week_to: WEEK,
        })
        await expectRefused({ to: 'sent', answer_until: '2027-01-31' }, 'locked', other)
      },
    ),
  ],
  updateDealRevision: [
    invalid('sells whole packs of the ordered wood alone', async (people) => {
      const { deal } = await createOrderOfPacks(people)
      const opened = await openChange(people, deal)
      expect(opened.can_add_lines).toBe(false)
      expect(opened.editable_fields).not.toContain('incoterms')
      expect(opened.closed_fields).toEqual(
        expect.arrayContaining(['/incoterms', '/transport/kind', '/lines/0/unit']),
      )
      const expectRefused = async (
        change: Parameters<typeof putRevision>[3],
        fields: Record<string, FieldError['code']>,
      ) => expectFieldErrors(await putRevision(people, 'admin', opened, change), fields)
      const quantity = '/lines/0/quantity'
      const changeQuantity = (value: string) => changeFirstLine(opened, { quantity: value })
      await expectRefused(changeQuantity('1'), { [quantity]: 'least_packs' })
      await expectRefused(changeQuantity('999999'), { [quantity]: 'most_packs' })
      const [line] = opened.lines.map(toRevisionLine)
      if (!line) throw new Error('The order has a line.')
      await expectRefused(
        { lines: [line, { ...line, id: UNKNOWN_ID }] },
        { '/lines/1/product_id': 'not_in_order' },
      )
      await expectRefused(
        { ...changeFirstLine(opened, { certification: 'pefc_100' }), destination: 'Nice' },
        { '/destination': 'locked', '/lines/0/certification': 'locked' },
      )
    }),
    invalid('keeps the packs that a cargo names', async (people) => {
      const limit = await setCreditLimit(people, null)
      const { order, deal } = await createOrderOfPacks(people)
      await proposePack(people, deal)
      await answerChange(people, order, { answer: 'accept' })
      const { truck } = await planTruck(people, deal)
      const opened = await openChange(people, deal)
      const fewer = changeFirstLine(opened, { quantity: String(order.lines[0]?.pcs) })
      await expectFieldErrors(await putRevision(people, 'admin', opened, fewer), {
        '/lines/0/quantity': 'packs_in_cargo',
      })
      await cancelCargo(people, truck)
      await saveChange(people, opened, fewer)
      await setCreditLimit(people, limit)
    }),
  ],
} satisfies Cases
