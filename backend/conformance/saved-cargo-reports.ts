import type { Role, Schemas } from '../call'
import { expectAnswer } from './answers'
import type { People } from './host'
import {
  advanceCargo,
  createLoad,
  createContainerNumber,
  createReadyWood,
  sampleCargo,
  saveCargo,
  type Cargo,
} from './saved-cargos'
import { PNG, createFileForm } from './samples'

type CargoReportWrite = Schemas['CargoReportWrite']
export type CargoReport = Schemas['CargoReport']
type Photo = Schemas['ReportPhoto']

export const SEAL = 'ML-LT 0042117'
const PHOTOS = ['empty', 'csc_plate', 'moisture', 'half_loaded', 'doors_open', 'seal'] as const

const ok: Schemas['Check'] = { state: 'ok', remark: null }
const NAMES = [
  'light_test',
  'roof',
  'walls',
  'floor',
  'door_gaskets',
  'door_hardware',
  'odour',
  'dry',
  'clean',
  'pests',
  'csc_plate',
  'markings',
] as const
/** Checks that all pass. */
export const passingChecks = Object.fromEntries(
  NAMES.map((name) => [name, ok]),
) as Schemas['CargoReportChecks']

/**
 * Creates a container in loading with 20 m3 and no seal.
 * @param change other fields of its cargo
 */
export async function createLoadingContainer(
  people: People,
  change: Parameters<typeof sampleCargo>[0] = {},
) {
  const wood = await createReadyWood(people)
  const write = sampleCargo({
    container_number: createContainerNumber(),
    vgm_kg: 15_000,
    vgm_method: 'method_2',
    vgm_date: '2026-11-19',
    lines: [createLoad(wood, '20')],
    ...change,
  })
  return {
    wood,
    write,
    cargo: await advanceCargo(people, await saveCargo(people, write), 'booked', 'loading'),
  }
}

/** One container per host, for reports that do not depend on their cargo's status. */
const containers = new WeakMap<People, Promise<Cargo>>()

export function getSharedContainer(people: People): Promise<Cargo> {
  const container =
    containers.get(people) ?? createLoadingContainer(people).then(({ cargo }) => cargo)
  containers.set(people, container)
  return container
}

/** Returns a report that counts the planned load, complete except for photos. */
export async function createCargoReportWrite(
  people: People,
  change: Partial<CargoReportWrite> = {},
  inspectedCargo?: Cargo,
): Promise<CargoReportWrite> {
  const cargo = inspectedCargo ?? (await getSharedContainer(people))
  return {
    cargo_id: cargo.id,
    started_at: '2026-11-20T07:30:00.000Z',
    ended_at: '2026-11-20T10:10:00.000Z',
    place: 'Pikk 34, Võru',
    coordinates: null,
    weather: 'dry',
    checks: passingChecks,
    lines: cargo.lines.map(({ id, packs }) => ({
      id,
      counted_packs: Math.ceil(Number(packs)),
      counted_pcs: null,
    })),
    scanned_packs: [],
    moisture_readings: [{ id: crypto.randomUUID(), moisture_percent: '17.5' }],
    dunnage: 'timber',
    lining: 'none',
    bracing: 'straps',
    seal_number: SEAL,
    seal_again: SEAL,
    photos: [],
    verdict: 'pass',
    remarks: null,
    ...change,
  }
}

/** Creates a container report by its inspector. */
export async function createCargoReport(
  people: People,
  change: Partial<CargoReportWrite> = {},
  inspector: Role = 'purchase_agent',
  cargo?: Cargo,
) {
  const write = await createCargoReportWrite(people, change, cargo)
  const report = await expectAnswer(
    await (await people.as(inspector)).post('/cargo-inspection-reports/', write),
    'createCargoReport',
  )
  return { report, write }
}

export async function postCargoReportTransition(
  people: People,
  role: Role,
  { id, version }: Pick<CargoReport, 'id' | 'version'>,
  transition: object,
): Promise<Response> {
  return (await people.as(role)).post(`/cargo-inspection-reports/${id}/transitions/`, transition, {
    'If-Match': `"${version}"`,
  })
}

export async function putCargoReport(
  people: People,
  role: Role,
  { id, version }: Pick<CargoReport, 'id' | 'version'>,
  write: CargoReportWrite,
): Promise<Response> {
  return (await people.as(role)).put(`/cargo-inspection-reports/${id}/`, write, {
    'If-Match': `"${version}"`,
  })
}

/** Adds photos to a saved report: those that a sealed container needs by default. */
export async function createPhotographedReport(
  people: People,
  inspector: Role,
  { report, write }: { report: CargoReport; write: CargoReportWrite },
  kinds: readonly Photo['kind'][] = PHOTOS,
) {
  const visitor = await people.as(inspector)
  const photos: Photo[] = []
  for (const kind of kinds) {
    const id = crypto.randomUUID()
    const form = createFileForm(PNG, `${kind}.png`)
    form.append('id', id)
    const file = await expectAnswer(
      await visitor.post(`/records/cargo_report/${report.id}/attachments/`, form),
      'uploadAttachment',
    )
    photos.push({ id, attachment_id: file.id, kind, caption: null })
  }
  const completeWrite = { ...write, photos }
  return {
    report: await expectAnswer(
      await putCargoReport(people, inspector, report, completeWrite),
      'updateCargoReport',
    ),
    write: completeWrite,
  }
}

type Inspected = { change?: Partial<CargoReportWrite>; inspector?: Role; cargo?: Cargo }

/** Creates a submitted container report with photos. */
export async function createSubmittedCargoReport(
  people: People,
  { change = {}, inspector = 'purchase_agent', cargo }: Inspected = {},
): Promise<CargoReport> {
  const saved = await createCargoReport(people, change, inspector, cargo)
  const { report } = await createPhotographedReport(
    people,
    inspector,
    saved,
    change.verdict === 'fail' ? ['defect'] : PHOTOS,
  )
  return expectAnswer(
    await postCargoReportTransition(people, inspector, report, { to: 'submitted' }),
    'transitionCargoReport',
  )
}

/** Creates a container report approved by the demo's purchase manager. */
export async function createApprovedCargoReport(
  people: People,
  inspected: Inspected = {},
): Promise<CargoReport> {
  const report = await createSubmittedCargoReport(people, inspected)
  return expectAnswer(
    await postCargoReportTransition(people, 'purchase_manager', report, { to: 'approved' }),
    'transitionCargoReport',
  )
}
