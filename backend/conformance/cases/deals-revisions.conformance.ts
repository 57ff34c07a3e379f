import { expect } from 'vitest'
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
  putDeal,
  createDeal,
  createDealInStatus,
  type Deal,
  sampleLine,
  postDealTransition,
  readDeal,
} from '../fixtures/saved-deals'
import {
  createAgreedRevision,
  putRevision,
  postRevision,
  changeFirstLine,
  changeRevision,
  listRevisions,
  openRevision,
  readRevision,
  transitionRevision,
  toRevisionLine,
  toRevisionWrite,
  createLoadedDeal,
  sampleRevisionLine,
  createOthersDeal,
} from '../fixtures/saved-revisions'

export const dealRevisionCases = {
  openDealRevision: [
    success(
      'opens the next revision beside the valid one, which stays as it is',
      async (people) => {
        const { deal } = await createDealInStatus(people, 'confirmed')
        expect(deal.allowed_actions).toContain('revise')
        const revision = await openRevision(people, deal, { reason: 'Ten packs less' })
        expect(revision).toMatchObject({
          revision: 2,
          status: 'open',
          version: 1,
          reason: 'Ten packs less',
          differences: [],
          is_valid: false,
        })
        await changeRevision(people, revision, changeFirstLine(revision, { quantity: '30.000' }))
        const now = await readDeal(people, deal)
        expect(now).toMatchObject({
          version: deal.version,
          order_confirmation_revision: 1,
          open_revision: { revision: 2, status: 'open' },
          planned: { revenue: '12480.00' },
        })
        expect(now.allowed_actions).not.toContain('revise')
      },
    ),
    success('starts with the terms of a withdrawn revision', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal)
      const changed = await changeRevision(people, opened, { delivery_week_from: '2026-W51' })
      const sent = await transitionRevision(people, changed, { to: 'sent' })
      await transitionRevision(people, sent, { to: 'withdrawn', reason: 'The client offers more' })
      const next = await openRevision(people, deal, { reason: 'Counter-offer', copy_of: 2 })
      expect(next).toMatchObject({ revision: 3, delivery_week_from: '2026-W51' })
      await expectProblem(await postRevision(people, 'sale_manager', deal), 'not_allowed_now', 409)
    }),
    invalid('requires a reason, and a withdrawn revision to copy', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      await expectFieldErrors(await postRevision(people, 'sale_manager', deal, {}), {
        '/reason': 'required',
      })
      await expectFieldErrors(
        await postRevision(people, 'sale_manager', deal, { reason: 'Again', copy_of: 1 }),
        { '/copy_of': 'not_found' },
      )
    }),
    invalid('refuses a draft and a second revision', async (people) => {
      const { deal: draft } = await createDeal(people)
      await expectProblem(await postRevision(people, 'sale_manager', draft), 'not_allowed_now', 409)
      const { deal } = await createDealInStatus(people, 'confirmed')
      await openRevision(people, deal)
      await expectProblem(await postRevision(people, 'admin', deal), 'not_allowed_now', 409)
    }),
    forbidden('refuses purchase managers and other sale managers', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      await expectProblem(await postRevision(people, 'purchase_manager', deal), 'forbidden', 403)
      expect((await readDeal(people, deal, 'purchase_manager')).allowed_actions).not.toContain(
        'revise',
      )
      const other = await createOthersDeal(people)
      await expectProblem(await postRevision(people, 'sale_manager', other), 'forbidden', 403)
    }),
    idempotent('opens one revision per idempotency key', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const saleManager = await people.as('sale_manager')
      const send = async () =>
        expectAnswer(
          await saleManager.post(
            `/deals/${deal.id}/revisions/`,
            { reason: 'Once' },
            { 'Idempotency-Key': `revise-${deal.id}` },
          ),
          'openDealRevision',
        )
      expect(await send()).toEqual(await send())
    }),
    notFound('returns 404 for an unknown deal', async (people) => {
      await expectProblem(
        await postRevision(people, 'sale_manager', { id: UNKNOWN_ID }),
        'not_found',
        404,
      )
    }),
  ],
  updateDealRevision: [
    success('shows each difference to the valid terms', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal)
      const changed = await changeRevision(people, opened, {
        delivery_week_from: '2026-W51',
        lines: [
          { ...toRevisionLine(opened.lines[0] ?? expect.fail()), price: '300.00' },
          { ...sampleRevisionLine(), quantity: '10.000', price: '350.00' },
        ],
      })
      expect(changed.version).toBe(2)
      expect(changed.planned).toMatchObject({ revenue: '15500.00', volume_m3: '50.000' })
      expect(changed.differences).toMatchObject([
        { field: 'delivery_week_from', line: null, from: '2026-W50', to: '2026-W51' },
        { field: 'price', line: 1, from: '312.00', to: '300.00' },
        { field: 'line', line: 2, from: null },
      ])
      expect(changed.needs_agreement).toBe(true)
    }),
    success('needs no agreement to another reference', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal)
      const changed = await changeRevision(people, opened, { customer_reference: 'PO 4712' })
      expect(changed.needs_agreement).toBe(false)
      expect(changed.transitions.map(({ to }) => to)).toEqual(['agreed', 'withdrawn'])
    }),
    success('keeps its version if nothing changed', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal)
      expect((await changeRevision(people, opened, {})).version).toBe(1)
    }),
    invalid('refuses what a deal refuses', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal)
      await expectFieldErrors(
        await putRevision(people, 'sale_manager', opened, {
          exchange_rate: '1.1',
          delivery_week_to: '2026-W49',
          ...changeFirstLine(opened, { unit: 'pack', quantity: '1.5' }),
        }),
        {
          '/exchange_rate': 'unexpected',
          '/delivery_week_to': 'week_order',
          '/lines/0/quantity': 'not_whole',
        },
      )
    }),
    invalid('refuses less than is loaded', async (people) => {
      const deal = await createLoadedDeal(people, '20')
      expect(deal.status).toBe('loading')
      const opened = await openRevision(people, deal)
      expect(opened.editable_fields).not.toContain('incoterms')
      expect(opened.closed_fields).toEqual(
        expect.arrayContaining(['/incoterms', '/transport/kind', '/lines/0/price']),
      )
      await expectFieldErrors(
        await putRevision(people, 'sale_manager', opened, {
          incoterms: { rule: 'FCA', place: 'Kaunas' },
          transport: { kind: 'container', count: 1 },
          ...changeFirstLine(opened, { quantity: '19.999', price: '299.00' }),
        }),
        {
          '/incoterms': 'locked',
          '/transport/kind': 'locked',
          '/lines/0/price': 'locked',
          '/lines/0/quantity': 'below_loaded',
        },
      )
      await expectFieldErrors(await putRevision(people, 'sale_manager', opened, { lines: [] }), {
        '/lines': 'below_loaded',
      })
      await changeRevision(people, opened, {
        lines: [
          { ...toRevisionLine(opened.lines[0] ?? expect.fail()), quantity: '20.000' },
          { ...sampleRevisionLine(), price: '299.00' },
        ],
      })
    }),
    invalid('refuses a revision that was sent', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal)
      const changed = await changeRevision(people, opened, { tolerance_percent: 5 })
      const sent = await transitionRevision(people, changed, { to: 'sent' })
      expect(sent).toMatchObject({ editable_fields: [], status: 'sent' })
      await expectProblem(
        await putRevision(people, 'sale_manager', sent, { tolerance_percent: 6 }),
        'not_allowed_now',
        409,
      )
    }),
    forbidden('refuses another sale manager', async (people) => {
      const deal = await createOthersDeal(people)
      const revision = await expectAnswer(
        await postRevision(people, 'admin', deal),
        'openDealRevision',
      )
      await expectProblem(await putRevision(people, 'sale_manager', revision, {}), 'forbidden', 403)
      expect(await readRevision(people, revision)).toMatchObject({
        editable_fields: [],
        transitions: [],
        planned: { margin: null },
      })
    }),
    stale('refuses a stale version', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal)
      await changeRevision(people, opened, { tolerance_percent: 5 })
      expect(
        await expectProblem(
          await putRevision(people, 'sale_manager', opened, { tolerance_percent: 6 }),
          'stale',
          412,
        ),
      ).toMatchObject({ current_version: 2 })
    }),
    notFound('returns 404 for an unknown revision', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal)
      await expectProblem(
        await putRevision(people, 'sale_manager', { ...opened, revision: 9 }, {}),
        'not_found',
        404,
      )
    }),
  ],
  previewDealRevision: [
    success('evaluates unsaved terms, and saves nothing', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal)
      const saleManager = await people.as('sale_manager')
      const preview = await expectAnswer(
        await saleManager.post(
          `/deals/${deal.id}/revisions/2/preview/`,
          toRevisionWrite(opened, changeFirstLine(opened, { quantity: '30.000' })),
        ),
        'previewDealRevision',
      )
      expect(preview).toMatchObject({
        planned: { revenue: '9360.00' },
        differences: [{ field: 'quantity', line: 1, from: '40', to: '30' }],
        needs_agreement: true,
      })
      expect((await readRevision(people, opened)).differences).toEqual([])
    }),
    invalid('names each invalid field', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal)
      await expectFieldErrors(
        await (
          await people.as('sale_manager')
        ).post(
          `/deals/${deal.id}/revisions/2/preview/`,
          toRevisionWrite(opened, { delivery_week_from: null }),
        ),
        { '/delivery_week_from': 'required' },
      )
    }),
    notFound('returns 404 for an unknown revision', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal)
      await expectProblem(
        await (
          await people.as('sale_manager')
        ).post(`/deals/${deal.id}/revisions/7/preview/`, toRevisionWrite(opened)),
        'not_found',
        404,
      )
    }),
  ],
  getDealRevision: [
    success('shows the terms with their figures to purchase managers too', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal)
      expect(await readRevision(people, opened, 'purchase_manager')).toMatchObject({
        number: deal.number,
        editable_fields: [],
        transitions: [],
        lines: [{ quantity: '40.000', amount: '12480.00' }],
      })
    }),
    notFound('returns 404 for a confirmation of the deal’s own transition', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      await expectProblem(
        await (await people.as('sale_manager')).get(`/deals/${deal.id}/revisions/1/`),
        'not_found',
        404,
      )
    }),
  ],
  listDealRevisions: [
    success('lists each revision with its differences, newest first', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      await createAgreedRevision(people, deal, () => ({ delivery_week_from: '2026-W51' }))
      const opened = await openRevision(people, deal)
      await changeRevision(people, opened, { tolerance_percent: 5 })
      expect(await listRevisions(people, deal)).toMatchObject([
        {
          revision: 3,
          status: 'open',
          is_valid: false,
          has_paper: false,
          differences: [{ field: 'tolerance_percent', from: '10', to: '5' }],
        },
        {
          revision: 2,
          status: 'agreed',
          is_valid: true,
          has_paper: true,
          reason: 'The client asks for it',
          differences: [{ field: 'delivery_week_from', from: '2026-W50', to: '2026-W51' }],
        },
        { revision: 1, status: 'issued', is_valid: false, reason: null, differences: [] },
      ])
    }),
    success('compares confirmations that were issued after a reopening', async (people) => {
      const { deal, write } = await createDealInStatus(people, 'order_confirmation')
      const draft = await expectAnswer(
        await postDealTransition(people, 'sale_manager', deal, {
          to: 'draft',
          reason: 'New price',
        }),
        'transitionDeal',
      )
      const [line] = write.lines
      const changed = await expectAnswer(
        await putDeal(people, 'sale_manager', draft, {
          ...write,
          lines: [sampleLine({ price: '400.00' }), { ...(line ?? sampleLine()), price: '320.00' }],
        }),
        'updateDeal',
      )
      await expectAnswer(
        await postDealTransition(people, 'sale_manager', changed, { to: 'order_confirmation' }),
        'transitionDeal',
      )
      const [newest] = await listRevisions(people, deal)
      expect(newest).toMatchObject({ revision: 2, status: 'issued', is_valid: true })
      expect(newest?.differences).toMatchObject([
        { field: 'line', line: 1, from: null },
        { field: 'price', line: 2, from: '312.00', to: '320.00' },
      ])
    }),
    notFound('returns 404 for an unknown deal', async (people) => {
      await expectProblem(
        await (await people.as('sale_manager')).get(`/deals/${UNKNOWN_ID}/revisions/`),
        'not_found',
        404,
      )
    }),
  ],
  compareDealRevisions: [
    success('compares any two revisions by what they print', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      await createAgreedRevision(people, deal, (revision) => ({
        ...changeFirstLine(revision, { quantity: '30.000' }),
        delivery_week_from: '2026-W51',
      }))
      const opened = await openRevision(people, deal)
      await changeRevision(people, opened, { tolerance_percent: 5 })
      expect((await compare(people, deal, 1, 2)).differences).toMatchObject([
        { field: 'delivery_week_from', line: null, from: '2026-W50', to: '2026-W51' },
        { field: 'quantity', line: 1, from: '40', to: '30' },
      ])
      expect((await compare(people, deal, 3, 2)).differences).toMatchObject([
        { field: 'tolerance_percent', line: null, from: '5', to: '10' },
      ])
      expect(await compare(people, deal, 2, 2)).toEqual({ from: 2, to: 2, differences: [] })
    }),
    success('compares a withdrawn revision with its own terms', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const opened = await openRevision(people, deal)
      const changed = await changeRevision(people, opened, { tolerance_percent: 5 })
      await transitionRevision(people, changed, { to: 'withdrawn', reason: 'The client declined' })
      await createAgreedRevision(people, deal, () => ({ tolerance_percent: 8 }))
      expect((await compare(people, deal, 2, 3)).differences).toMatchObject([
        { field: 'tolerance_percent', from: '5', to: '8' },
      ])
    }),
    invalid('requires two numbers', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const saleManager = await people.as('sale_manager')
      await expectFieldErrors(
        await saleManager.get(`/deals/${deal.id}/revision_comparison/?from=0&to=1`),
        {
          '?from': 'too_small',
        },
      )
    }),
    notFound('returns 404 for a revision that does not exist', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const saleManager = await people.as('sale_manager')
      await expectProblem(
        await saleManager.get(`/deals/${deal.id}/revision_comparison/?from=1&to=7`),
        'not_found',
        404,
      )
    }),
  ],
} satisfies Cases

const compare = async (people: People, { id }: Pick<Deal, 'id'>, from: number, to: number) =>
  expectAnswer(
    await (
      await people.as('sale_manager')
    ).get(`/deals/${id}/revision_comparison/?from=${from}&to=${to}`),
    'compareDealRevisions',
  )
