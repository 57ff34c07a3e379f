import { describe, expect, it } from 'vitest'
import { getSizeName, toReferenceMoisture, judgePiece, type MeasuredPiece } from './judge-piece'
import { findSupplyReportNeeds } from './supply-report-needs'
import { averageMoisture, computeInspectedFigures, splitLot } from './inspected-figures'
import {
  BOARD,
  createResult,
  createSampleLine,
  createSamplePiece,
  POLE,
  REPORT,
  WOOD,
} from './samples'
import { getSamplingPlan } from './sampling-plan'

describe('the sample of a lot (ISO 2859-1, level II, AQL 4.0)', () => {
  it.each([
    [1, 1, 0],
    [2, 2, 0],
    [8, 3, 0],
    [25, 3, 0],
    [26, 13, 1],
    [90, 13, 1],
    [91, 20, 2],
    [150, 20, 2],
    [151, 32, 3],
    [281, 50, 5],
    [501, 80, 7],
    [1200, 80, 7],
    [1201, 125, 10],
    [3201, 200, 14],
    [10_001, 315, 21],
    [600_000, 315, 21],
  ])('of %i pieces is %i, and %i of them may fail', (lot, sample_pcs, accept) => {
    expect(getSamplingPlan(lot)).toEqual({ sample_pcs, accept })
  })
})

describe('a size at 20 % moisture (EN 336, EN 1313-1)', () => {
  it.each([
    [1000, 200, 1000],
    [1000, 160, 1010],
    [1000, 240, 990],
    [1000, 300, 975],
    [1000, 450, 975],
    [470, 180, 472],
    [470, null, 470],
  ])('of %i tenths measured at %s tenths of a per cent is %i', (tenths, moisture, expected) => {
    expect(toReferenceMoisture(tenths, moisture)).toBe(expected)
  })
})

it('the thickness of a pole is called its top diameter', () => {
  expect(getSizeName(POLE, 'thickness_mm')).toBe('diameter_mm')
  expect(getSizeName(POLE, 'length_mm')).toBe('length_mm')
  expect(getSizeName(BOARD, 'thickness_mm')).toBe('thickness_mm')
})

describe('a piece', () => {
  const findMisses = (change: Partial<MeasuredPiece>, ordered = BOARD) =>
    judgePiece(ordered, {
      thickness_mm: null,
      width_mm: null,
      length_mm: null,
      moisture_percent: '20',
      ...change,
    }).misses

  it.each([
    ['thickness_mm', '46', []],
    ['thickness_mm', '45.9', ['-0.1']],
    ['thickness_mm', '50', []],
    ['thickness_mm', '50.1', ['0.1']],
    ['width_mm', '148', []],
    ['width_mm', '147.5', ['-0.5']],
    ['width_mm', '154', []],
    ['width_mm', '155', ['1.0']],
    ['length_mm', '4800', []],
    ['length_mm', '4799', ['-1.0']],
    ['length_mm', '5400', []],
  ] as const)('of 47 x 150 x 4800 whose %s is %s is off by %j', (size, measured, by) => {
    expect(findMisses({ [size]: measured }).map((miss) => miss.by)).toEqual(by)
  })

  it('of mixed lengths is short below the shortest only', () => {
    const lengths = { kind: 'range', from_mm: 3000, to_mm: 5400, average_mm: null } as const
    const random = { ...BOARD, length_mm: null, lengths }
    expect(findMisses({ length_mm: '4000' }, random)).toEqual([])
    expect(findMisses({ length_mm: '2999' }, random)).toEqual([{ size: 'length_mm', by: '-1.0' }])
  })
  it('that is dry is judged at the reference moisture', () => {
    expect(findMisses({ thickness_mm: '45.5', moisture_percent: '12' })).toEqual([])
    expect(findMisses({ thickness_mm: '45.5' })).toEqual([{ size: 'thickness_mm', by: '-0.5' }])
  })
  it('of exactly 100 mm width has the narrow tolerance', () => {
    expect(findMisses({ width_mm: '98.9' }, { ...BOARD, width_mm: 100 })).toHaveLength(1)
    expect(findMisses({ width_mm: '99.1' }, { ...BOARD, width_mm: 101 })).toEqual([])
  })
  it('of round wood passes if neither its top nor its length is short', () => {
    expect(findMisses({ thickness_mm: '80', length_mm: '2500' }, POLE)).toEqual([])
    expect(findMisses({ thickness_mm: '95', length_mm: '2600' }, POLE)).toEqual([])
    expect(
      findMisses({ thickness_mm: '79.5', length_mm: '2499' }, POLE).map(({ by }) => by),
    ).toEqual(['-0.5', '-1.0'])
  })
  it('is not judged by unmeasured sizes', () => {
    expect(judgePiece(BOARD, createSamplePiece({ width_mm: null })).unmeasured).toEqual([
      'width_mm',
    ])
    expect(judgePiece(BOARD, createSamplePiece({ length_mm: null })).unmeasured).toEqual([])
  })
})

describe('the result of a sample', () => {
  it('counts a piece with two defects once, and each defect', () => {
    const readings = [
      createSamplePiece(),
      createSamplePiece({ thickness_mm: '40', defects: ['wane', 'rot'] }),
      createSamplePiece({ defects: ['wane'] }),
    ]
    expect(
      computeInspectedFigures(createSampleLine({ lot_pcs: 20, readings }), WOOD, createResult()),
    ).toMatchObject({
      sampled_pcs: 3,
      failed_pcs: 2,
      passes: false,
      defects: [
        { kind: 'wane', pcs: 2, percent: '66.6' },
        { kind: 'rot', pcs: 1, percent: '33.3' },
        { kind: 'dimension', pcs: 1, percent: '33.3' },
      ],
    })
  })
  it('passes once the sample is complete, and fails at too many rejects', () => {
    const isPassed = (count: number, failing: number) =>
      computeInspectedFigures(
        createSampleLine({
          lot_pcs: 60,
          readings: Array.from({ length: count }, (_, i) =>
            createSamplePiece(i < failing ? { defects: ['rot'] } : {}),
          ),
        }),
        WOOD,
        createResult(),
      ).passes
    expect([isPassed(12, 1), isPassed(13, 1), isPassed(13, 2), isPassed(2, 2)]).toEqual([
      null,
      true,
      false,
      false,
    ])
  })
  it('uses the average moisture for unmeasured pieces', () => {
    const dry = { thickness_mm: '45.6', moisture_percent: null }
    expect(
      averageMoisture([
        createSamplePiece({ moisture_percent: '12' }),
        createSamplePiece(dry),
        createSamplePiece({ moisture_percent: '13' }),
      ]),
    ).toBe(125)
    expect(
      computeInspectedFigures(
        createSampleLine({ lot_pcs: 20, readings: [createSamplePiece(dry)] }),
        WOOD,
        createResult(),
      ).failed_pcs,
    ).toBe(1)
    expect(
      computeInspectedFigures(
        createSampleLine({
          lot_pcs: 20,
          readings: [createSamplePiece({ moisture_percent: '12' }), createSamplePiece(dry)],
        }),
        WOOD,
        createResult(),
      ).failed_pcs,
    ).toBe(0)
  })
  it('splits the lot into parts that add up', () => {
    const computeParts = (
      lot_pcs: number | null,
      rejected_pcs: number | null,
      verdict: 'pass' | 'fail' | null = null,
    ) => splitLot({ lot_pcs, rejected_pcs }, WOOD, createResult(verdict))
    expect(computeParts(null, 0)).toBeNull()
    expect(computeParts(1000, null)).toBeNull()
    expect(computeParts(1000, 0)).toEqual({ accepted: 40_000, rejected: 0, uninspected: 0 })
    expect(computeParts(1000, 3)).toEqual({ accepted: 39_880, rejected: 120, uninspected: 0 })
    expect(computeParts(900, 0)).toEqual({ accepted: 36_000, rejected: 0, uninspected: 4000 })
    expect(computeParts(1200, 0)).toEqual({ accepted: 40_000, rejected: 0, uninspected: 0 })
    expect(computeParts(1000, null, 'fail')).toEqual({
      accepted: 0,
      rejected: 40_000,
      uninspected: 0,
    })
    expect(
      splitLot(
        { lot_pcs: 3, rejected_pcs: 1 },
        { ...WOOD, expected_pcs: null, volume_m3: '0.100' },
        createResult(),
      ),
    ).toEqual({ accepted: 66, rejected: 34, uninspected: 0 })
  })
  it('takes rejected packs at their own volume, and other rejected pieces by their share', () => {
    const createPack = (id: string, m3: string) => ({ id, number: id, barcode: null, pcs: 100, m3 })
    const wood = {
      ...WOOD,
      listed_packs: [createPack('long', '6.000'), createPack('short', '2.000')],
    }
    const computeParts = (lot_pcs: number, rejected_pcs: number, ...rejectedIds: string[]) =>
      splitLot({ lot_pcs, rejected_pcs }, wood, createResult('remarks', ...rejectedIds))
    expect(computeParts(1000, 100, 'long')).toEqual({
      accepted: 34_000,
      rejected: 6000,
      uninspected: 0,
    })
    expect(computeParts(1000, 190, 'long')).toEqual({
      accepted: 30_600,
      rejected: 9400,
      uninspected: 0,
    })
    expect(computeParts(1000, 200, 'long', 'short')).toEqual({
      accepted: 32_000,
      rejected: 8000,
      uninspected: 0,
    })
    expect(computeParts(1000, 1000, 'long')).toMatchObject({ accepted: 0, rejected: 40_000 })
    // The lot is the long pack, which is more than a tenth of the line.
    expect(computeParts(100, 100, 'long')).toEqual({
      accepted: 0,
      rejected: 6000,
      uninspected: 34_000,
    })
    // Packs without a volume count by their pieces.
    expect(
      splitLot(
        { lot_pcs: 1000, rejected_pcs: 100 },
        { ...WOOD, listed_packs: [{ id: 'old', number: '1', barcode: null, pcs: 100 }] },
        createResult('remarks', 'old'),
      ),
    ).toMatchObject({ rejected: 4000 })
  })
})

describe('the needs of a supply report', () => {
  const REJECTED_PACK = {
    id: '',
    pack_id: 'pack',
    text: 'A-1',
    belongs_to: null,
    is_rejected: true,
    reason: null,
  }
  const createWood = (id: string, packId: string) => ({
    ...WOOD,
    id,
    listed_packs: [{ id: packId, number: 'A-1', barcode: null, pcs: 100 }],
  })
  const LISTED_WOOD = [createWood(createSampleLine().id, 'pack'), createWood('', 'other')]
  const findNeeds = (change: Partial<typeof REPORT>) =>
    findSupplyReportNeeds({ ...REPORT, ...change }, LISTED_WOOD).map(
      (need) => `${need.code} ${need.pointer}`,
    )
  const findLineNeeds = (change: Parameters<typeof createSampleLine>[0]) =>
    findNeeds({
      lines: [
        createSampleLine({
          lot_pcs: 2,
          readings: [createSamplePiece(), createSamplePiece()],
          ...change,
        }),
      ],
    })

  it('are empty for a complete report', () => expect(findNeeds({})).toEqual([]))
  it.each<[string, string[], string[]]>([
    ['a date', findNeeds({ inspected_on: null }), ['inspected_on /inspected_on']],
    ['a location', findNeeds({ place: null }), ['place /place']],
    ['a line', findNeeds({ lines: [] }), ['line /lines']],
    [
      'the reason of a rejected pack',
      findNeeds({
        scanned_packs: [
          { id: '', pack_id: '', text: 'A-1', belongs_to: null, is_rejected: true, reason: null },
        ],
      }),
      ['pack_reason /scanned_packs/0/reason'],
    ],
    [
      'the pieces of its rejected packs',
      findNeeds({ scanned_packs: [{ ...REJECTED_PACK, reason: 'Wet' }] }),
      ['rejected_packs /lines/0/rejected_pcs'],
    ],
    [
      'the line of each rejected pack',
      findNeeds({ scanned_packs: [{ ...REJECTED_PACK, pack_id: 'other', reason: 'Wet' }] }),
      ['pack_line /scanned_packs/0/reason'],
    ],
    ['the size of its lot', findLineNeeds({ lot_pcs: null }), ['lot /lines/0/lot_pcs']],
    [
      'the whole sample',
      findLineNeeds({ readings: [createSamplePiece()] }),
      ['sample /lines/0/readings'],
    ],
    [
      'the section of each piece',
      findLineNeeds({ readings: [createSamplePiece(), createSamplePiece({ width_mm: null })] }),
      ['piece_size /lines/0/readings'],
    ],
    [
      'a moisture reading',
      findLineNeeds({
        readings: [
          createSamplePiece({ moisture_percent: null }),
          createSamplePiece({ moisture_percent: null }),
        ],
      }),
      ['moisture /lines/0/readings'],
    ],
    ['the grade', findLineNeeds({ grade_found: null }), ['grade /lines/0/grade_found']],
    [
      'the rejected quantity',
      findLineNeeds({ rejected_pcs: null }),
      ['rejected /lines/0/rejected_pcs'],
    ],
    [
      'each check',
      findNeeds({ checks: { ...REPORT.checks, strapping: { state: null, remark: null } } }),
      ['check /checks/strapping/state'],
    ],
    [
      'a remark on a defect',
      findNeeds({ checks: { ...REPORT.checks, strapping: { state: 'defect', remark: null } } }),
      ['check_remark /checks/strapping/remark'],
    ],
    ['its photos', findNeeds({ photos: [] }), ['photo /photos', 'photo /photos']],
    [
      'uploaded photos',
      findNeeds({ photos: REPORT.photos.map((photo) => ({ ...photo, attachment_id: null })) }),
      ['photo_sent /photos'],
    ],
    ['a verdict', findNeeds({ verdict: null }), ['verdict /verdict']],
    [
      'a remark on a verdict that is not a pass',
      findNeeds({ verdict: 'remarks' }),
      ['remarks /remarks'],
    ],
  ])('with %s', (_, needs, expected) => expect(needs).toEqual(expected))

  it('require rejected wood to pass a lot with a failed sample', () => {
    const failing = { readings: [createSamplePiece({ defects: ['rot'] }), createSamplePiece()] }
    expect(findLineNeeds(failing)).toEqual(['verdict_too_good /verdict'])
    expect(findLineNeeds({ ...failing, rejected_pcs: 1 })).toEqual([])
  })
  it('exclude the rejected quantity of a failed lot', () => {
    expect(
      findNeeds({
        verdict: 'fail',
        remarks: 'Rot',
        lines: [
          createSampleLine({
            lot_pcs: 2,
            readings: [createSamplePiece(), createSamplePiece()],
            rejected_pcs: null,
          }),
        ],
      }),
    ).toEqual([])
  })
})
