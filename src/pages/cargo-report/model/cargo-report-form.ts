import type { QueryClient } from '@tanstack/react-query'
import { dequal } from 'dequal/lite'
import {
  cargoReportCalls,
  cargoReportQueryOptions,
  inspectableCargoQueryOptions,
  type CargoReport,
  type CargoReportWrite,
  type InspectableCargo,
} from '@/entities/inspection'
import type { RecordFormConfig } from '@/features/edit-record'
import { createReportQueue } from '@/features/outbox'
import { vCargoReportChecks, vCargoReportWrite } from '@contract/validators'
import type { FormValues } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import { getServerTime } from '@/shared/lib/clock'
import { findCargoReportErrors } from '@domain/rules/inspection'
import { normalizeSeal } from '@domain/rules/seal-number'
import {
  formatCheckStates,
  formatPhotoCount,
  formatScanCount,
  reportEditFormatters,
} from '@/widgets/inspection'

/** Form values of a report. */
export type CargoReportValues = FormValues<CargoReportWrite> & {
  /** Text in the container field that matches no container. */
  cargo_words: string
}

export type LoadCountValues = CargoReportValues['lines'][number]

export type MoistureValues = CargoReportValues['moisture_readings'][number]

/** Checks before loading, in the contract's order. */
export const checkNames = Object.keys(
  vCargoReportChecks.entries,
) as (keyof CargoReportWrite['checks'])[]

/** Form of a container report. The fields follow the inspector's working order. */
export const cargoReportFormConfig: RecordFormConfig<
  CargoReport,
  CargoReportWrite,
  CargoReportValues
> = {
  kind: 'cargo_report',
  path: '/cargo-inspection-report/$id',
  texts: 'pages/cargo-report',
  schema: vCargoReportWrite,
  fields: {
    cargo_id: ({ cargo_id }, { getName }) => cargo_id && getName(cargo_id),
    started_at: ({ started_at }, { format }) => started_at && format.dateTime(started_at),
    place: ({ place }) => place,
    coordinates: ({ coordinates }) =>
      coordinates && `${coordinates.latitude}, ${coordinates.longitude}`,
    weather: ({ weather }) => weather && i18n.t(`entities/inspection:weather.${weather}`),
    checks: ({ checks }) => formatCheckStates('pages/cargo-report', checks),
    lines: ({ lines }) =>
      i18n.t('pages/cargo-report:packs', {
        count: lines.reduce((sum, { counted_packs }) => sum + (counted_packs ?? 0), 0),
      }),
    scanned_packs: ({ scanned_packs }) => formatScanCount(scanned_packs.length),
    moisture_readings: ({ moisture_readings }, { format }) =>
      moisture_readings
        .map(({ moisture_percent }) => format.percent(moisture_percent))
        .join(', ') || null,
    dunnage: ({ dunnage }) => dunnage && i18n.t(`entities/inspection:dunnage.${dunnage}`),
    lining: ({ lining }) => lining && i18n.t(`entities/inspection:lining.${lining}`),
    bracing: ({ bracing }) => bracing && i18n.t(`entities/inspection:bracing.${bracing}`),
    seal_number: ({ seal_number }) => seal_number,
    seal_again: ({ seal_again }) => seal_again,
    photos: ({ photos }) => formatPhotoCount(photos.length),
    ended_at: ({ ended_at }, { format }) => ended_at && format.dateTime(ended_at),
    verdict: ({ verdict }) => verdict && i18n.t(`entities/inspection:verdict.${verdict}`),
    remarks: ({ remarks }) => remarks,
  },
  editFormatters: {
    ...reportEditFormatters,
    moisture_readings: ({ mine, theirs }, { format }) =>
      mine.moisture_readings
        .filter((reading) => !theirs.moisture_readings.some((other) => dequal(reading, other)))
        .map(({ moisture_percent }) => format.percent(moisture_percent))
        .join(', ') || null,
  },
  check: (report, saved) => findCargoReportErrors(report, { now: getServerTime(), saved }),
  unsubmittedFields: { cargo_words: '' },
  adjustPayload: (report, { cargo_words }) => ({
    ...report,
    cargo_id: cargo_words ? '' : report.cargo_id,
    seal_number: report.seal_number && normalizeSeal(report.seal_number),
    seal_again: report.seal_again && normalizeSeal(report.seal_again),
  }),
  toPayload: cargoReportCalls.toPayload,
  findName: (id, { cargo }, queryClient) =>
    cargo.id === id ? formatCargoName(cargo) : findCargoName(queryClient, id),
  query: cargoReportQueryOptions,
  subject: { field: 'cargo_id', search: 'cargo', findName: findCargoName },
  queue: createReportQueue('cargo_report', getReportTitle),
  cacheSaved: cargoReportCalls.cacheSaved,
}

function findCargoName(queryClient: QueryClient, id: string): string | undefined {
  const cargo = queryClient.getQueryData(inspectableCargoQueryOptions(id).queryKey)
  return cargo ? formatCargoName(cargo) : undefined
}

/** Names a report that may not have a number yet. */
function getReportTitle(
  queryClient: QueryClient,
  id: string,
  { cargo_id }: CargoReportWrite,
): string {
  const number = queryClient.getQueryData(cargoReportQueryOptions(id).queryKey)?.number
  return (
    [number, findCargoName(queryClient, cargo_id)].filter(Boolean).join(', ') ||
    i18n.t('pages/cargo-report:new')
  )
}

/** Name of a container in the container field. */
export const formatCargoName = ({
  number,
  container_number,
}: Pick<InspectableCargo, 'number' | 'container_number'>): string =>
  [number, container_number].filter(Boolean).join(' ')

export const createLoadCount = ({ id }: InspectableCargo['lines'][number]): LoadCountValues => ({
  id,
  counted_packs: '',
  counted_pcs: '',
})

/** First difference between two readings of a seal. */
interface SealMismatch {
  /** 1-based position of the character. */
  readonly at: number
  /** Character of the first reading; empty if the first reading is shorter. */
  readonly first: string
  readonly second: string
}

/** Returns the first difference; null if the readings are equal or one is empty. */
export function findSealMismatch(first: string, second: string): SealMismatch | null {
  const [a, b] = [normalizeSeal(first), normalizeSeal(second)]
  if (a === '' || b === '' || a === b) return null
  const mismatchIndex = [...a].findIndex((sign, i) => sign !== b[i])
  const place = mismatchIndex === -1 ? a.length : mismatchIndex
  return { at: place + 1, first: a[place] ?? '', second: b[place] ?? '' }
}
