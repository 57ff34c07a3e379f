import { expect } from 'vitest'
import type { Schemas } from '../call'
import { answerOf, expectFields, expectProblem } from './answers'
import { forbidden, good, invalid, NOBODY, notFound, repeated, type Cases } from './case'
import type { People } from './host'
import { allocate, dealCover, dealOf, lineOf, ownBoard, part, supplyCover } from './saved-cover'
import { idOf, toldOf } from './saved-deals'
import {
  changeReport,
  goodPiece,
  inspectable,
  ownInspectable,
  photographed,
  savedReport,
  stepReport,
  submittedReport,
  unsavedReport,
  type SupplyReport,
} from './saved-reports'
import {
  changeSupply,
  confirmedSupply,
  sampleSupplyLine,
  stepSupply,
  type Supply,
} from './saved-supplies'

const at = '/supply-inspection-reports/'
const read = async (
  people: People,
  role: 'purchase_agent' | 'purchase_manager' | 'admin',
  { id }: { id: string },
) => answerOf(await (await people.as(role)).get(`${at}${id}/`), 'getSupplyReport')
const approve = async (people: People, report: SupplyReport) =>
  answerOf(
    await stepReport(people, 'purchase_manager', report, { to: 'approved' }),
    'transitionSupplyReport',
  )
const supplyOf = async (people: People, id: string) =>
  answerOf(await (await people.as('admin')).get(`/supplies/${id}/`), 'getSupply')
const correct = async (
  people: People,
  role: 'purchase_agent' | 'purchase_manager',
  { id }: { id: string },
  key = crypto.randomUUID(),
) => (await people.as(role)).post(`${at}${id}/corrections/`, undefined, { 'Idempotency-Key': key })
/** Pieces that are expected of the supply's first line. */
async function expectedPieces(people: People, { id }: { id: string }): Promise<number> {
  const { items } = await answerOf(
    await (await people.as('purchase_agent')).get(`/inspectable-supplies/?id=${id}`),
    'listInspectableSupplies',
  )
  return items[0]?.lines[0]?.expected_pcs ?? 0
}

/** A report's line on the supply's first line, with as many good pieces of the wood as a lot of up to 3,200 asks for. */
async function inspectedLines(
  people: People,
  supply: Supply,
  wood: Schemas['Specification'],
  lot: { lot_pcs: number; rejected_pcs: number },
) {
  const sizes = {
    thickness_mm: String(wood.thickness_mm),
    width_mm: String(wood.width_mm),
    length_mm: String(wood.length_mm),
  }
  const readings = Array.from({ length: 125 }, () => goodPiece(sizes))
  return (await unsavedReport(people, {}, supply)).lines.map((line) => ({
    ...line,
    ...lot,
    readings,
  }))
}

export const supplyReportCases = {
  listSupplyReports: [
    good(
      'shows an agent the own ones, a cargo manager how all of them ended, and is narrowed by each filter',
      async (people) => {
        const supply = await ownInspectable(people)
        const { report: own } = await savedReport(people, {}, 'purchase_agent', supply)
        const { report: other } = await savedReport(people, {}, 'purchase_manager', supply)
        const listed = async (role: 'purchase_agent' | 'cargo_manager', query = '') => {
          const answer = await (await people.as(role)).get(`${at}?supply_id=${supply.id}${query}`)
          return (await answerOf(answer, 'listSupplyReports')).items.map(({ id }) => id)
        }
        expect(await listed('purchase_agent')).toEqual([own.id])
        expect(await listed('cargo_manager')).toEqual([other.id, own.id])
        expect(
          await listed('cargo_manager', `&inspector_id=${await idOf(people, 'purchase_manager')}`),
        ).toEqual([other.id])
        expect(await listed('cargo_manager', '&status=approved')).toEqual([])
      },
    ),
  ],
  listInspectableSupplies: [
    good(
      'names what may be inspected, by its words or its id, and nothing of what it costs',
      async (people) => {
        const supply = await inspectable(people)
        const visitor = await people.as('purchase_agent')
        for (const query of [`id=${supply.id}`, `q=${supply.number}`]) {
          const { items } = await answerOf(
            await visitor.get(`/inspectable-supplies/?${query}`),
            'listInspectableSupplies',
          )
          expect(items).toMatchObject([
            { id: supply.id, lines: [{ id: supply.lines[0]?.id, volume_m3: '38.000' }] },
          ])
          expect(JSON.stringify(items)).not.toMatch(/price|amount|currency/)
        }
      },
    ),
    invalid('knows its own cursors alone', async ({ as }) => {
      await expectFields(await (await as('admin')).get('/inspectable-supplies/?cursor=abc'), {
        '?cursor': 'wrong_format',
      })
    }),
  ],
  createSupplyReport: [
    good('works out its plan, its verdicts and what is accepted', async (people) => {
      const write = await unsavedReport(people)
      const [line] = write.lines
      if (!line) throw new Error('The supply has a line')
      const readings = [
        goodPiece(),
        goodPiece({ thickness_mm: '1' }),
        goodPiece({ defects: ['wane', 'rot'] }),
      ]
      const { report } = await savedReport(people, {
        lines: [{ ...line, readings, rejected_pcs: 5 }],
      })
      expect(report.number).toMatch(/^SR-\d{4}-\d{4,}$/)
      expect(report).toMatchObject({
        status: 'draft',
        inspector: { id: await idOf(people, 'purchase_agent') },
        accepted_m3: report.lines[0]?.figures.accepted_m3,
        lines: [
          {
            figures: {
              plan: { sample_pcs: 3, accept: 0 },
              sampled_pcs: 3,
              failed_pcs: 2,
              passes: false,
              moisture_percent: '20',
            },
          },
        ],
      })
      expect(report.lines[0]?.figures.defects.map(({ kind }) => kind).toSorted()).toEqual([
        'dimension',
        'rot',
        'wane',
      ])
    }),
    repeated('is begun once by the id that its device made', async (people) => {
      const id = crypto.randomUUID()
      const sent = { id, ...(await unsavedReport(people)) }
      const visitor = await people.as('purchase_agent')
      const begun = async () => answerOf(await visitor.post(at, sent), 'createSupplyReport')
      const first = await begun()
      expect(first.id).toBe(id)
      expect(await begun()).toEqual(first)
      await expectFields(await visitor.post(at, { ...sent, remarks: 'Another' }), {
        '/id': 'duplicate',
      })
    }),
    invalid('refuses what is not of its supply, and photos of nobody', async (people) => {
      const visitor = await people.as('purchase_agent')
      const write = await unsavedReport(people)
      const [line] = write.lines
      if (!line) throw new Error('The supply has a line')
      const photo = {
        id: crypto.randomUUID(),
        attachment_id: NOBODY,
        kind: 'seal' as const,
        caption: null,
      }
      const piece = goodPiece()
      const lines = [
        { ...line, rejected_pcs: 21, readings: [piece, piece] },
        { ...line, id: NOBODY },
      ]
      await expectFields(await visitor.post(at, { ...write, lines, photos: [photo] }), {
        '/lines/0/rejected_pcs': 'too_large',
        '/lines/0/readings/1/id': 'duplicate',
        '/lines/1/id': 'not_found',
        '/photos/0/attachment_id': 'not_found',
      })
      await expectFields(await visitor.post(at, { ...write, supply_id: NOBODY, lines: [] }), {
        '/supply_id': 'not_found',
      })
    }),
    invalid('is of no supply that the mill has not confirmed', async (people) => {
      const manager = await people.as('purchase_manager')
      const draft = (
        await answerOf(await manager.get('/supplies/?status=draft&limit=1'), 'listSupplies')
      ).items[0]
      const write = { ...(await unsavedReport(people)), supply_id: draft?.id ?? NOBODY, lines: [] }
      await expectFields(await manager.post(at, write), { '/supply_id': 'closed_document' })
    }),
  ],
  getSupplyReport: [
    good('says what it lacks, and in words of its supply', async (people) => {
      const { report } = await savedReport(people, { place: null, verdict: null })
      const { supply, transitions } = await read(people, 'purchase_manager', report)
      expect(supply.number).toMatch(/^S-/)
      expect(transitions.map(({ to }) => to)).toEqual(['canceled'])
      const own = await read(people, 'purchase_agent', report)
      const [submit] = own.transitions
      expect(submit?.missing.map(({ code }) => code).toSorted()).toEqual([
        'photo',
        'photo',
        'place',
        'verdict',
      ])
    }),
    notFound('shows an agent no other’s', async (people) => {
      const { report } = await savedReport(people, {}, 'purchase_manager')
      await expectProblem(
        await (await people.as('purchase_agent')).get(`${at}${report.id}/`),
        'not_found',
        404,
      )
    }),
  ],
  updateSupplyReport: [
    forbidden('is for its inspector alone', async (people) => {
      const { report, write } = await savedReport(people)
      for (const role of ['purchase_manager', 'admin'] as const) {
        await expectProblem(
          await changeReport(people, role, report, { ...write, place: 'Elsewhere' }),
          'forbidden',
          403,
        )
        expect((await read(people, 'admin', report)).editable_fields).toEqual([])
      }
    }),
    invalid('leaves a correction with the supply of what it corrects', async (people) => {
      const supply = await ownInspectable(people)
      const first = await approve(people, await submittedReport(people, {}, supply))
      const correction = await answerOf(
        await correct(people, 'purchase_agent', first),
        'correctSupplyReport',
      )
      expect(correction.editable_fields).not.toContain('supply_id')
      const moved = await unsavedReport(
        people,
        { photos: correction.photos },
        await ownInspectable(people),
      )
      await expectFields(await changeReport(people, 'purchase_agent', correction, moved), {
        '/supply_id': 'locked',
      })
    }),
    invalid('is over once it is handed in', async (people) => {
      const report = await submittedReport(people)
      await expectProblem(
        await changeReport(people, 'purchase_agent', report, await unsavedReport(people)),
        'not_allowed_now',
        409,
      )
    }),
  ],
  transitionSupplyReport: [
    good(
      'is handed in with all that it needs, comes back with a remark, is mended and approved, and each is told once',
      async (people) => {
        const supply = await ownInspectable(people)
        const { report, write } = await savedReport(people, {}, 'purchase_agent', supply)
        const refused = await expectProblem(
          await stepReport(people, 'purchase_agent', report, { to: 'submitted' }),
          'needs_missing',
          409,
        )
        expect(refused.missing?.map(({ code, params }) => [code, params?.['kind']])).toEqual([
          ['photo', 'pack_marks'],
          ['photo', 'moisture'],
        ])
        const whole = await photographed(people, 'purchase_agent', report, write)
        const submitted = await answerOf(
          await stepReport(people, 'purchase_agent', whole.report, { to: 'submitted' }),
          'transitionSupplyReport',
        )
        expect(await toldOf(people, 'purchase_manager', submitted)).toEqual([
          expect.stringContaining('submitted'),
        ])
        await expectFields(
          await stepReport(people, 'purchase_manager', submitted, { to: 'returned' }),
          { '/reason': 'reason_required' },
        )
        await stepReport(people, 'purchase_manager', submitted, {
          to: 'returned',
          reason: 'Which pack?',
        })
        const returned = await read(people, 'purchase_agent', submitted)
        expect(returned).toMatchObject({
          status: 'returned',
          return_remark: 'Which pack?',
          editable_fields: [],
        })
        expect(await toldOf(people, 'purchase_agent', report)).toEqual([
          expect.stringContaining('Which pack?'),
        ])
        const draft = await answerOf(
          await stepReport(people, 'purchase_agent', returned, { to: 'draft' }),
          'transitionSupplyReport',
        )
        const mended = await answerOf(
          await changeReport(people, 'purchase_agent', draft, {
            ...whole.write,
            remarks: 'Pack 12',
          }),
          'updateSupplyReport',
        )
        const again = await answerOf(
          await stepReport(people, 'purchase_agent', mended, { to: 'submitted' }),
          'transitionSupplyReport',
        )
        expect(again.return_remark).toBeNull()
        expect((await supplyOf(people, supply.id)).lines[0]?.accepted_m3).toBeNull()
        const approved = await approve(people, again)
        expect(approved).toMatchObject({
          status: 'approved',
          approved_by: { id: await idOf(people, 'purchase_manager') },
          transitions: [],
        })
        expect((await supplyOf(people, supply.id)).lines[0]?.accepted_m3).toBe(approved.accepted_m3)
        expect(await toldOf(people, 'purchase_agent', report)).toHaveLength(2)
      },
    ),
    forbidden(
      'is not approved by its inspector, whoever that is, nor by an agent',
      async (people) => {
        for (const inspector of ['purchase_manager', 'admin'] as const) {
          const { report, write } = await savedReport(people, {}, inspector)
          const whole = await photographed(people, inspector, report, write)
          const submitted = await answerOf(
            await stepReport(people, inspector, whole.report, { to: 'submitted' }),
            'transitionSupplyReport',
          )
          expect(submitted.transitions).toEqual([])
          await expectProblem(
            await stepReport(people, inspector, submitted, { to: 'approved' }),
            'forbidden',
            403,
          )
        }
        await expectProblem(
          await stepReport(people, 'purchase_agent', await submittedReport(people), {
            to: 'approved',
          }),
          'forbidden',
          403,
        )
      },
    ),
    good(
      'is judged by the wood that lay there when it was handed in, whatever the mill says later',
      async (people) => {
        const { supply, write } = await confirmedSupply(people, { lines: [sampleSupplyLine()] })
        const [line] = (await unsavedReport(people, {}, supply)).lines
        if (!line) throw new Error('The supply has a line')
        const lines = [
          { ...line, lot_pcs: 600_000, readings: Array.from({ length: 315 }, () => goodPiece()) },
        ]
        const approved = await approve(people, await submittedReport(people, { lines }, supply))
        const draft = await savedReport(people, { lines }, 'purchase_agent', supply)
        const made = await answerOf(
          await stepSupply(people, 'purchase_manager', supply, { to: 'in_production' }),
          'transitionSupply',
        )
        const said = {
          ...write,
          lines: write.lines.map((each) => ({ ...each, ready_quantity: '30' })),
        }
        await answerOf(await changeSupply(people, 'purchase_manager', made, said), 'updateSupply')
        expect(await read(people, 'purchase_agent', approved)).toMatchObject({
          accepted_m3: '38.000',
          lines: [{ volume_m3: '38.000', figures: { accepted_m3: '38.000' } }],
        })
        const { report } = await photographed(
          people,
          'purchase_agent',
          await read(people, 'purchase_agent', draft.report),
          draft.write,
        )
        const submitted = await answerOf(
          await stepReport(people, 'purchase_agent', report, { to: 'submitted' }),
          'transitionSupplyReport',
        )
        expect(submitted).toMatchObject({ accepted_m3: '30.000', lines: [{ volume_m3: '30.000' }] })
      },
    ),
    good('accepts nothing of wood that fails', async (people) => {
      const supply = await ownInspectable(people)
      const approved = await approve(
        people,
        await submittedReport(people, { verdict: 'fail', remarks: 'Rot in every pack' }, supply),
      )
      expect(approved).toMatchObject({ accepted_m3: '0.000', verdict: 'fail' })
      expect((await supplyOf(people, supply.id)).lines[0]?.accepted_m3).toBe('0.000')
      expect(await toldOf(people, 'purchase_agent', approved)).toEqual([
        expect.stringContaining('failed'),
      ])
    }),
    good(
      'frees what deals were to get of rejected wood, shows their shortfall, and tells seller and buyer once',
      async (people) => {
        const wood = ownBoard()
        const [one, other] = [await dealOf(people, [wood]), await dealOf(people, [wood])]
        const { supply } = await confirmedSupply(people, {
          lines: [sampleSupplyLine({ specification: wood })],
        })
        await answerOf(
          await allocate(people, part(supply, one, '20'), part(supply, other, '18')),
          'setAllocations',
        )
        const lot_pcs = await expectedPieces(people, supply)
        const lines = await inspectedLines(people, supply, wood, {
          lot_pcs,
          rejected_pcs: Math.floor(lot_pcs * 0.9),
        })
        const report = await submittedReport(
          people,
          { lines, verdict: 'remarks', remarks: 'Most of it is split' },
          supply,
        )
        expect((await dealCover(people, other)).lines[0]).toMatchObject({
          bought: { m3: '18.000' },
        })
        const approved = await answerOf(
          await stepReport(people, 'admin', report, { to: 'approved' }),
          'transitionSupplyReport',
        )
        const left = (await supplyOf(people, supply.id)).lines[0]?.accepted_m3
        expect([approved.accepted_m3, left]).toEqual([left, left])
        const [covered] = (await supplyCover(people, supply)).lines
        expect(covered).toMatchObject({
          accepted: { m3: left },
          allocated: { m3: left },
          free: { m3: '0.000' },
        })
        const [sold] = (await dealCover(people, one)).lines
        expect(sold).toMatchObject({
          bought: { m3: left },
          short: { m3: (40 - Number(left)).toFixed(3) },
        })
        expect((await dealCover(people, other)).lines[0]).toMatchObject({
          bought: { m3: '0.000' },
          short: { m3: '40.000' },
          parts: [],
        })
        expect(await toldOf(people, 'sale_manager', other)).toEqual([
          expect.stringContaining('18.000 m³ less'),
        ])
        const told = (await toldOf(people, 'purchase_manager', supply)).filter((message) =>
          message.includes('Allocations reduced'),
        )
        expect(told).toEqual([
          expect.stringContaining(
            `${(38 - Number(left)).toFixed(3)} m³ of supply ${supply.number}`,
          ),
        ])
        expect(told[0]).toContain(other.number)
      },
    ),
    good(
      'frees only rejected wood: what the inspection did not cover stays allocated',
      async (people) => {
        const wood = ownBoard({ thickness_mm: 50, width_mm: 100, length_mm: 4000 })
        const [one, other] = [await dealOf(people, [wood]), await dealOf(people, [wood])]
        const { supply } = await confirmedSupply(
          people,
          {
            lines: [
              sampleSupplyLine({ specification: wood }),
              sampleSupplyLine({ specification: wood }),
            ],
          },
          '40',
        )
        await answerOf(
          await allocate(
            people,
            part(supply, one, '40'),
            part(supply, other, '40', { supply_line_id: lineOf(supply, 1) }),
          ),
          'setAllocations',
        )
        expect(await expectedPieces(people, supply)).toBe(2000)
        const lines = await inspectedLines(people, supply, wood, {
          lot_pcs: 1000,
          rejected_pcs: 100,
        })
        const report = await submittedReport(
          people,
          { lines, verdict: 'remarks', remarks: '100 of 1,000 pieces are split' },
          supply,
        )
        expect(report).toMatchObject({ accepted_m3: '18.000', rejected_m3: '2.000' })
        await answerOf(
          await stepReport(people, 'admin', report, { to: 'approved' }),
          'transitionSupplyReport',
        )
        const [inspected, untouched] = (await supplyCover(people, supply)).lines
        expect(inspected).toMatchObject({
          accepted: { m3: '18.000' },
          allocated: { m3: '38.000' },
          free: { m3: '0.000' },
        })
        expect(untouched).toMatchObject({
          accepted: null,
          allocated: { m3: '40.000' },
          free: { m3: '0.000' },
        })
        expect((await dealCover(people, one)).lines[0]).toMatchObject({
          bought: { m3: '38.000' },
          short: { m3: '2.000' },
        })
        expect((await dealCover(people, other)).lines[0]).toMatchObject({
          bought: { m3: '40.000' },
          short: { m3: '0.000' },
        })
        expect(await toldOf(people, 'sale_manager', one)).toEqual([
          expect.stringContaining('2.000 m³ less'),
        ])
        expect(await toldOf(people, 'sale_manager', other)).toEqual([])
        const told = (await toldOf(people, 'purchase_manager', supply)).filter((message) =>
          message.includes('Allocations reduced'),
        )
        expect(told).toEqual([expect.stringContaining(`2.000 m³ of supply ${supply.number}`)])
      },
    ),
  ],
  correctSupplyReport: [
    good(
      'begins with what the approved one says, and takes its place once it is approved itself',
      async (people) => {
        const supply = await ownInspectable(people)
        const first = await approve(people, await submittedReport(people, {}, supply))
        const correction = await answerOf(
          await correct(people, 'purchase_agent', first),
          'correctSupplyReport',
        )
        expect(correction).toMatchObject({
          status: 'draft',
          corrects: { id: first.id, number: first.number },
          changes: [],
          photos: [{ kind: 'pack_marks' }, { kind: 'moisture' }],
        })
        await expectProblem(
          await correct(people, 'purchase_manager', first),
          'not_allowed_now',
          409,
        )
        const { photos } = correction
        const write = await unsavedReport(
          people,
          { photos, remarks: 'Ten are split', verdict: 'remarks' },
          supply,
        )
        const lines = write.lines.map((line) => ({
          ...line,
          readings: first.lines[0]?.readings ?? [],
          rejected_pcs: 10,
        }))
        const changed = await answerOf(
          await changeReport(people, 'purchase_agent', correction, { ...write, lines }),
          'updateSupplyReport',
        )
        expect(changed.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
          ['verdict', 'pass', 'remarks'],
          ['remarks', null, 'Ten are split'],
          ['rejected_pcs', '0', '10'],
        ])
        const accepted = async () => (await supplyOf(people, supply.id)).lines[0]?.accepted_m3
        expect(await accepted()).toBe(first.accepted_m3)
        const submitted = await answerOf(
          await stepReport(people, 'purchase_agent', changed, { to: 'submitted' }),
          'transitionSupplyReport',
        )
        const second = await approve(people, submitted)
        expect(await accepted()).toBe(second.accepted_m3)
        expect(await read(people, 'purchase_agent', first)).toMatchObject({
          status: 'approved',
          corrected_by: { id: second.id },
          can_correct: false,
        })
      },
    ),
    invalid('is of an approved report alone', async (people) => {
      const { report } = await savedReport(people)
      await expectProblem(await correct(people, 'purchase_agent', report), 'not_allowed_now', 409)
    }),
    repeated('begins one for one key', async (people) => {
      const first = await approve(people, await submittedReport(people))
      const key = crypto.randomUUID()
      const begun = async () =>
        (
          await answerOf(
            await correct(people, 'purchase_manager', first, key),
            'correctSupplyReport',
          )
        ).id
      expect(await begun()).toBe(await begun())
    }),
    notFound('is of one that is there', async (people) => {
      await expectProblem(await correct(people, 'purchase_agent', { id: NOBODY }), 'not_found', 404)
    }),
  ],
  removeAttachment: [
    invalid('keeps the photos of a report while it names them', async (people) => {
      const { report, write } = await savedReport(people)
      const named = await photographed(people, 'purchase_agent', report, write)
      const visitor = await people.as('purchase_agent')
      const take = async () =>
        visitor.delete(
          `/records/supply_report/${report.id}/attachments/${named.report.photos[0]?.attachment_id}/`,
        )
      await expectProblem(await take(), 'not_allowed_now', 409)
      await answerOf(
        await changeReport(people, 'purchase_agent', named.report, { ...write, photos: [] }),
        'updateSupplyReport',
      )
      expect((await take()).status).toBe(204)
    }),
  ],
} satisfies Cases
