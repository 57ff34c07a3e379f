import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { forbidden, idempotent, invalid, notFound, stale, success, type Cases } from '../case'
import type { People } from '../host'
import { sampleProduct } from '../fixtures/samples'
import {
  cancelCargo,
  advanceCargo,
  createLoad,
  createReadyWood,
  readCargo,
  sampleTruck,
  saveCargo,
} from '../fixtures/saved-cargos'
import {
  allocate,
  createAllocation,
  createConfirmedDeal,
  createOrderedSupply,
  createUniqueBoard,
  getLineId,
  readDealCover,
} from '../fixtures/saved-cover'
import {
  putDeal,
  createClient,
  createDealInStatus,
  type Deal,
  findPersonId,
  listNotificationTexts,
  sampleLine,
  postDealTransition,
  readDeal,
} from '../fixtures/saved-deals'
import {
  createAgreedRevision,
  postRevisionTransition,
  putRevision,
  postRevision,
  changeFirstLine,
  changeRevision,
  listRevisions,
  openRevision,
  readRevision,
  transitionRevision,
  toRevisionLine,
  createLoadedDeal,
  sampleRevisionLine,
  createOthersDeal,
} from '../fixtures/saved-revisions'

async function getPaper(people: People, { id }: Pick<Deal, 'id'>, revision?: number) {
  const saleManager = await people.as('sale_manager')
  const query = revision === undefined ? '' : `?revision=${revision}`
  return saleManager.get(`/records/deal/${id}/papers/order_confirmation/${query}`)
}

const readPaper = async (...which: Parameters<typeof getPaper>) =>
  expectAnswer(await getPaper(...which), 'getPaper')

export const dealRevisionTransitionCases = {
  transitionDealRevision: [
    success('advances a deal that waits for no more wood', async (people) => {
      const path = ['booked', 'loading', 'sealed', 'in_transit', 'arrived', 'delivered'] as const
      const revise = async (departed: number, hasPlan: boolean) => {
        const wood = await createReadyWood(people)
        const truck = await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '20')] }))
        await advanceCargo(people, truck, ...path.slice(0, departed))
        if (hasPlan) await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '5')] }))
        const quantity = hasPlan ? '25.000' : '20.000'
        expect(await readDeal(people, wood.deal)).toMatchObject({ status: 'loading' })
        const revision = await createAgreedRevision(people, wood.deal, (opened) =>
          changeFirstLine(opened, { quantity }),
        )
        expect(revision).toMatchObject({ status: 'agreed' })
        return (await readDeal(people, wood.deal)).status
      }
      expect(await revise(3, false)).toBe('loading')
      expect(await revise(4, false)).toBe('shipped')
      expect(await revise(6, false)).toBe('delivered')
      expect(await revise(6, true)).toBe('loading')
    }),
    success(
      'stores a confirmation when sent; the valid one counts until agreed',
      async (people) => {
        const { deal } = await createDealInStatus(people, 'confirmed')
        const opened = await openRevision(people, deal)
        const changed = await changeRevision(
          people,
          opened,
          changeFirstLine(opened, { quantity: '30.000' }),
        )
        await expectProblem(await getPaper(people, deal, 2), 'not_found', 404)
        const sent = await transitionRevision(people, changed, { to: 'sent' })
        const proposal = await readPaper(people, deal, 2)
        expect(proposal.notice?.title).toBe('Révision proposée.')
        const saleManager = await people.as('sale_manager')
        const path = `/records/deal/${deal.id}/papers/order_confirmation/mail/`
        for (const [revision, is_proposal] of [
          [2, true],
          [1, false],
        ] as const)
          expect(
            await expectAnswer(
              await saleManager.get(`${path}?revision=${revision}`),
              'getPaperMail',
            ),
          ).toMatchObject({ is_proposal })
        expect(JSON.stringify(proposal)).toMatch(/9\s360,00/)
        expect(await readPaper(people, deal)).toMatchObject({ revision: 1, notice: null })
        await transitionRevision(people, sent, { to: 'agreed' })
        expect(await readPaper(people, deal)).toMatchObject({ revision: 2, notice: null })
        const replaced = await readPaper(people, deal, 1)
        expect(replaced.notice?.title).toBe('Remplacée.')
        expect(JSON.stringify(replaced)).toMatch(/12\s480,00/)
      },
    ),
    success('makes the agreed terms the deal’s, which keeps its status', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const agreed = await createAgreedRevision(people, deal, (revision) =>
        changeFirstLine(revision, { quantity: '30.000', price: '320.00' }),
      )
      expect(agreed).toMatchObject({ status: 'agreed', is_valid: true, transitions: [] })
      const now = await readDeal(people, deal)
      expect(now).toMatchObject({
        status: 'confirmed',
        version: deal.version + 1,
        order_confirmation_revision: 2,
        open_revision: null,
        planned: { revenue: '9600.00', volume_m3: '30.000' },
        lines: [{ quantity: '30.000', planned_purchase_price: '248.00' }],
      })
      const admin = await people.as('admin')
      const client = await expectAnswer(await admin.get(`/clients/${deal.client.id}/`), 'getClient')
      expect(client.exposure_eur).toBe('9600.00')
      const { items } = await expectAnswer(
        await admin.get(`/records/deal/${deal.id}/activity/`),
        'listActivity',
      )
      expect(items[0]).toMatchObject({
        kind: 'revised',
        reason: 'The client asks for it',
        changes: [
          { field: 'quantity', line: 1, from: '40', to: '30' },
          { field: 'price', line: 1, from: '312.00', to: '320.00' },
        ],
      })
      const [text] = await listNotificationTexts(people, 'purchase_manager', deal)
      expect(text).toBe(
        `Revision 2 of deal ${deal.number} for ${deal.client.name} now applies. Changed: quantity and price.`,
      )
    }),
    success('applies another reference at once', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal)
      const changed = await changeRevision(people, opened, { customer_reference: 'PO 4712' })
      await expectProblem(
        await postRevisionTransition(people, 'sale_manager', changed, { to: 'sent' }),
        'not_allowed_now',
        409,
      )
      await transitionRevision(people, changed, { to: 'agreed' })
      expect(await readDeal(people, deal)).toMatchObject({ customer_reference: 'PO 4712' })
      const paper = await readPaper(people, deal)
      expect(paper.revision).toBe(2)
      expect(JSON.stringify(paper)).toContain('PO 4712')
    }),
    success(
      'revises an unconfirmed deal, which is confirmed by its own transition',
      async (people) => {
        const client_id = await createClient(people, { credit_limit_eur: '12480.00' })
        const { deal } = await createDealInStatus(people, 'order_confirmation', { client_id })
        await createAgreedRevision(people, deal, (revision) =>
          changeFirstLine(revision, { quantity: '50.000' }),
        )
        const now = await readDeal(people, deal)
        expect(now).toMatchObject({ status: 'order_confirmation', order_confirmation_revision: 2 })
        await expectProblem(
          await postDealTransition(people, 'sale_manager', now, { to: 'confirmed' }),
          'needs_missing',
          409,
        )
      },
    ),
    success('checks the credit for a higher amount, and accepts an override', async (people) => {
      const client_id = await createClient(people, { credit_limit_eur: '12480.00' })
      const { deal } = await createDealInStatus(people, 'confirmed', { client_id })
      const opened = await openRevision(people, deal)
      const changed = await changeRevision(
        people,
        opened,
        changeFirstLine(opened, { quantity: '50.000' }),
      )
      const missing = [
        {
          code: 'within_credit_limit',
          params: { limit: '12480.00', exposure: '0.00', amount: '15600.00', over: '3120.00' },
        },
      ]
      expect(changed.transitions[0]).toMatchObject({ to: 'sent', missing: [], ahead: missing })
      const sent = await transitionRevision(people, changed, { to: 'sent' })
      expect(sent.transitions[0]).toMatchObject({ to: 'agreed', missing })
      expect(sent.transitions[0]).not.toHaveProperty('can_request_override')
      const agreed = { to: 'agreed' }
      const refused = await expectProblem(
        await postRevisionTransition(people, 'sale_manager', sent, agreed),
        'needs_missing',
        409,
      )
      expect(refused.missing).toMatchObject(missing)
      const override = { ...agreed, override: true }
      await expectProblem(
        await postRevisionTransition(people, 'sale_manager', sent, {
          ...override,
          reason: 'Trusted',
        }),
        'forbidden',
        403,
      )
      await expectFieldErrors(
        await postRevisionTransition(people, 'global_manager', sent, override),
        {
          '/reason': 'reason_required',
        },
      )
      await expectAnswer(
        await postRevisionTransition(people, 'global_manager', sent, {
          ...override,
          reason: 'Trusted',
        }),
        'transitionDealRevision',
      )
      const { items } = await expectAnswer(
        await (await people.as('admin')).get(`/records/deal/${deal.id}/activity/`),
        'listActivity',
      )
      expect(items.slice(0, 2).map(({ kind, reason }) => [kind, reason])).toEqual([
        ['revised', 'The client asks for it'],
        ['overridden', 'Trusted'],
      ])
    }),
    success('logs the override with which it is sent', async (people) => {
      const product = await expectAnswer(
        await (await people.as('admin')).post('/products/', sampleProduct()),
        'createProduct',
      )
      const { deal } = await createDealInStatus(people, 'confirmed', {
        lines: [sampleLine({ product_id: product.id, specification: null, certification: 'none' })],
      })
      const opened = await openRevision(people, deal)
      const changed = await changeRevision(
        people,
        opened,
        changeFirstLine(opened, { certification: 'fsc_100' }),
      )
      expect(changed.transitions[0]?.missing).toMatchObject([{ code: 'certified_wood' }])
      await expectAnswer(
        await postRevisionTransition(people, 'global_manager', changed, {
          to: 'sent',
          override: true,
          reason: 'The certificate arrives with the wood',
        }),
        'transitionDealRevision',
      )
      const { items } = await expectAnswer(
        await (await people.as('admin')).get(`/records/deal/${deal.id}/activity/`),
        'listActivity',
      )
      expect(items.slice(0, 2).map(({ kind, reason }) => [kind, reason])).toEqual([
        ['revision_sent', null],
        ['overridden', 'The certificate arrives with the wood'],
      ])
    }),
    success('does not check the credit for a lower amount', async (people) => {
      const client_id = await createClient(people, { credit_limit_eur: '12480.00' })
      const { deal } = await createDealInStatus(people, 'confirmed', { client_id })
      const admin = await people.as('admin')
      const client = await expectAnswer(await admin.get(`/clients/${client_id}/`), 'getClient')
      expect(client.exposure_eur).toBe('12480.00')
      await createAgreedRevision(people, deal, (revision) =>
        changeFirstLine(revision, { quantity: '39.000' }),
      )
      expect((await readDeal(people, deal)).planned.revenue).toBe('12168.00')
    }),
    success('releases wood beyond the tolerance of the new quantity', async (people) => {
      const wood = createUniqueBoard()
      const deal = await createConfirmedDeal(people, [wood])
      const { supply: first } = await createOrderedSupply(people, [wood])
      const { supply: second } = await createOrderedSupply(people, [wood])
      await expectAnswer(
        await allocate(
          people,
          createAllocation(first, deal, '25'),
          createAllocation(second, deal, '15'),
        ),
        'setAllocations',
      )
      await createAgreedRevision(people, deal, (revision) =>
        changeFirstLine(revision, { quantity: '30.000' }),
      )
      // 30 m3 and 10 % of tolerance: 33 m3, of which the first supply keeps its 25.
      const cover = await readDealCover(people, deal)
      expect(cover.lines[0]?.parts.map(({ amount }) => amount.m3)).toEqual(['25.000', '8.000'])
      const admin = await people.as('admin')
      const { items } = await expectAnswer(
        await admin.get(`/records/supply/${second.id}/activity/`),
        'listActivity',
      )
      expect(items[0]?.changes).toMatchObject([
        { field: 'allocation', to: `${deal.number}/1: 8.000 m3` },
      ])
      expect((await readDeal(people, deal)).purchased_percent).toBe('110')
    }),
    success('releases the wood of a removed line', async (people) => {
      const [kept, removed] = [createUniqueBoard(), createUniqueBoard()]
      const deal = await createConfirmedDeal(people, [removed, kept])
      const { supply } = await createOrderedSupply(people, [removed])
      await expectAnswer(
        await allocate(people, createAllocation(supply, deal, '40')),
        'setAllocations',
      )
      await createAgreedRevision(people, deal, ({ lines }) => ({
        lines: lines.slice(1).map(toRevisionLine),
      }))
      const now = await readDeal(people, deal)
      expect(now.lines).toHaveLength(1)
      expect(now.purchased_percent).toBe('0')
      const texts = await listNotificationTexts(people, 'purchase_manager', supply)
      // The supply is the acting purchase manager's own.
      expect(texts[0]).toContain(deal.number)
    }),
    success('removes a line whose cargo was canceled, which still names it', async (people) => {
      const wood = await createReadyWood(people)
      const { deal } = wood
      const truck = await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '20')] }))
      const opened = await openRevision(people, deal)
      const change = { lines: [sampleRevisionLine()] }
      await expectFieldErrors(await putRevision(people, 'sale_manager', opened, change), {
        '/lines': 'below_loaded',
      })
      await cancelCargo(people, truck)
      const sent = await transitionRevision(people, await changeRevision(people, opened, change), {
        to: 'sent',
      })
      await transitionRevision(people, sent, { to: 'agreed' })
      expect((await readDeal(people, deal)).lines.map(({ id }) => id)).toEqual([
        change.lines[0]?.id,
      ])
      expect((await readCargo(people, truck)).lines).toMatchObject([
        { deal_line_id: getLineId(deal), deal: { id: deal.id }, m3: '20.000' },
      ])
    }),
    success('notifies cargo managers if a cargo with its wood is open', async (people) => {
      const deal = await createLoadedDeal(people, '20')
      await createAgreedRevision(people, deal, () => ({ delivery_week_to: '2026-W52' }))
      expect(await listNotificationTexts(people, 'cargo_manager', deal)).toEqual([
        `Revision 2 of deal ${deal.number} for ${deal.client.name} now applies. Changed: delivery week.`,
      ])
      expect((await readDeal(people, deal)).status).toBe('loading')
    }),
    success('is withdrawn with a reason, and keeps its paper', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal)
      const changed = await changeRevision(people, opened, { tolerance_percent: 5 })
      const sent = await transitionRevision(people, changed, { to: 'sent' })
      await transitionRevision(people, sent, { to: 'withdrawn', reason: 'The client declined' })
      expect((await listRevisions(people, deal))[0]).toMatchObject({
        revision: 2,
        status: 'withdrawn',
        close_reason: 'The client declined',
        differences: [{ field: 'tolerance_percent' }],
      })
      expect((await readPaper(people, deal, 2)).notice?.title).toBe('Retirée.')
      expect((await readDeal(people, deal)).tolerance_percent).toBe(10)
    }),
    success('logs each transition with its person and reason', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal, { reason: 'Less wood' })
      const changed = await changeRevision(people, opened, { tolerance_percent: 5 })
      const sent = await transitionRevision(people, changed, { to: 'sent' })
      await transitionRevision(people, sent, { to: 'withdrawn', reason: 'The client declined' })
      const { items } = await expectAnswer(
        await (await people.as('sale_manager')).get(`/records/deal/${deal.id}/activity/`),
        'listActivity',
      )
      const saleManager = await findPersonId(people, 'sale_manager')
      expect(
        items
          .slice(0, 3)
          .map(({ kind, by, reason, changes }) => [kind, by?.id, reason, changes[0]?.to]),
      ).toEqual([
        ['revision_withdrawn', saleManager, 'The client declined', '2'],
        ['revision_sent', saleManager, null, '2'],
        ['revision_opened', saleManager, 'Less wood', '2'],
      ])
    }),
    success('is withdrawn when its deal is reopened', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      await openRevision(people, deal)
      const draft = await expectAnswer(
        await postDealTransition(people, 'sale_manager', deal, { to: 'draft', reason: 'All anew' }),
        'transitionDeal',
      )
      expect(draft.open_revision).toBeNull()
      const [withdrawn] = await listRevisions(people, deal)
      expect(withdrawn).toMatchObject({ status: 'withdrawn', close_reason: 'All anew' })
      const issued = await expectAnswer(
        await postDealTransition(people, 'sale_manager', draft, { to: 'order_confirmation' }),
        'transitionDeal',
      )
      expect(issued.order_confirmation_revision).toBe(3)
    }),
    invalid(
      'refuses a revision without differences, and a withdrawal without a reason',
      async (people) => {
        const { deal } = await createDealInStatus(people, 'confirmed')
        const opened = await openRevision(people, deal)
        const refused = await expectProblem(
          await postRevisionTransition(people, 'sale_manager', opened, { to: 'agreed' }),
          'needs_missing',
          409,
        )
        expect(refused.missing).toEqual([{ code: 'difference' }])
        await expectFieldErrors(
          await postRevisionTransition(people, 'sale_manager', opened, { to: 'withdrawn' }),
          {
            '/reason': 'reason_required',
          },
        )
      },
    ),
    invalid('names the fields that loading has made invalid', async (people) => {
      const wood = await createReadyWood(people)
      const { deal } = wood
      const opened = await openRevision(people, deal)
      const changed = await changeRevision(
        people,
        opened,
        changeFirstLine(opened, { quantity: '30.000' }),
      )
      const sent = await transitionRevision(people, changed, { to: 'sent' })
      const truck = await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '35')] }))
      await advanceCargo(people, truck, 'booked', 'loading')
      await expectFieldErrors(
        await postRevisionTransition(people, 'sale_manager', sent, { to: 'agreed' }),
        {
          '/lines/0/quantity': 'below_loaded',
        },
      )
      expect((await readRevision(people, sent)).conflicts).toMatchObject([
        { pointer: '/lines/0/quantity', code: 'below_loaded', params: { least: '35.000' } },
      ])
    }),
    invalid('names an exchange rate that was entered meanwhile', async (people) => {
      const { deal, write } = await createDealInStatus(people, 'order_confirmation', {
        currency: 'USD',
      })
      const opened = await openRevision(people, deal)
      const changed = await changeRevision(people, opened, {
        exchange_rate: '1.1',
        tolerance_percent: 5,
      })
      await expectAnswer(
        await putDeal(people, 'sale_manager', deal, { ...write, exchange_rate: '1.2' }),
        'updateDeal',
      )
      await expectFieldErrors(
        await postRevisionTransition(people, 'sale_manager', changed, { to: 'sent' }),
        {
          '/exchange_rate': 'outdated',
        },
      )
      const looked = await changeRevision(people, changed, { exchange_rate: '1.2' })
      expect(looked.conflicts).toEqual([])
    }),
    success('keeps later changes of the deal in fields that it does not revise', async (people) => {
      const { deal, write } = await createDealInStatus(people, 'order_confirmation', {
        currency: 'USD',
      })
      const opened = await openRevision(people, deal)
      const changed = await changeRevision(people, opened, { tolerance_percent: 5 })
      await expectAnswer(
        await putDeal(people, 'sale_manager', deal, {
          ...write,
          exchange_rate: '1.2',
          notes: 'Call first',
        }),
        'updateDeal',
      )
      const sent = await transitionRevision(people, changed, { to: 'sent' })
      await transitionRevision(people, sent, { to: 'agreed' })
      expect(await readDeal(people, deal)).toMatchObject({
        exchange_rate: '1.2',
        notes: 'Call first',
        tolerance_percent: 5,
      })
    }),
    forbidden('refuses another sale manager', async (people) => {
      const deal = await createOthersDeal(people)
      const revision = await expectAnswer(
        await postRevision(people, 'admin', deal),
        'openDealRevision',
      )
      await expectProblem(
        await postRevisionTransition(people, 'sale_manager', revision, {
          to: 'withdrawn',
          reason: 'No',
        }),
        'forbidden',
        403,
      )
    }),
    stale('accepts one of two simultaneous transitions', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal)
      const changed = await changeRevision(people, opened, { customer_reference: 'PO 1' })
      const both = await Promise.all([
        postRevisionTransition(people, 'sale_manager', changed, { to: 'agreed' }),
        postRevisionTransition(people, 'sale_manager', changed, { to: 'withdrawn', reason: 'No' }),
      ])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    }),
    idempotent('takes one transition per idempotency key', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal)
      const changed = await changeRevision(people, opened, { tolerance_percent: 5 })
      const send = async () =>
        expectAnswer(
          await postRevisionTransition(
            people,
            'sale_manager',
            changed,
            { to: 'sent' },
            { 'Idempotency-Key': `send-${deal.id}` },
          ),
          'transitionDealRevision',
        )
      expect(await send()).toEqual(await send())
    }),
    notFound('returns 404 for an unknown revision', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      await expectProblem(
        await postRevisionTransition(
          people,
          'sale_manager',
          { deal_id: deal.id, revision: 5, version: 1 },
          { to: 'sent' },
        ),
        'not_found',
        404,
      )
    }),
  ],
} satisfies Cases
