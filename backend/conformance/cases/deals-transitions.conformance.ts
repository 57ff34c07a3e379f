import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { forbidden, success, invalid, UNKNOWN_ID, notFound, idempotent, type Cases } from '../case'
import {
  advanceCargo,
  createLoad,
  createReadyWood,
  sampleTruck,
  saveCargo,
} from '../fixtures/saved-cargos'
import {
  CERTIFIED_BOARD,
  putDeal,
  createClient,
  sampleLine,
  createDeal,
  createDealInStatus,
  postDealTransition,
  listNotificationTexts,
} from '../fixtures/saved-deals'

export const dealTransitionCases = {
  transitionDeal: [
    success(
      'is issued, reopened and issued again with a new revision each time',
      async (people) => {
        const { deal } = await createDealInStatus(people, 'order_confirmation')
        expect(deal).toMatchObject({
          status: 'order_confirmation',
          order_confirmation_revision: 1,
          version: 2,
        })
        const draft = await expectAnswer(
          await postDealTransition(people, 'sale_manager', deal, {
            to: 'draft',
            reason: 'New price',
          }),
          'transitionDeal',
        )
        const again = await expectAnswer(
          await postDealTransition(people, 'purchase_manager', draft, { to: 'order_confirmation' }),
          'transitionDeal',
        )
        expect(again.order_confirmation_revision).toBe(2)
        expect(await listNotificationTexts(people, 'sale_manager', deal)).toHaveLength(1)
      },
    ),
    success('confirms a deal, and notifies the purchase managers', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      expect(await listNotificationTexts(people, 'purchase_manager', deal)).toHaveLength(1)
      expect(await listNotificationTexts(people, 'sale_manager', deal)).toEqual([])
      const client = await expectAnswer(
        await (await people.as('admin')).get(`/clients/${deal.client.id}/`),
        'getClient',
      )
      expect(client.exposure_eur).toBe('12480.00')
      const saleManager = await people.as('sale_manager')
      const [entry] = (
        await expectAnswer(
          await saleManager.get(`/records/deal/${deal.id}/activity/`),
          'listActivity',
        )
      ).items
      expect(entry).toMatchObject({
        kind: 'transition',
        changes: [{ field: 'status', from: 'order_confirmation', to: 'confirmed' }],
      })
    }),
    success('cancels with a reason, and notifies all who knew it as confirmed', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const canceled = await expectAnswer(
        await postDealTransition(people, 'global_manager', deal, {
          to: 'canceled',
          reason: 'Client withdrew',
        }),
        'transitionDeal',
      )
      expect(canceled).toMatchObject({
        status: 'canceled',
        cancel_reason: 'Client withdrew',
        editable_fields: [],
        transitions: [],
      })
      expect(await listNotificationTexts(people, 'purchase_manager', deal)).toHaveLength(2)
      expect(await listNotificationTexts(people, 'sale_manager', deal)).toHaveLength(1)
      expect((await (await people.as('cargo_manager')).get(`/deals/${deal.id}/`)).status).toBe(200)
    }),
    success('cancels a draft, and notifies only its sale manager', async (people) => {
      const { deal } = await createDeal(people)
      await expectAnswer(
        await postDealTransition(people, 'admin', deal, {
          to: 'canceled',
          reason: 'Client withdrew',
        }),
        'transitionDeal',
      )
      expect(await listNotificationTexts(people, 'sale_manager', deal)).toHaveLength(1)
      expect(await listNotificationTexts(people, 'purchase_manager', deal)).toEqual([])
    }),
    success(
      'lets only a global manager override the credit check, with a reason',
      async (people) => {
        const client_id = await createClient(people, { credit_limit_eur: '12479.99' })
        const { deal } = await createDealInStatus(people, 'order_confirmation', { client_id })
        expect(deal.transitions.find(({ to }) => to === 'confirmed')).toMatchObject({
          can_override: false,
          missing: [
            {
              code: 'within_credit_limit',
              params: { limit: '12479.99', exposure: '0.00', amount: '12480.00', over: '0.01' },
            },
          ],
        })
        await expectProblem(
          await postDealTransition(people, 'sale_manager', deal, { to: 'confirmed' }),
          'needs_missing',
          409,
        )
        const override = { to: 'confirmed', override: true, reason: 'Paid in advance' }
        await expectProblem(
          await postDealTransition(people, 'sale_manager', deal, override),
          'forbidden',
          403,
        )
        await expectFieldErrors(
          await postDealTransition(people, 'global_manager', deal, {
            to: 'confirmed',
            override: true,
          }),
          {
            '/reason': 'reason_required',
          },
        )
        await expectAnswer(
          await postDealTransition(people, 'global_manager', deal, override),
          'transitionDeal',
        )
        const saleManager = await people.as('sale_manager')
        const { items: entries } = await expectAnswer(
          await saleManager.get(`/records/deal/${deal.id}/activity/`),
          'listActivity',
        )
        expect(entries.find(({ kind }) => kind === 'overridden')).toMatchObject({
          reason: 'Paid in advance',
        })
      },
    ),
    success(
      'is issued without an exchange rate, and confirmed with a later one',
      async (people) => {
        const client_id = await createClient(people, { credit_limit_eur: '10400.00' })
        const { deal, write } = await createDealInStatus(people, 'order_confirmation', {
          client_id,
          currency: 'USD',
          planned_freight: { amount: '1000.00', currency: 'USD', exchange_rate: null },
        })
        expect(deal.planned).toMatchObject({
          revenue: '12480.00',
          revenue_eur: null,
          margin: { amount: '1310.40', percent: '10.5' },
        })
        const confirming = { code: 'exchange_rate', pointer: '/exchange_rate' }
        expect(deal.transitions.find(({ to }) => to === 'confirmed')).toMatchObject({
          missing: [confirming],
          can_override: false,
        })
        const override = { to: 'confirmed', override: true, reason: 'Paid in advance' }
        const refused = await expectProblem(
          await postDealTransition(people, 'global_manager', deal, override),
          'needs_missing',
          409,
        )
        expect(refused.missing).toEqual([confirming])

        const rated = await expectAnswer(
          await putDeal(people, 'sale_manager', deal, { ...write, exchange_rate: '1.2' }),
          'updateDeal',
        )
        expect(rated).toMatchObject({
          planned: { revenue_eur: '10400.00' },
          order_confirmation_revision: 1,
        })
        // A stored rate is used for credit. To change it, the deal must be reopened.
        await expectFieldErrors(
          await putDeal(people, 'sale_manager', rated, { ...write, exchange_rate: '1.3' }),
          { '/exchange_rate': 'locked' },
        )
        const confirmed = await expectAnswer(
          await postDealTransition(people, 'sale_manager', rated, { to: 'confirmed' }),
          'transitionDeal',
        )
        expect(confirmed).toMatchObject({
          status: 'confirmed',
          exchange_rate: '1.2',
          planned: { revenue_eur: '10400.00' },
        })
      },
    ),
    invalid('does not pass the credit check by a rate far above the last one', async (people) => {
      const francs = { currency: 'CHF', exchange_rate: null } as const
      await createDealInStatus(people, 'order_confirmation', { ...francs, exchange_rate: '0.96' })
      const client_id = await createClient(people, { credit_limit_eur: '12999.99' })
      const { deal, write } = await createDealInStatus(people, 'order_confirmation', {
        ...francs,
        client_id,
      })
      const typed = await expectAnswer(
        await putDeal(people, 'sale_manager', deal, { ...write, exchange_rate: '12' }),
        'updateDeal',
      )
      expect(typed.planned.revenue_eur).toBe('1040.00')
      const refused = await expectProblem(
        await postDealTransition(people, 'sale_manager', typed, { to: 'confirmed' }),
        'needs_missing',
        409,
      )
      const params = { amount: '13000.00', over: '0.01', last_rate: '0.96' }
      expect(refused.missing).toMatchObject([{ code: 'within_credit_limit', params }])
    }),
    success('includes the client’s existing debt in the credit check', async (people) => {
      const client_id = await createClient(people, { credit_limit_eur: '24960.00' })
      await createDealInStatus(people, 'confirmed', { client_id })
      await createDealInStatus(people, 'confirmed', { client_id })
      const { deal } = await createDealInStatus(people, 'order_confirmation', { client_id })
      await expectProblem(
        await postDealTransition(people, 'sale_manager', deal, { to: 'confirmed' }),
        'needs_missing',
        409,
      )
    }),
    invalid('reports what the order confirmation is missing', async (people) => {
      const { deal } = await createDeal(people, {
        incoterms: { rule: 'FCA', place: '' },
        delivery_week_from: null,
        delivery_week_to: null,
        lines: [
          sampleLine(),
          sampleLine({ price: '0.00' }),
          sampleLine({ specification: { ...CERTIFIED_BOARD, wood: null, treatment: null } }),
        ],
      })
      const { missing } = await expectProblem(
        await postDealTransition(people, 'sale_manager', deal, { to: 'order_confirmation' }),
        'needs_missing',
        409,
      )
      expect(missing?.map(({ code, pointer }) => [code, pointer])).toEqual([
        ['incoterms_place', '/incoterms/place'],
        ['delivery_week', '/delivery_week_from'],
        ['line_wood', '/lines/2/specification/wood'],
        ['line_price', '/lines/1/price'],
      ])
    }),
    invalid('refuses transitions that follow from cargo', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      for (const to of ['loading', 'shipped', 'delivered', 'completed', 'draft']) {
        await expectProblem(
          await postDealTransition(people, 'admin', deal, { to }),
          'not_allowed_now',
          409,
        )
      }
    }),
    forbidden(
      'lets a purchase manager issue a deal, but not confirm or cancel it',
      async (people) => {
        const { deal } = await createDealInStatus(people, 'order_confirmation')
        for (const to of ['confirmed', 'canceled', 'draft']) {
          await expectProblem(
            await postDealTransition(people, 'purchase_manager', deal, { to, reason: 'Because' }),
            'forbidden',
            403,
          )
        }
      },
    ),
  ],
  addDealPayment: [
    success(
      'reduces the client’s exposure by the payment, and refuses more than the balance',
      async (people) => {
        const client_id = await createClient(people)
        const { deal } = await createDealInStatus(people, 'confirmed', { client_id })
        const saleManager = await people.as('sale_manager')
        const at = `/deals/${deal.id}/payments/`
        const paid = await expectAnswer(
          await saleManager.post(at, { date: deal.date, amount: '5000.00' }),
          'addDealPayment',
        )
        expect(paid).toMatchObject({
          paid: '5000.00',
          unpaid: '7480.00',
          version: deal.version,
          payments: [{ amount: '5000.00' }],
        })
        const client = await expectAnswer(
          await (await people.as('admin')).get(`/clients/${client_id}/`),
          'getClient',
        )
        expect(client.exposure_eur).toBe('7480.00')
      },
    ),
    success('is applied to the oldest instalment of terms in parts', async (people) => {
      const client_id = await createClient(people)
      const whole = { net_days: null, base: null }
      const { deal } = await createDealInStatus(people, 'confirmed', {
        client_id,
        payment_terms: {
          kind: 'parts',
          net_days: null,
          parts: [
            { percent: 30, kind: 'prepayment', ...whole },
            { percent: 70, kind: 'cash_against_documents', ...whole },
          ],
        },
      })
      const [prepayment, rest] = [
        // The day of the confirmation, by the host's clock.
        { due_on: expect.any(String) as unknown, amount: '3744.00', unpaid: '3744.00' },
        { due_on: null, amount: '8736.00', unpaid: '8736.00' },
      ]
      expect(deal).toMatchObject({
        instalments: [prepayment, rest],
        overdue: '0.00',
        overdue_since: null,
        next_instalment: prepayment,
      })
      const paid = await expectAnswer(
        await (
          await people.as('sale_manager')
        ).post(`/deals/${deal.id}/payments/`, {
          date: deal.date,
          amount: '4000.00',
          reference: `Deposit ${deal.number}`,
        }),
        'addDealPayment',
      )
      expect(paid).toMatchObject({
        instalments: [
          { ...prepayment, unpaid: '0.00' },
          { ...rest, unpaid: '8480.00' },
        ],
        next_instalment: null,
        payments: [{ reference: `Deposit ${deal.number}`, payer: null }],
      })
      const client = await expectAnswer(
        await (await people.as('admin')).get(`/clients/${client_id}/`),
        'getClient',
      )
      expect(client).toMatchObject({
        receivables: [{ currency: 'EUR', open: '8480.00', overdue: '0.00' }],
        overdue_eur: '0.00',
        overdue_since: null,
      })
    }),
    success('removes a fully paid deal from the exposure', async (people) => {
      const client_id = await createClient(people)
      const { deal } = await createDealInStatus(people, 'confirmed', { client_id })
      const saleManager = await people.as('sale_manager')
      const at = `/deals/${deal.id}/payments/`
      await expectAnswer(
        await saleManager.post(at, { date: deal.date, amount: '12480.00' }),
        'addDealPayment',
      )
      const client = await expectAnswer(
        await (await people.as('admin')).get(`/clients/${client_id}/`),
        'getClient',
      )
      expect(client.exposure_eur).toBe('0.00')
      const open = await expectAnswer(await saleManager.get(`/deals/${deal.id}/`), 'getDeal')
      expect(open).toMatchObject({ paid: '12480.00', unpaid: '0.00' })
      expect(open.allowed_actions).toContain('pay')
    }),
    success(
      'removes a delivered deal from the exposure once the loaded value is paid, even if less than sold',
      async (people) => {
        const wood = await createReadyWood(people)
        const { id, date, client } = wood.deal
        const saleManager = await people.as('sale_manager')
        const readExposure = async () =>
          (
            await expectAnswer(
              await (await people.as('admin')).get(`/clients/${client.id}/`),
              'getClient',
            )
          ).exposure_eur
        const before = Number(await readExposure()) - 12_480
        const cargo = await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '38')] }))
        await advanceCargo(people, cargo, 'booked', 'loading')
        expect(await expectAnswer(await saleManager.get(`/deals/${id}/`), 'getDeal')).toMatchObject(
          {
            status: 'loading',
            unpaid: '12480.00',
          },
        )
        expect(Number(await readExposure())).toBeCloseTo(before + 12_480, 2)
        await advanceCargo(
          people,
          await expectAnswer(
            await (await people.as('admin')).get(`/cargos/${cargo.id}/`),
            'getCargo',
          ),
          'sealed',
          'in_transit',
          'arrived',
          'delivered',
        )
        const delivered = await expectAnswer(await saleManager.get(`/deals/${id}/`), 'getDeal')
        expect(delivered).toMatchObject({
          status: 'delivered',
          planned: { revenue: '12480.00' },
          actual: { revenue: '11856.00' },
          unpaid: '11856.00',
        })
        expect(Number(await readExposure())).toBeCloseTo(before + 11_856, 2)
        await expectFieldErrors(
          await saleManager.post(`/deals/${id}/payments/`, { date, amount: '11856.01' }),
          { '/amount': 'too_large' },
        )
        const paid = await expectAnswer(
          await saleManager.post(`/deals/${id}/payments/`, { date, amount: '11856.00' }),
          'addDealPayment',
        )
        expect(paid).toMatchObject({ paid: '11856.00', unpaid: '0.00' })
        expect(Number(await readExposure())).toBeCloseTo(before, 2)
      },
    ),
    success(
      'accepts payments of a canceled deal up to the agreed amount, without exposure',
      async (people) => {
        const client_id = await createClient(people)
        const { deal } = await createDealInStatus(people, 'confirmed', { client_id })
        const saleManager = await people.as('sale_manager')
        const at = `/deals/${deal.id}/payments/`
        await expectAnswer(
          await saleManager.post(at, { date: deal.date, amount: '5000.00' }),
          'addDealPayment',
        )
        await expectAnswer(
          await postDealTransition(people, 'sale_manager', deal, {
            to: 'canceled',
            reason: 'The client withdrew',
          }),
          'transitionDeal',
        )
        await expectFieldErrors(
          await saleManager.post(at, { date: deal.date, amount: '7480.01' }),
          {
            '/amount': 'too_large',
          },
        )
        const late = await expectAnswer(
          await saleManager.post(at, { date: deal.date, amount: '480.00' }),
          'addDealPayment',
        )
        expect(late).toMatchObject({
          status: 'canceled',
          paid: '5480.00',
          unpaid: '0.00',
          payable: '7000.00',
        })
        expect(late.allowed_actions).toContain('pay')
        await expectProblem(
          await (await people.as('purchase_manager')).delete(`${at}${late.payments[0]?.id}/`),
          'forbidden',
          403,
        )
        const refunded = await expectAnswer(
          await (await people.as('admin')).delete(`${at}${late.payments[0]?.id}/`),
          'removeDealPayment',
        )
        expect(refunded).toMatchObject({ paid: '480.00', unpaid: '0.00' })
        const [entry] = (
          await expectAnswer(
            await saleManager.get(`/records/deal/${deal.id}/activity/`),
            'listActivity',
          )
        ).items
        expect(entry).toMatchObject({
          changes: [{ field: 'payment', from: `${deal.date} 5000.00 EUR`, to: null }],
        })
        const client = await expectAnswer(
          await (await people.as('admin')).get(`/clients/${client_id}/`),
          'getClient',
        )
        expect(client.exposure_eur).toBe('0.00')
      },
    ),
    invalid('refuses a payment of a deal that was canceled before confirmation', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      await expectAnswer(
        await postDealTransition(people, 'sale_manager', deal, {
          to: 'canceled',
          reason: 'The client withdrew',
        }),
        'transitionDeal',
      )
      const answer = await (
        await people.as('sale_manager')
      ).post(`/deals/${deal.id}/payments/`, { date: deal.date, amount: '1.00' })
      await expectProblem(answer, 'not_allowed_now', 409)
    }),
    invalid('refuses more than the balance, zero, and an invalid or future day', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const saleManager = await people.as('sale_manager')
      const at = `/deals/${deal.id}/payments/`
      await expectFieldErrors(await saleManager.post(at, { date: deal.date, amount: '12480.01' }), {
        '/amount': 'too_large',
      })
      await expectFieldErrors(await saleManager.post(at, { date: deal.date, amount: '0.00' }), {
        '/amount': 'too_small',
      })
      await expectFieldErrors(await saleManager.post(at, { date: '2099-01-01', amount: '1.00' }), {
        '/date': 'future_day',
      })
      await expectFieldErrors(await saleManager.post(at, { date: '2026-02-30', amount: '1.00' }), {
        '/date': 'wrong_format',
      })
      await expectFieldErrors(await saleManager.post(at, { date: '1906-02-11', amount: '1.00' }), {
        '/date': 'day_too_early',
      })
    }),
    invalid('refuses a payment before confirmation', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      const answer = await (
        await people.as('sale_manager')
      ).post(`/deals/${deal.id}/payments/`, { date: deal.date, amount: '1.00' })
      await expectProblem(answer, 'not_allowed_now', 409)
    }),
    idempotent('is recorded once per idempotency key', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const saleManager = await people.as('sale_manager')
      const pay = () =>
        saleManager.post(
          `/deals/${deal.id}/payments/`,
          { date: deal.date, amount: '5000.00' },
          { 'Idempotency-Key': `pay-${deal.id}` },
        )
      await pay()
      expect(await expectAnswer(await pay(), 'addDealPayment')).toMatchObject({ paid: '5000.00' })
    }),
    notFound('returns 404 for an unknown deal', async (people) => {
      const answer = await (
        await people.as('sale_manager')
      ).post(`/deals/${UNKNOWN_ID}/payments/`, { date: '2026-11-20', amount: '1.00' })
      await expectProblem(answer, 'not_found', 404)
    }),
    forbidden('is forbidden for purchase managers', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const purchaseManager = await people.as('purchase_manager')
      await expectProblem(
        await purchaseManager.post(`/deals/${deal.id}/payments/`, {
          date: deal.date,
          amount: '1.00',
        }),
        'forbidden',
        403,
      )
    }),
  ],
  removeDealPayment: [
    success('restores the balance, and keeps the payment in the history', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const saleManager = await people.as('sale_manager')
      const at = `/deals/${deal.id}/payments/`
      const paid = await expectAnswer(
        await saleManager.post(at, { date: deal.date, amount: '12480.00' }),
        'addDealPayment',
      )
      expect(paid.unpaid).toBe('0.00')
      const after = await expectAnswer(
        await saleManager.delete(`${at}${paid.payments[0]?.id}/`),
        'removeDealPayment',
      )
      expect(after).toMatchObject({ paid: '0.00', unpaid: '12480.00', payments: [] })
      const [entry] = (
        await expectAnswer(
          await saleManager.get(`/records/deal/${deal.id}/activity/`),
          'listActivity',
        )
      ).items
      expect(entry).toMatchObject({
        changes: [{ field: 'payment', from: `${deal.date} 12480.00 EUR`, to: null }],
      })
    }),
    notFound('returns 404 for an unknown payment of a deal', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      await expectProblem(
        await (await people.as('sale_manager')).delete(`/deals/${deal.id}/payments/${UNKNOWN_ID}/`),
        'not_found',
        404,
      )
    }),
  ],
} satisfies Cases
