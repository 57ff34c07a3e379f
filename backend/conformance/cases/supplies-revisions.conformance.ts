import { expect } from 'vitest'
import type { Role, Schemas } from '../../call'
import { pick } from '../../db/rows'
import { REVISED_LINE_NAMES, REVISED_TERM_NAMES } from '../../supplies/revised-supply'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import {
  type Cases,
  forbidden,
  idempotent,
  invalid,
  notFound,
  stale,
  success,
  UNKNOWN_ID,
} from '../case'
import type { People } from '../host'
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
import { listNotificationTexts } from '../fixtures/saved-deals'
import {
  putSupply,
  createConfirmedSupply,
  createSupply,
  createSupplyWrite,
  sampleSupplyLine,
  postSupplyTransition,
  readSupply,
} from '../fixtures/saved-supplies'

type Revision = Schemas['SupplyRevision']
type RevisionWrite = Schemas['SupplyRevisionWrite']
type SupplyRef = { id: string }

const postRevision = async (
  people: People,
  role: Role,
  { id }: SupplyRef,
  body: object = { reason: 'The mill asks for it' },
  headers: Record<string, string> = {},
): Promise<Response> => (await people.as(role)).post(`/supplies/${id}/revisions/`, body, headers)

const openRevision = async (people: People, supply: SupplyRef, body?: object): Promise<Revision> =>
  expectAnswer(await postRevision(people, 'purchase_manager', supply, body), 'openSupplyRevision')

const toLine = (line: Schemas['SupplyLine']): RevisionWrite['lines'][number] =>
  pick(line, REVISED_LINE_NAMES)

const toWrite = (revision: Revision, change: Partial<RevisionWrite>): RevisionWrite => ({
  ...pick(revision, REVISED_TERM_NAMES),
  lines: revision.lines.map(toLine),
  ...change,
})

const changeFirstLine = (
  { lines }: Revision,
  change: Partial<RevisionWrite['lines'][number]>,
): Pick<RevisionWrite, 'lines'> => ({
  lines: lines.map((line, i) => ({ ...toLine(line), ...(i === 0 && change) })),
})

const getPath = ({ supply_id, revision }: Pick<Revision, 'supply_id' | 'revision'>): string =>
  `/supplies/${supply_id}/revisions/${revision}/`

const putRevision = async (
  people: People,
  revision: Revision,
  change: Partial<RevisionWrite>,
  role: Role = 'purchase_manager',
): Promise<Response> =>
  (await people.as(role)).put(getPath(revision), toWrite(revision, change), {
    'If-Match': `"${revision.version}"`,
  })

const changeRevision = async (
  people: People,
  revision: Revision,
  change: Partial<RevisionWrite>,
): Promise<Revision> =>
  expectAnswer(await putRevision(people, revision, change), 'updateSupplyRevision')

const postTransition = async (
  people: People,
  revision: Pick<Revision, 'supply_id' | 'revision' | 'version'>,
  transition: object,
  headers: Record<string, string> = {},
): Promise<Response> =>
  (await people.as('purchase_manager')).post(`${getPath(revision)}transitions/`, transition, {
    'If-Match': `"${revision.version}"`,
    ...headers,
  })

const transition = async (people: People, revision: Revision, body: object): Promise<Revision> =>
  expectAnswer(await postTransition(people, revision, body), 'transitionSupplyRevision')

/** Opens a revision with these terms, sends it and lets the mill agree. */
async function createAgreedRevision(
  people: People,
  supply: SupplyRef,
  getChange: (revision: Revision) => Partial<RevisionWrite>,
): Promise<Revision> {
  const opened = await openRevision(people, supply)
  const sent = await transition(people, await changeRevision(people, opened, getChange(opened)), {
    to: 'sent',
  })
  return transition(people, sent, { to: 'agreed' })
}

const listRevisions = async (people: People, { id }: SupplyRef) =>
  (
    await expectAnswer(
      await (await people.as('cargo_manager')).get(`/supplies/${id}/revisions/`),
      'listSupplyRevisions',
    )
  ).items

const readPaper = async (people: People, { id }: SupplyRef, revision?: number) =>
  expectAnswer(
    await (
      await people.as('purchase_manager')
    ).get(
      `/records/supply/${id}/papers/supply_order/${revision === undefined ? '' : `?revision=${revision}`}`,
    ),
    'getPaper',
  )

const createOrdered = async (people: People) =>
  (await createOrderedSupply(people, [createUniqueBoard()])).supply

export const supplyRevisionCases = {
  openSupplyRevision: [
    success('opens the next revision beside the valid order', async (people) => {
      const supply = await createOrdered(people)
      expect(supply).toMatchObject({ order_revision: 1, open_revision: null })
      expect(supply.allowed_actions).toContain('revise')
      const revision = await openRevision(people, supply, { reason: 'A later week' })
      expect(revision).toMatchObject({ revision: 2, status: 'open', differences: [] })
      await changeRevision(people, revision, { ready_week: '2027-W01' })
      const now = await readSupply(people, supply)
      expect(now).toMatchObject({
        version: supply.version,
        ready_week: supply.ready_week,
        open_revision: { revision: 2, status: 'open' },
      })
      expect(now.allowed_actions).not.toContain('revise')
    }),
    success('starts with the terms of a withdrawn revision', async (people) => {
      const supply = await createOrdered(people)
      const opened = await openRevision(people, supply)
      const changed = await changeRevision(people, opened, { ready_week: '2027-W01' })
      await transition(people, changed, { to: 'withdrawn', reason: 'The mill declined' })
      const next = await openRevision(people, supply, { reason: 'Again', copy_of: 2 })
      expect(next).toMatchObject({ revision: 3, ready_week: '2027-W01' })
    }),
    invalid('requires a reason, and an ordered supply', async (people) => {
      const supply = await createOrdered(people)
      await expectFieldErrors(await postRevision(people, 'purchase_manager', supply, {}), {
        '/reason': 'required',
      })
      const { supply: draft } = await createSupply(people)
      await expectProblem(await postRevision(people, 'admin', draft), 'not_allowed_now', 409)
    }),
    forbidden('refuses cargo managers', async (people) => {
      const supply = await createOrdered(people)
      await expectProblem(await postRevision(people, 'cargo_manager', supply), 'forbidden', 403)
    }),
    idempotent('opens one revision per idempotency key', async (people) => {
      const supply = await createOrdered(people)
      const send = async () =>
        expectAnswer(
          await postRevision(
            people,
            'purchase_manager',
            supply,
            { reason: 'Once' },
            {
              'Idempotency-Key': `revise-${supply.id}`,
            },
          ),
          'openSupplyRevision',
        )
      expect(await send()).toEqual(await send())
    }),
    notFound('returns 404 for an unknown supply', async (people) => {
      await expectProblem(await postRevision(people, 'admin', { id: UNKNOWN_ID }), 'not_found', 404)
    }),
  ],
  updateSupplyRevision: [
    success('shows each difference to the valid terms', async (people) => {
      const opened = await openRevision(people, await createOrdered(people))
      const changed = await changeRevision(people, opened, {
        ...changeFirstLine(opened, { quantity: '30.000', price: '250.00' }),
        ready_week: '2027-W01',
      })
      expect(changed.differences.map(({ field, line }) => [field, line])).toEqual([
        ['ready_week', null],
        ['quantity', 1],
        ['price', 1],
      ])
      expect(changed.needs_agreement).toBe(true)
    }),
    invalid('keeps what is loaded, and the wood that is ready', async (people) => {
      const wood = await createReadyWood(people)
      const opened = await openRevision(people, wood.supply)
      await expectFieldErrors(
        await putRevision(people, opened, changeFirstLine(opened, { unit: 'm2' })),
        { '/lines/0/unit': 'locked' },
      )
      const truck = await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '20')] }))
      await advanceCargo(people, truck, 'booked', 'loading')
      await expectFieldErrors(
        await putRevision(
          people,
          opened,
          changeFirstLine(opened, { quantity: '19.000', price: '1.00' }),
        ),
        { '/lines/0/price': 'locked', '/lines/0/quantity': 'below_loaded' },
      )
      await expectFieldErrors(await putRevision(people, opened, { lines: [] }), {
        '/lines': 'below_loaded',
      })
    }),
    stale('refuses a stale version', async (people) => {
      const opened = await openRevision(people, await createOrdered(people))
      await changeRevision(people, opened, { tolerance_percent: 5 })
      await expectProblem(await putRevision(people, opened, { tolerance_percent: 6 }), 'stale', 412)
    }),
    notFound('returns 404 for an unknown revision', async (people) => {
      const opened = await openRevision(people, await createOrdered(people))
      await expectProblem(
        await putRevision(people, { ...opened, revision: 9 }, {}),
        'not_found',
        404,
      )
    }),
  ],
  previewSupplyRevision: [
    success('evaluates unsaved terms, and saves nothing', async (people) => {
      const supply = await createOrdered(people)
      const opened = await openRevision(people, supply)
      const preview = await expectAnswer(
        await (
          await people.as('purchase_manager')
        ).post(
          `${getPath(opened)}preview/`,
          toWrite(opened, changeFirstLine(opened, { quantity: '30.000' })),
        ),
        'previewSupplyRevision',
      )
      expect(preview).toMatchObject({
        figures: { volume_m3: '30.000' },
        differences: [{ field: 'quantity', line: 1, from: '40', to: '30' }],
      })
      expect((await listRevisions(people, supply))[0]?.differences).toEqual([])
    }),
    invalid('names each invalid field', async (people) => {
      const opened = await openRevision(people, await createOrdered(people))
      await expectFieldErrors(
        await (
          await people.as('purchase_manager')
        ).post(`${getPath(opened)}preview/`, toWrite(opened, { exchange_rate: '1.1' })),
        { '/exchange_rate': 'unexpected' },
      )
    }),
    notFound('returns 404 for an unknown revision', async (people) => {
      const opened = await openRevision(people, await createOrdered(people))
      await expectProblem(
        await (
          await people.as('purchase_manager')
        ).post(`${getPath({ ...opened, revision: 9 })}preview/`, toWrite(opened, {})),
        'not_found',
        404,
      )
    }),
  ],
  getSupplyRevision: [
    success('shows the terms to cargo managers too', async (people) => {
      const opened = await openRevision(people, await createOrdered(people))
      expect(
        await expectAnswer(
          await (await people.as('cargo_manager')).get(getPath(opened)),
          'getSupplyRevision',
        ),
      ).toMatchObject({ editable_fields: [], transitions: [], lines: [{ quantity: '40.000' }] })
    }),
    notFound('returns 404 for an order of the supply’s own transition', async (people) => {
      const supply = await createOrdered(people)
      await expectProblem(
        await (await people.as('admin')).get(`/supplies/${supply.id}/revisions/1/`),
        'not_found',
        404,
      )
    }),
  ],
  listSupplyRevisions: [
    success('lists each order and revision, newest first', async (people) => {
      const supply = await createOrdered(people)
      await createAgreedRevision(people, supply, () => ({ ready_week: '2027-W01' }))
      expect(await listRevisions(people, supply)).toMatchObject([
        { revision: 2, status: 'agreed', is_valid: true, has_paper: true },
        { revision: 1, status: 'issued', is_valid: false, has_paper: true },
      ])
    }),
    notFound('returns 404 for an unknown supply', async (people) => {
      await expectProblem(
        await (await people.as('admin')).get(`/supplies/${UNKNOWN_ID}/revisions/`),
        'not_found',
        404,
      )
    }),
  ],
  compareSupplyRevisions: [
    success('compares any two revisions by what they print', async (people) => {
      const supply = await createOrdered(people)
      await createAgreedRevision(people, supply, (revision) =>
        changeFirstLine(revision, { quantity: '30.000' }),
      )
      const opened = await openRevision(people, supply)
      await changeRevision(people, opened, { tolerance_percent: 5 })
      const compare = async (from: number, to: number) =>
        (
          await expectAnswer(
            await (
              await people.as('cargo_manager')
            ).get(`/supplies/${supply.id}/revision_comparison/?from=${from}&to=${to}`),
            'compareSupplyRevisions',
          )
        ).differences
      expect(await compare(1, 2)).toMatchObject([
        { field: 'quantity', line: 1, from: '40', to: '30' },
      ])
      expect(await compare(2, 3)).toMatchObject([
        { field: 'tolerance_percent', from: '10', to: '5' },
      ])
    }),
    invalid('requires two numbers', async (people) => {
      const supply = await createOrdered(people)
      await expectFieldErrors(
        await (
          await people.as('admin')
        ).get(`/supplies/${supply.id}/revision_comparison/?from=0&to=1`),
        { '?from': 'too_small' },
      )
    }),
    notFound('returns 404 for a revision that does not exist', async (people) => {
      const supply = await createOrdered(people)
      await expectProblem(
        await (
          await people.as('admin')
        ).get(`/supplies/${supply.id}/revision_comparison/?from=1&to=7`),
        'not_found',
        404,
      )
    }),
  ],
  transitionSupplyRevision: [
    success('keeps the order until the mill agrees, and each order for good', async (people) => {
      const supply = await createOrdered(people)
      const opened = await openRevision(people, supply, { reason: 'A later week' })
      const changed = await changeRevision(people, opened, { ready_week: '2027-W01' })
      const sent = await transition(people, changed, { to: 'sent' })
      expect(await readPaper(people, supply)).toMatchObject({ revision: 1, notice: null })
      expect((await readPaper(people, supply, 2)).notice).not.toBeNull()
      await transition(people, sent, { to: 'agreed' })
      expect(await readSupply(people, supply)).toMatchObject({
        ready_week: '2027-W01',
        order_revision: 2,
        open_revision: null,
        status: 'ordered',
      })
      expect(await readPaper(people, supply)).toMatchObject({ revision: 2, notice: null })
      expect((await readPaper(people, supply, 1)).notice).not.toBeNull()
      const { items } = await expectAnswer(
        await (await people.as('purchase_manager')).get(`/records/supply/${supply.id}/activity/`),
        'listActivity',
      )
      expect(items.slice(0, 3).map(({ kind, reason }) => [kind, reason])).toEqual([
        ['revised', 'A later week'],
        ['revision_sent', null],
        ['revision_opened', 'A later week'],
      ])
      expect(await listNotificationTexts(people, 'cargo_manager', supply)).toEqual([
        `Revision 2 of supply ${supply.number} (${supply.sawmill.name}) now applies. Changed: ready week.`,
      ])
    }),
    success(
      'releases wood beyond the new quantity, and notifies the sale manager',
      async (people) => {
        const wood = createUniqueBoard()
        const deal = await createConfirmedDeal(people, [wood])
        const { supply } = await createOrderedSupply(people, [wood])
        await expectAnswer(
          await allocate(people, createAllocation(supply, deal, '40')),
          'setAllocations',
        )
        await createAgreedRevision(people, supply, (revision) =>
          changeFirstLine(revision, { quantity: '30.000' }),
        )
        const cover = await readDealCover(people, deal)
        expect(cover.lines[0]?.parts.map(({ amount }) => amount.m3)).toEqual(['30.000'])
        const texts = await listNotificationTexts(people, 'sale_manager', deal)
        expect(texts.some((text) => text.includes(supply.number))).toBe(true)
      },
    ),
    success('notifies the sale managers of covered deals of a later week', async (people) => {
      const wood = createUniqueBoard()
      const deal = await createConfirmedDeal(people, [wood])
      const { supply } = await createOrderedSupply(people, [wood])
      await expectAnswer(
        await allocate(people, createAllocation(supply, deal, '30')),
        'setAllocations',
      )
      await createAgreedRevision(people, supply, () => ({ ready_week: '2027-W09' }))
      expect((await listNotificationTexts(people, 'sale_manager', deal)).join(' ')).toContain(
        'is delayed until W9 2027',
      )
    }),
    success('confirms a changed quantity, and keeps what is ready', async (people) => {
      const { supply } = await createConfirmedSupply(people)
      await createAgreedRevision(people, supply, (revision) =>
        changeFirstLine(revision, { quantity: '30.000' }),
      )
      expect((await readSupply(people, supply)).lines[0]).toMatchObject({
        quantity: '30.000',
        confirmed_quantity: '30.000',
      })
      const wood = await createReadyWood(people)
      await createAgreedRevision(people, wood.supply, (revision) =>
        changeFirstLine(revision, { price: '199.00' }),
      )
      expect(await readSupply(people, wood.supply)).toMatchObject({
        status: 'ready',
        lines: [{ ready_quantity: '38', price: '199.00' }],
      })
    }),
    success('records the mill’s own answer in one transition, and who gave it', async (people) => {
      const supply = await createOrdered(people)
      const opened = await openRevision(people, supply)
      const changed = await changeRevision(people, opened, { ready_week: '2027-W01' })
      expect(changed.transitions.map(({ to }) => to)).toEqual(['sent', 'agreed', 'withdrawn'])
      const answer = { name: 'Juhan Tamm', on: '2026-11-02', attachment_id: null }
      const agreed = await transition(people, changed, { to: 'agreed', answer })
      expect(agreed).toMatchObject({
        status: 'agreed',
        sent_at: null,
        answer: { name: 'Juhan Tamm', on: '2026-11-02', attachment: null },
      })
      expect(await readSupply(people, supply)).toMatchObject({ ready_week: '2027-W01' })
      expect(await readPaper(people, supply)).toMatchObject({ revision: 2, notice: null })
      const { items } = await expectAnswer(
        await (await people.as('purchase_manager')).get(`/records/supply/${supply.id}/activity/`),
        'listActivity',
      )
      expect(items.slice(0, 2).map(({ kind }) => kind)).toEqual(['revised', 'revision_answered'])
      expect(items[1]?.changes.map(({ field, to }) => [field, to])).toEqual([
        ['revision', '2'],
        ['answered_by', 'Juhan Tamm'],
        ['answered_on', '2026-11-02'],
      ])
    }),
    invalid('records only an answer about week and quantity, by a person', async (people) => {
      const opened = await openRevision(people, await createOrdered(people))
      const answer = { name: 'Juhan Tamm', on: '2026-11-02', attachment_id: null }
      const changed = await changeRevision(people, opened, { ready_week: '2027-W01' })
      const record = (change: object) =>
        postTransition(people, changed, { to: 'agreed', answer: { ...answer, ...change } })
      await expectFieldErrors(await postTransition(people, changed, { to: 'agreed' }), {
        '/answer': 'required',
      })
      await expectFieldErrors(await record({ on: '2099-01-01' }), { '/answer/on': 'future_day' })
      await expectFieldErrors(await record({ on: '2026-02-30' }), { '/answer/on': 'wrong_format' })
      await expectFieldErrors(await record({ attachment_id: UNKNOWN_ID }), {
        '/answer/attachment_id': 'not_found',
      })
      await expectFieldErrors(await postTransition(people, changed, { to: 'sent', answer }), {
        '/answer': 'locked',
      })
      const priced = await changeRevision(
        people,
        changed,
        changeFirstLine(changed, { price: '1.00' }),
      )
      await expectProblem(
        await postTransition(people, priced, { to: 'agreed', answer }),
        'not_allowed_now',
        409,
      )
    }),
    success('removes a line whose cargo was canceled, which still names it', async (people) => {
      const wood = await createReadyWood(people)
      const { supply } = wood
      const truck = await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '20')] }))
      await cancelCargo(people, truck)
      await expectAnswer(
        await putSupply(
          people,
          'purchase_manager',
          await readSupply(people, supply),
          await createSupplyWrite(people, {
            sawmill_id: supply.sawmill.id,
            inspection_required: false,
            lines: supply.lines.map(({ id, specification }) =>
              sampleSupplyLine({
                id,
                specification,
                confirmed_quantity: '38',
                ready_quantity: '0',
              }),
            ),
          }),
        ),
        'updateSupply',
      )
      const line = { ...toLine(supply.lines[0] ?? expect.fail()), id: crypto.randomUUID() }
      await createAgreedRevision(people, supply, () => ({ lines: [line] }))
      expect((await readSupply(people, supply)).lines.map(({ id }) => id)).toEqual([line.id])
      expect((await readCargo(people, truck)).lines).toMatchObject([
        { supply_line_id: getLineId(supply), supply: { id: supply.id }, m3: '20.000' },
      ])
    }),
    success('is withdrawn when its supply is canceled', async (people) => {
      const supply = await createOrdered(people)
      await openRevision(people, supply)
      await postSupplyTransition(people, 'purchase_manager', supply, {
        to: 'canceled',
        reason: 'No wood',
      })
      expect((await listRevisions(people, supply))[0]).toMatchObject({
        status: 'withdrawn',
        close_reason: 'No wood',
      })
    }),
    invalid('refuses a revision without differences', async (people) => {
      const opened = await openRevision(people, await createOrdered(people))
      const refused = await expectProblem(
        await postTransition(people, opened, { to: 'agreed' }),
        'needs_missing',
        409,
      )
      expect(refused.missing).toEqual([{ code: 'difference' }])
      await expectFieldErrors(await postTransition(people, opened, { to: 'withdrawn' }), {
        '/reason': 'reason_required',
      })
    }),
    stale('accepts one of two simultaneous transitions', async (people) => {
      const opened = await openRevision(people, await createOrdered(people))
      const changed = await changeRevision(people, opened, { tolerance_percent: 5 })
      const both = await Promise.all([
        postTransition(people, changed, { to: 'sent' }),
        postTransition(people, changed, { to: 'withdrawn', reason: 'No' }),
      ])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    }),
    idempotent('takes one transition per idempotency key', async (people) => {
      const opened = await openRevision(people, await createOrdered(people))
      const changed = await changeRevision(people, opened, { tolerance_percent: 5 })
      const send = async () =>
        expectAnswer(
          await postTransition(
            people,
            changed,
            { to: 'sent' },
            { 'Idempotency-Key': `send-${opened.id}` },
          ),
          'transitionSupplyRevision',
        )
      expect(await send()).toEqual(await send())
    }),
    notFound('returns 404 for an unknown revision', async (people) => {
      const opened = await openRevision(people, await createOrdered(people))
      await expectProblem(
        await postTransition(people, { ...opened, revision: 9 }, { to: 'sent' }),
        'not_found',
        404,
      )
    }),
  ],
} satisfies Cases
