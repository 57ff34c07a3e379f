import { describe, expect, it } from 'vitest'
import type { components } from '@contract/schema'
import {
  averagePercent,
  findCargoReportNeeds,
  computeCountDifference,
  differsFromPlan,
  type InspectedLoad,
} from './cargo-report-needs'

type Write = components['schemas']['CargoReportWrite']

const id = '00000000-0000-4000-8000-000000000001'
const ok = { state: 'ok' as const, remark: null }
const LOAD: InspectedLoad = { id, packs: 12, pcs: 600, listed_packs: [] }
const createPhotos = (...kinds: Write['photos'][number]['kind'][]): Write['photos'] =>
  kinds.map((kind) => ({ id, attachment_id: id, kind, caption: null }))
const REPORT: Write = {
  cargo_id: id,
  started_at: '2026-11-20T07:30:00.000Z',
  ended_at: '2026-11-20T09:30:00.000Z',
  place: 'Varėna',
  coordinates: null,
  weather: 'dry',
  checks: {
    ...{ light_test: ok, roof: ok, walls: ok, floor: ok, door_gaskets: ok, door_hardware: ok },
    ...{
      odour: ok,
      dry: ok,
      clean: ok,
      pests: ok,
      csc_plate: ok,
      markings: { state: 'not_applicable', remark: null },
    },
  },
  lines: [{ id, counted_packs: 12, counted_pcs: null }],
  scanned_packs: [],
  moisture_readings: [{ id, moisture_percent: '17.5' }],
  dunnage: 'timber',
  lining: 'none',
  bracing: 'straps',
  seal_number: 'ML 1',
  seal_again: 'ML 1',
  photos: createPhotos('empty', 'csc_plate', 'moisture', 'half_loaded', 'doors_open', 'seal'),
  verdict: 'pass',
  remarks: null,
}
const createRoofCheck = (roof: Write['checks']['roof']) => ({ checks: { ...REPORT.checks, roof } })

describe('the needs of a container report', () => {
  const findNeeds = (change: Partial<Write>, loads = [LOAD]) =>
    findCargoReportNeeds({ ...REPORT, ...change }, loads).map(
      ({ code, pointer }) => `${code} ${pointer}`,
    )

  it('are empty for a complete report', () => expect(findNeeds({})).toEqual([]))
  it.each<[string, string[], string[]]>([
    [
      'start, end, location and weather',
      findNeeds({ started_at: null, ended_at: null, place: null, weather: null }),
      ['started_at /started_at', 'ended_at /ended_at', 'place /place', 'weather /weather'],
    ],
    [
      'each check',
      findNeeds(createRoofCheck({ state: null, remark: null })),
      ['check /checks/roof/state'],
    ],
    [
      'a remark on a defect',
      findNeeds({
        ...createRoofCheck({ state: 'defect', remark: null }),
        verdict: 'remarks',
        remarks: 'Rust',
      }),
      ['check_remark /checks/roof/remark'],
    ],
    ['a load', findNeeds({ lines: [] }, []), ['load /lines']],
    [
      'a count of each load, also of one that was added',
      findNeeds({}, [{ ...LOAD, id: 'added' }, LOAD]),
      ['count /lines/1/counted_packs'],
    ],
    [
      'packs where packs are planned',
      findNeeds({ lines: [{ id, counted_packs: null, counted_pcs: 600 }] }),
      ['count /lines/0/counted_packs'],
    ],
    ['a moisture reading', findNeeds({ moisture_readings: [] }), ['moisture /moisture_readings']],
    [
      'the load restraint',
      findNeeds({ dunnage: null, lining: null, bracing: null }),
      ['dunnage /dunnage', 'lining /lining', 'bracing /bracing'],
    ],
    [
      'a seal that is entered twice',
      findNeeds({ seal_number: null, seal_again: null }),
      ['seal_number /seal_number', 'seal_again /seal_again'],
    ],
    ['two equal seal entries', findNeeds({ seal_again: 'ML 7' }), ['seal_differs /seal_again']],
    ['seal entries in any case', findNeeds({ seal_again: 'ml  1' }), []],
    ['all its photos', findNeeds({ photos: [] }), Array<string>(6).fill('photo /photos')],
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
    [
      'no pass with a defect',
      findNeeds(createRoofCheck({ state: 'defect', remark: 'Rust' })),
      ['verdict_too_good /verdict'],
    ],
    [
      'no pass with a different count',
      findNeeds({ lines: [{ id, counted_packs: 11, counted_pcs: null }] }),
      ['verdict_too_good /verdict'],
    ],
  ])('with %s', (_, needs, expected) => expect(needs).toEqual(expected))

  it('include pieces if the packs are unknown', () => {
    const loads = [{ ...LOAD, packs: null }]
    expect(findNeeds({ lines: [{ id, counted_packs: null, counted_pcs: 600 }] }, loads)).toEqual([])
    expect(findNeeds({ lines: [{ id, counted_packs: null, counted_pcs: null }] }, loads)).toEqual([
      'count /lines/0/counted_pcs',
    ])
  })
  it('exclude sealing steps of a failed container', () => {
    const failing = {
      ...createRoofCheck({ state: 'defect', remark: 'A hole' }),
      verdict: 'fail' as const,
      remarks: 'A hole',
      weather: null,
      lines: [],
      moisture_readings: [],
      dunnage: null,
      seal_number: null,
    }
    expect(findNeeds({ ...failing, photos: createPhotos('defect') })).toEqual([])
    expect(findNeeds({ ...failing, photos: createPhotos('empty') })).toEqual(['photo /photos'])
  })
})

it('the count is compared with the plan if both are known', () => {
  expect(computeCountDifference({ counted_packs: 11, counted_pcs: 600 }, LOAD)).toEqual({
    packs: -1,
    pcs: 0,
  })
  expect(
    computeCountDifference({ counted_packs: null, counted_pcs: 5 }, { packs: 12, pcs: null }),
  ).toEqual({ packs: null, pcs: null })
  const line = { id, counted_packs: 12, counted_pcs: null }
  const differs = (...lines: Write['lines']) =>
    differsFromPlan({ lines, scanned_packs: [] }, [LOAD])
  expect([
    differs(line),
    differs({ ...line, counted_pcs: 599 }),
    differs({ ...line, id: 'other' }),
  ]).toEqual([false, true, false])
})

it('scanned packs are compared with those of the loads', () => {
  const load = { ...LOAD, listed_packs: [{ id, number: 'A-1', barcode: null, pcs: 600 }] }
  const scan = { id, pack_id: id, text: 'A-1', belongs_to: null }
  const differs = (...scanned_packs: Write['scanned_packs']) =>
    differsFromPlan({ lines: [], scanned_packs }, [load])
  expect([differs(), differs(scan), differs({ ...scan, pack_id: null })]).toEqual([
    false,
    false,
    true,
  ])
})

it('the moisture is the average of the measured values', () => {
  expect(averagePercent([])).toBeNull()
  expect(averagePercent(['17.5', '18'].map((moisture_percent) => ({ id, moisture_percent })))).toBe(
    '17.8',
  )
})
