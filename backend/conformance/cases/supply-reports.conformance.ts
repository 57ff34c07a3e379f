import { expect } from 'vitest'
import type { Schemas } from '../../call'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { forbidden, success, invalid, UNKNOWN_ID, notFound, idempotent, type Cases } from '../case'
import type { People } from '../host'
import {
  allocate,
  readDealCover,
  createConfirmedDeal,
  getLineId,
  createUniqueBoard,
  createAllocation,
  readSupplyCover,
} from '../fixtures/saved-cover'
import { findPersonId, listNotificationTexts } from '../fixtures/saved-deals'
import { createNewcomer, postPersonTransition } from '../fixtures/saved-people'
import {
  putSupplyReport,
  createPassingPiece,
  rejectPieces,
  getInspectableSupply,
  createInspectableSupply,
  createScan,
  addPhotos,
  createSupplyReport,
  postSupplyReportTransition,
  createSubmittedSupplyReport,
  createSupplyReportWrite,
  type SupplyReport,
} from '../fixtures/saved-reports'
import { createPackNumber, samplePack, savePacks, putPacks } from '../fixtures/saved-packs'
import {
  putSupply,
  createConfirmedSupply,
  sampleSupplyLine,
  postSupplyTransition,
  type Supply,
} from '../fixtures/saved-supplies'

const REPORTS_PATH = '/supply-inspection-reports/'
const readReport = async (
  people: People,
  role: 'purchase_agent' | 'purchase_manager' | 'admin',
  { id }: { id: string },
) => expectAnswer(await (await people.as(role)).get(`${REPORTS_PATH}${id}/`), 'getSupplyReport')
const approveReport = async (people: People, report: SupplyReport) =>
  expectAnswer(
    await postSupplyReportTransition(people, 'purchase_manager', report, { to: 'approved' }),
    'transitionSupplyReport',
  )
const readSupply = async (people: People, id: string) =>
  expectAnswer(await (await people.as('admin')).get(`/supplies/${id}/`), 'getSupply')
const correctReport = async (
  people: People,
  role: 'purchase_agent' | 'purchase_manager',
  { id }: { id: string },
  key = crypto.randomUUID(),
) =>
  (await people.as(role)).post(`${REPORTS_PATH}${id}/corrections/`, undefined, {
    'Idempotency-Key': key,
  })
/** Returns the expected pieces of the supply's first line. */
async function readExpectedPieces(people: People, { id }: { id: string }): Promise<number> {
  const { items } = await expectAnswer(
    await (await people.as('purchase_agent')).get(`/inspectable-supplies/?id=${id}`),
    'listInspectableSupplies',
  )
  return items[0]?.lines[0]?.expected_pcs ?? 0
}

/**
 * Returns a report line on the supply's first line, with the sample size of a lot of up to 3,200
 * pieces, all good.
 */
async function createInspectedLines(
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
  const readings = Array.from({ length: 125 }, () => createPassingPiece(sizes))
  return (await createSupplyReportWrite(people, {}, supply)).lines.map((line) => ({
    ...line,
    ...lot,
    readings,
  }))
}

export const supplyReportCases = {
  listSupplyReports: [
    success(
      'shows agents their own reports and cargo managers the result of all reports, with each filter',
      async (people) => {
        const supply = await createInspectableSupply(people)
        const { report: ownReport } = await createSupplyReport(people, {}, 'purchase_agent', supply)
        const { report: otherReport } = await createSupplyReport(
          people,
          {},
          'purchase_manager',
          supply,
        )
        const listReports = async (role: 'purchase_agent' | 'cargo_manager', query = '') => {
          const answer = await (
            await people.as(role)
          ).get(`${REPORTS_PATH}?supply_id=${supply.id}${query}`)
          return (await expectAnswer(answer, 'listSupplyReports')).items.map(({ id }) => id)
        }
        expect(await listReports('purchase_agent')).toEqual([ownReport.id])
        expect(await listReports('cargo_manager')).toEqual([otherReport.id, ownReport.id])
        expect(
          await listReports(
            'cargo_manager',
            `&inspector_id=${await findPersonId(people, 'purchase_manager')}`,
          ),
        ).toEqual([otherReport.id])
        expect(await listReports('cargo_manager', '&status=approved')).toEqual([])
      },
    ),
  ],
  listInspectableSupplies: [
    success('finds inspectable supplies by text or id, without prices', async (people) => {
      const supply = await getInspectableSupply(people)
      const visitor = await people.as('purchase_agent')
      for (const query of [`id=${supply.id}`, `q=${supply.number}`]) {
        const { items } = await expectAnswer(
          await visitor.get(`/inspectable-supplies/?${query}`),
          'listInspectableSupplies',
        )
        expect(items).toMatchObject([
          { id: supply.id, lines: [{ id: supply.lines[0]?.id, volume_m3: '38.000' }] },
        ])
        expect(JSON.stringify(items)).not.toMatch(/price|amount|currency/)
      }
    }),
    invalid('refuses a foreign cursor', async ({ as }) => {
      await expectFieldErrors(await (await as('admin')).get('/inspectable-supplies/?cursor=abc'), {
        '?cursor': 'wrong_format',
      })
    }),
  ],
  createSupplyReport: [
    success('computes sampling plan, verdicts and accepted amounts', async (people) => {
      const write = await createSupplyReportWrite(people)
      const [line] = write.lines
      if (!line) throw new Error('The supply has a line')
      const readings = [
        createPassingPiece(),
        createPassingPiece({ thickness_mm: '1' }),
        createPassingPiece({ defects: ['wane', 'rot'] }),
      ]
      const { report } = await createSupplyReport(people, {
        lines: [{ ...line, readings, rejected_pcs: 5 }],
      })
      expect(report.number).toMatch(/^SR-\d{4}-\d{4,}$/)
      expect(report).toMatchObject({
        status: 'draft',
        inspector: { id: await findPersonId(people, 'purchase_agent') },
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
    success('keeps the scanned packs, and the list as it was at submission', async (people) => {
      const supply = await createInspectableSupply(people)
      const { items } = await savePacks(people, supply.id, [
        samplePack(supply, { number: 'A-1', barcode: createPackNumber() }),
        samplePack(supply, { number: 'A-2' }),
      ])
      const [first, second] = items
      const scanned_packs = [
        createScan(first?.id ?? '', { is_rejected: true }),
        createScan(null, { text: 'K-0319', belongs_to: 'S-2026-0081' }),
      ]
      const { report, write } = await createSupplyReport(
        people,
        { ...rejectPieces(supply, 100), scanned_packs },
        'purchase_agent',
        supply,
      )
      expect(report.scanned_packs).toEqual(scanned_packs)
      const listed = [first, second].map((pack) => ({
        id: pack?.id,
        number: pack?.number,
        barcode: pack?.barcode,
        pcs: 100,
        m3: pack?.volume_m3,
      }))
      expect(report.supply.lines[0]?.listed_packs).toEqual(listed)
      const complete = await addPhotos(people, 'purchase_agent', report, write)
      expect(complete.report.transitions[0]?.missing).toEqual([
        { code: 'pack_reason', pointer: '/scanned_packs/0/reason' },
      ])
      const changed = await expectAnswer(
        await putSupplyReport(people, 'purchase_agent', complete.report, {
          ...complete.write,
          scanned_packs: scanned_packs.map((scan) => ({ ...scan, reason: 'Wet' })),
        }),
        'updateSupplyReport',
      )
      const submitted = await expectAnswer(
        await postSupplyReportTransition(people, 'purchase_agent', changed, { to: 'submitted' }),
        'transitionSupplyReport',
      )
      const removed = [{ id: second?.id ?? '', version: second?.version ?? 1 }]
      expect((await putPacks(people, supply.id, [], { removed })).status).toBe(200)
      const later = await readReport(people, 'purchase_manager', submitted)
      expect(later.supply.lines[0]?.listed_packs).toEqual(listed)
    }),
    idempotent('creates a report once per device id', async (people) => {
      const id = crypto.randomUUID()
      const sent = { id, ...(await createSupplyReportWrite(people)) }
      const visitor = await people.as('purchase_agent')
      const create = async () =>
        expectAnswer(await visitor.post(REPORTS_PATH, sent), 'createSupplyReport')
      const first = await create()
      expect(first.id).toBe(id)
      expect(await create()).toEqual(first)
      await expectFieldErrors(await visitor.post(REPORTS_PATH, { ...sent, remarks: 'Another' }), {
        '/id': 'duplicate',
      })
    }),
    invalid('refuses lines of another supply, and unknown photos', async (people) => {
      const visitor = await people.as('purchase_agent')
      const { supply: other } = await createConfirmedSupply(people)
      const write = await createSupplyReportWrite(people)
      const [line] = write.lines
      if (!line) throw new Error('The supply has a line')
      const photo = {
        id: crypto.randomUUID(),
        attachment_id: UNKNOWN_ID,
        kind: 'seal' as const,
        caption: null,
      }
      const piece = createPassingPiece()
      const lines = [
        { ...line, rejected_pcs: 21, readings: [piece, piece] },
        { ...line, id: other.lines[0]?.id },
      ]
      await expectFieldErrors(
        await visitor.post(REPORTS_PATH, { ...write, lines, photos: [photo] }),
        {
          '/lines/0/rejected_pcs': 'too_large',
          '/lines/0/readings/1/id': 'duplicate',
          '/lines/1/id': 'not_found',
          '/photos/0/attachment_id': 'not_found',
        },
      )
      await expectFieldErrors(
        await visitor.post(REPORTS_PATH, { ...write, supply_id: UNKNOWN_ID, lines: [] }),
        {
          '/supply_id': 'not_found',
        },
      )
    }),
    invalid('refuses a pack that was scanned twice', async (people) => {
      const write = await createSupplyReportWrite(people)
      const scan = createScan(crypto.randomUUID())
      await expectFieldErrors(
        await (
          await people.as('purchase_agent')
        ).post(REPORTS_PATH, {
          ...write,
          scanned_packs: [scan, createScan(null), createScan(null), { ...scan, text: 'A-2' }],
        }),
        { '/scanned_packs/3/id': 'duplicate', '/scanned_packs/3/pack_id': 'duplicate' },
      )
    }),
    invalid('refuses a supply that the mill has not confirmed', async (people) => {
      const manager = await people.as('purchase_manager')
      const draft = (
        await expectAnswer(await manager.get('/supplies/?status=draft&limit=1'), 'listSupplies')
      ).items[0]
      const write = {
        ...(await createSupplyReportWrite(people)),
        supply_id: draft?.id ?? UNKNOWN_ID,
        lines: [],
      }
      await expectFieldErrors(await manager.post(REPORTS_PATH, write), {
        '/supply_id': 'closed_document',
      })
    }),
  ],
  getSupplyReport: [
    success('returns missing items, in the words of its supply', async (people) => {
      const { report } = await createSupplyReport(people, { place: null, verdict: null })
      const { supply, transitions } = await readReport(people, 'purchase_manager', report)
      expect(supply.number).toMatch(/^S-/)
      expect(transitions.map(({ to }) => to)).toEqual(['canceled'])
      const readBack = await readReport(people, 'purchase_agent', report)
      const [submit] = readBack.transitions
      expect(submit?.missing.map(({ code }) => code).toSorted()).toEqual([
        'photo',
        'photo',
        'place',
        'verdict',
      ])
    }),
    notFound('returns 404 for another agent’s report', async (people) => {
      const { report } = await createSupplyReport(people, {}, 'purchase_manager')
      await expectProblem(
        await (await people.as('purchase_agent')).get(`${REPORTS_PATH}${report.id}/`),
        'not_found',
        404,
      )
    }),
  ],
  updateSupplyReport: [
    forbidden('is forbidden for all but its inspector', async (people) => {
      const { report, write } = await createSupplyReport(people)
      for (const role of ['purchase_manager', 'admin'] as const) {
        await expectProblem(
          await putSupplyReport(people, role, report, { ...write, place: 'Elsewhere' }),
          'forbidden',
          403,
        )
        expect((await readReport(people, 'admin', report)).editable_fields).toEqual([])
      }
    }),
    invalid('refuses another supply for a correction', async (people) => {
      const supply = await createInspectableSupply(people)
      const first = await approveReport(
        people,
        await createSubmittedSupplyReport(people, {}, supply),
      )
      const correction = await expectAnswer(
        await correctReport(people, 'purchase_agent', first),
        'correctSupplyReport',
      )
      expect(correction.editable_fields).not.toContain('supply_id')
      const moved = await createSupplyReportWrite(
        people,
        { photos: correction.photos },
        await createInspectableSupply(people),
      )
      await expectFieldErrors(await putSupplyReport(people, 'purchase_agent', correction, moved), {
        '/supply_id': 'locked',
      })
    }),
    invalid('is refused after submission', async (people) => {
      const report = await createSubmittedSupplyReport(people)
      await expectProblem(
        await putSupplyReport(
          people,
          'purchase_agent',
          report,
          await createSupplyReportWrite(people),
        ),
        'not_allowed_now',
        409,
      )
    }),
  ],
  transitionSupplyReport: [
    success(
      'submits a complete report, returns it with a remark, approves it, and notifies each person once',
      async (people) => {
        const supply = await createInspectableSupply(people)
        const { report, write } = await createSupplyReport(people, {}, 'purchase_agent', supply)
        const refused = await expectProblem(
          await postSupplyReportTransition(people, 'purchase_agent', report, { to: 'submitted' }),
          'needs_missing',
          409,
        )
        expect(refused.missing?.map(({ code, params }) => [code, params?.['kind']])).toEqual([
          ['photo', 'pack_marks'],
          ['photo', 'moisture'],
        ])
        const completeReport = await addPhotos(people, 'purchase_agent', report, write)
        const submitted = await expectAnswer(
          await postSupplyReportTransition(people, 'purchase_agent', completeReport.report, {
            to: 'submitted',
          }),
          'transitionSupplyReport',
        )
        expect(await listNotificationTexts(people, 'purchase_manager', submitted)).toEqual([
          expect.stringContaining('submitted'),
        ])
        await expectFieldErrors(
          await postSupplyReportTransition(people, 'purchase_manager', submitted, {
            to: 'returned',
          }),
          { '/reason': 'reason_required' },
        )
        await postSupplyReportTransition(people, 'purchase_manager', submitted, {
          to: 'returned',
          reason: 'Which pack?',
        })
        const returned = await readReport(people, 'purchase_agent', submitted)
        expect(returned).toMatchObject({
          status: 'returned',
          return_remark: 'Which pack?',
          editable_fields: [],
        })
        expect(await listNotificationTexts(people, 'purchase_agent', report)).toEqual([
          expect.stringContaining('Which pack?'),
        ])
        const draft = await expectAnswer(
          await postSupplyReportTransition(people, 'purchase_agent', returned, { to: 'draft' }),
          'transitionSupplyReport',
        )
        const corrected = await expectAnswer(
          await putSupplyReport(people, 'purchase_agent', draft, {
            ...completeReport.write,
            remarks: 'Pack 12',
          }),
          'updateSupplyReport',
        )
        const again = await expectAnswer(
          await postSupplyReportTransition(people, 'purchase_agent', corrected, {
            to: 'submitted',
          }),
          'transitionSupplyReport',
        )
        expect(again.return_remark).toBeNull()
        expect((await readSupply(people, supply.id)).lines[0]?.accepted_m3).toBeNull()
        const approved = await approveReport(people, again)
        expect(approved).toMatchObject({
          status: 'approved',
          approved_by: { id: await findPersonId(people, 'purchase_manager') },
          transitions: [],
        })
        expect((await readSupply(people, supply.id)).lines[0]?.accepted_m3).toBe(
          approved.accepted_m3,
        )
        expect(await listNotificationTexts(people, 'purchase_agent', report)).toHaveLength(2)
      },
    ),
    forbidden('forbids approval by its inspector and by agents', async (people) => {
      for (const inspector of ['purchase_manager', 'admin'] as const) {
        const { report, write } = await createSupplyReport(people, {}, inspector)
        const completeReport = await addPhotos(people, inspector, report, write)
        const submitted = await expectAnswer(
          await postSupplyReportTransition(people, inspector, completeReport.report, {
            to: 'submitted',
          }),
          'transitionSupplyReport',
        )
        expect(submitted.transitions).toEqual([])
        await expectProblem(
          await postSupplyReportTransition(people, inspector, submitted, { to: 'approved' }),
          'forbidden',
          403,
        )
      }
      await expectProblem(
        await postSupplyReportTransition(
          people,
          'purchase_agent',
          await createSubmittedSupplyReport(people),
          {
            to: 'approved',
          },
        ),
        'forbidden',
        403,
      )
    }),
    success(
      'uses the ready amount at submission, whatever the mill reports later',
      async (people) => {
        const { supply, write } = await createConfirmedSupply(people, {
          lines: [sampleSupplyLine()],
        })
        const [line] = (await createSupplyReportWrite(people, {}, supply)).lines
        if (!line) throw new Error('The supply has a line')
        const lines = [
          {
            ...line,
            lot_pcs: 600_000,
            readings: Array.from({ length: 315 }, () => createPassingPiece()),
          },
        ]
        const approved = await approveReport(
          people,
          await createSubmittedSupplyReport(people, { lines }, supply),
        )
        const draft = await createSupplyReport(people, { lines }, 'purchase_agent', supply)
        const producing = await expectAnswer(
          await postSupplyTransition(people, 'purchase_manager', supply, { to: 'in_production' }),
          'transitionSupply',
        )
        const changedWrite = {
          ...write,
          lines: write.lines.map((each) => ({ ...each, ready_quantity: '30' })),
        }
        await expectAnswer(
          await putSupply(people, 'purchase_manager', producing, changedWrite),
          'updateSupply',
        )
        expect(await readReport(people, 'purchase_agent', approved)).toMatchObject({
          accepted_m3: '38.000',
          lines: [{ volume_m3: '38.000', figures: { accepted_m3: '38.000' } }],
        })
        const { report } = await addPhotos(
          people,
          'purchase_agent',
          await readReport(people, 'purchase_agent', draft.report),
          draft.write,
        )
        const submitted = await expectAnswer(
          await postSupplyReportTransition(people, 'purchase_agent', report, { to: 'submitted' }),
          'transitionSupplyReport',
        )
        expect(submitted).toMatchObject({ accepted_m3: '30.000', lines: [{ volume_m3: '30.000' }] })
      },
    ),
    success('accepts nothing of failed wood', async (people) => {
      const supply = await createInspectableSupply(people)
      const approved = await approveReport(
        people,
        await createSubmittedSupplyReport(
          people,
          { verdict: 'fail', remarks: 'Rot in every pack' },
          supply,
        ),
      )
      expect(approved).toMatchObject({ accepted_m3: '0.000', verdict: 'fail' })
      expect((await readSupply(people, supply.id)).lines[0]?.accepted_m3).toBe('0.000')
      expect(await listNotificationTexts(people, 'purchase_agent', approved)).toEqual([
        expect.stringContaining('failed'),
      ])
    }),
    success(
      'releases rejected wood from deals, shows their shortfall, and notifies sale and purchase manager once',
      async (people) => {
        const wood = createUniqueBoard()
        const [one, other] = [
          await createConfirmedDeal(people, [wood]),
          await createConfirmedDeal(people, [wood]),
        ]
        const { supply } = await createConfirmedSupply(people, {
          lines: [sampleSupplyLine({ specification: wood })],
        })
        await expectAnswer(
          await allocate(
            people,
            createAllocation(supply, one, '20'),
            createAllocation(supply, other, '18'),
          ),
          'setAllocations',
        )
        const lot_pcs = await readExpectedPieces(people, supply)
        const lines = await createInspectedLines(people, supply, wood, {
          lot_pcs,
          rejected_pcs: Math.floor(lot_pcs * 0.9),
        })
        const report = await createSubmittedSupplyReport(
          people,
          { lines, verdict: 'remarks', remarks: 'Most of it is split' },
          supply,
        )
        expect((await readDealCover(people, other)).lines[0]).toMatchObject({
          bought: { m3: '18.000' },
        })
        const approved = await expectAnswer(
          await postSupplyReportTransition(people, 'admin', report, { to: 'approved' }),
          'transitionSupplyReport',
        )
        const acceptedM3 = (await readSupply(people, supply.id)).lines[0]?.accepted_m3
        expect([approved.accepted_m3, acceptedM3]).toEqual([acceptedM3, acceptedM3])
        const [covered] = (await readSupplyCover(people, supply)).lines
        expect(covered).toMatchObject({
          accepted: { m3: acceptedM3 },
          allocated: { m3: acceptedM3 },
          free: { m3: '0.000' },
        })
        const [sold] = (await readDealCover(people, one)).lines
        expect(sold).toMatchObject({
          bought: { m3: acceptedM3 },
          short: { m3: (40 - Number(acceptedM3)).toFixed(3) },
        })
        expect((await readDealCover(people, other)).lines[0]).toMatchObject({
          bought: { m3: '0.000' },
          short: { m3: '40.000' },
          parts: [],
        })
        expect(await listNotificationTexts(people, 'sale_manager', other)).toEqual([
          expect.stringContaining('18.000 m³ less'),
        ])
        const messages = (await listNotificationTexts(people, 'purchase_manager', supply)).filter(
          (message) => message.includes('Allocations reduced'),
        )
        expect(messages).toEqual([
          expect.stringContaining(
            `${(38 - Number(acceptedM3)).toFixed(3)} m³ of supply ${supply.number}`,
          ),
        ])
        expect(messages[0]).toContain(other.number)
        expect(await listNotificationTexts(people, 'admin', supply)).toEqual([])
      },
    ),
    success(
      'releases only rejected wood, and notifies the purchase manager who approved the report',
      async (people) => {
        const wood = createUniqueBoard({ thickness_mm: 50, width_mm: 100, length_mm: 4000 })
        const [one, other] = [
          await createConfirmedDeal(people, [wood]),
          await createConfirmedDeal(people, [wood]),
        ]
        const { supply } = await createConfirmedSupply(
          people,
          {
            lines: [
              sampleSupplyLine({ specification: wood }),
              sampleSupplyLine({ specification: wood }),
            ],
          },
          '40',
        )
        await expectAnswer(
          await allocate(
            people,
            createAllocation(supply, one, '40'),
            createAllocation(supply, other, '40', { supply_line_id: getLineId(supply, 1) }),
          ),
          'setAllocations',
        )
        expect(await readExpectedPieces(people, supply)).toBe(2000)
        const lines = await createInspectedLines(people, supply, wood, {
          lot_pcs: 1000,
          rejected_pcs: 100,
        })
        const report = await createSubmittedSupplyReport(
          people,
          { lines, verdict: 'remarks', remarks: '100 of 1,000 pieces are split' },
          supply,
        )
        expect(report).toMatchObject({ accepted_m3: '18.000', rejected_m3: '2.000' })
        await approveReport(people, report)
        const [inspected, untouched] = (await readSupplyCover(people, supply)).lines
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
        expect((await readDealCover(people, one)).lines[0]).toMatchObject({
          bought: { m3: '38.000' },
          short: { m3: '2.000' },
        })
        expect((await readDealCover(people, other)).lines[0]).toMatchObject({
          bought: { m3: '40.000' },
          short: { m3: '0.000' },
        })
        expect(await listNotificationTexts(people, 'sale_manager', one)).toEqual([
          expect.stringContaining('2.000 m³ less'),
        ])
        expect(await listNotificationTexts(people, 'sale_manager', other)).toEqual([])
        const messages = (await listNotificationTexts(people, 'purchase_manager', supply)).filter(
          (message) => message.includes('Allocations reduced'),
        )
        expect(messages).toEqual([expect.stringContaining(`2.000 m³ of supply ${supply.number}`)])
      },
    ),
    success(
      'notifies purchase managers of a returned report whose inspector was deactivated',
      async (people) => {
        const { person, visitor } = await createNewcomer(people)
        const agents: People = {
          ...people,
          as: async (role) => (role === 'purchase_agent' ? visitor : people.as(role)),
        }
        const supply = await createInspectableSupply(people)
        const report = await createSubmittedSupplyReport(agents, {}, supply)
        await postPersonTransition(await people.as('admin'), person, { to: 'deactivated' })
        await postSupplyReportTransition(people, 'admin', report, {
          to: 'returned',
          reason: 'Which pack?',
        })
        expect(await listNotificationTexts(people, 'purchase_manager', report)).toEqual([
          expect.stringMatching(/is deactivated .* Cancel it .* Which pack\?/),
          expect.stringContaining('submitted'),
        ])
      },
    ),
  ],
  correctSupplyReport: [
    success(
      'creates a correction from the approved report, which replaces it once approved',
      async (people) => {
        const supply = await createInspectableSupply(people)
        const first = await approveReport(
          people,
          await createSubmittedSupplyReport(people, {}, supply),
        )
        const correction = await expectAnswer(
          await correctReport(people, 'purchase_agent', first),
          'correctSupplyReport',
        )
        expect(correction).toMatchObject({
          status: 'draft',
          corrects: { id: first.id, number: first.number },
          changes: [],
          photos: [{ kind: 'pack_marks' }, { kind: 'moisture' }],
        })
        await expectProblem(
          await correctReport(people, 'purchase_manager', first),
          'not_allowed_now',
          409,
        )
        const { photos } = correction
        const write = await createSupplyReportWrite(
          people,
          { photos, remarks: 'Ten are split', verdict: 'remarks' },
          supply,
        )
        const lines = write.lines.map((line) => ({
          ...line,
          readings: first.lines[0]?.readings ?? [],
          rejected_pcs: 10,
        }))
        const changed = await expectAnswer(
          await putSupplyReport(people, 'purchase_agent', correction, { ...write, lines }),
          'updateSupplyReport',
        )
        expect(changed.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
          ['verdict', 'pass', 'remarks'],
          ['remarks', null, 'Ten are split'],
          ['rejected_pcs', '0', '10'],
        ])
        const readAccepted = async () => (await readSupply(people, supply.id)).lines[0]?.accepted_m3
        expect(await readAccepted()).toBe(first.accepted_m3)
        const submitted = await expectAnswer(
          await postSupplyReportTransition(people, 'purchase_agent', changed, { to: 'submitted' }),
          'transitionSupplyReport',
        )
        const second = await approveReport(people, submitted)
        expect(await readAccepted()).toBe(second.accepted_m3)
        expect(await readReport(people, 'purchase_agent', first)).toMatchObject({
          status: 'approved',
          corrected_by: { id: second.id },
          can_correct: false,
        })
      },
    ),
    invalid('refuses a correction of a report that is not approved', async (people) => {
      const { report } = await createSupplyReport(people)
      await expectProblem(
        await correctReport(people, 'purchase_agent', report),
        'not_allowed_now',
        409,
      )
    }),
    idempotent('creates one correction per idempotency key', async (people) => {
      const first = await approveReport(people, await createSubmittedSupplyReport(people))
      const key = crypto.randomUUID()
      const correct = async () =>
        (
          await expectAnswer(
            await correctReport(people, 'purchase_manager', first, key),
            'correctSupplyReport',
          )
        ).id
      expect(await correct()).toBe(await correct())
    }),
    notFound('returns 404 for an unknown report', async (people) => {
      await expectProblem(
        await correctReport(people, 'purchase_agent', { id: UNKNOWN_ID }),
        'not_found',
        404,
      )
    }),
  ],
  removeAttachment: [
    invalid('refuses removing a photo that the report names', async (people) => {
      const { report, write } = await createSupplyReport(people)
      const named = await addPhotos(people, 'purchase_agent', report, write)
      const visitor = await people.as('purchase_agent')
      const take = async () =>
        visitor.delete(
          `/records/supply_report/${report.id}/attachments/${named.report.photos[0]?.attachment_id}/`,
        )
      await expectProblem(await take(), 'not_allowed_now', 409)
      await expectAnswer(
        await putSupplyReport(people, 'purchase_agent', named.report, { ...write, photos: [] }),
        'updateSupplyReport',
      )
      expect((await take()).status).toBe(204)
    }),
  ],
} satisfies Cases
