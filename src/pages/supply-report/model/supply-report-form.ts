import type { QueryClient } from '@tanstack/react-query'
import {
  inspectableSupplyQueryOptions,
  supplyReportCalls,
  supplyReportQueryOptions,
  type InspectableSupply,
  type SupplyReport,
  type SupplyReportWrite,
} from '@/entities/inspection'
import type { RecordFormConfig } from '@/features/edit-record'
import { createReportQueue } from '@/features/outbox'
import { vSupplyReportChecks, vSupplyReportWrite } from '@contract/validators'
import type { FormValues } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import { today } from '@/shared/lib/clock'
import { findSupplyReportErrors } from '@domain/rules/inspection'
import {
  formatCheckStates,
  formatPhotoCount,
  formatScanCount,
  reportEditFormatters,
} from '@/widgets/inspection'

/** Form values of a report. */
export type SupplyReportValues = FormValues<SupplyReportWrite> & {
  /** Text in the supply field without a selection. */
  supply_words: string
}
export type InspectedLineValues = SupplyReportValues['lines'][number]
export type PieceValues = InspectedLineValues['readings'][number]
export type InspectedPackValues = SupplyReportValues['scanned_packs'][number]

/** Checks of the packs, in the contract's order. */
export const checkNames = Object.keys(
  vSupplyReportChecks.entries,
) as (keyof SupplyReportWrite['checks'])[]

export const supplyReportFormConfig: RecordFormConfig<
  SupplyReport,
  SupplyReportWrite,
  SupplyReportValues
> = {
  kind: 'supply_report',
  path: '/supply-inspection-report/$id',
  texts: 'pages/supply-report',
  schema: vSupplyReportWrite,
  fields: {
    supply_id: ({ supply_id }, { getName }) => supply_id && getName(supply_id),
    inspected_on: ({ inspected_on }, { format }) => inspected_on && format.date(inspected_on),
    place: ({ place }) => place,
    coordinates: ({ coordinates }) =>
      coordinates && `${coordinates.latitude}, ${coordinates.longitude}`,
    lines: ({ lines }) =>
      i18n.t('pages/supply-report:pieces', {
        count: lines.reduce((sum, { readings }) => sum + readings.length, 0),
      }),
    scanned_packs: ({ scanned_packs }) => formatScanCount(scanned_packs.length),
    checks: ({ checks }) => formatCheckStates('pages/supply-report', checks),
    photos: ({ photos }) => formatPhotoCount(photos.length),
    verdict: ({ verdict }) => verdict && i18n.t(`entities/inspection:verdict.${verdict}`),
    remarks: ({ remarks }) => remarks,
  },
  editFormatters: reportEditFormatters,
  getInitialValues: () => ({ inspected_on: today() }),
  check: (report, saved) => findSupplyReportErrors(report, { today: today(), saved }),
  unsubmittedFields: { supply_words: '' },
  adjustPayload: (report, { supply_words }) => ({
    ...report,
    supply_id: supply_words ? '' : report.supply_id,
  }),
  toPayload: supplyReportCalls.toPayload,
  findName: (id, { supply }, queryClient) =>
    supply.id === id ? formatSupplyName(supply) : findSupplyName(queryClient, id),
  query: supplyReportQueryOptions,
  subject: { field: 'supply_id', search: 'supply', findName: findSupplyName },
  queue: createReportQueue('supply_report', getReportTitle),
  cacheSaved: supplyReportCalls.cacheSaved,
}

function findSupplyName(queryClient: QueryClient, id: string): string | undefined {
  const supply = queryClient.getQueryData(inspectableSupplyQueryOptions(id).queryKey)
  return supply ? formatSupplyName(supply) : undefined
}

/** Returns the title of a report, also without a number. */
function getReportTitle(
  queryClient: QueryClient,
  id: string,
  { supply_id }: SupplyReportWrite,
): string {
  const number = queryClient.getQueryData(supplyReportQueryOptions(id).queryKey)?.number
  return (
    [number, findSupplyName(queryClient, supply_id)].filter(Boolean).join(', ') ||
    i18n.t('pages/supply-report:new')
  )
}

/** Formats a supply as an option. */
export const formatSupplyName = ({
  number,
  sawmill,
}: Pick<InspectableSupply, 'number' | 'sawmill'>): string => `${number} ${sawmill.name}`

/** Creates the line of a report, with the expected number of pieces. */
export const createInspectedLine = ({
  id,
  expected_pcs,
}: InspectableSupply['lines'][number]): InspectedLineValues => ({
  id,
  lot_pcs: expected_pcs === null ? '' : String(expected_pcs),
  sampled_packs: '',
  readings: [],
  grade_found: '',
  rejected_pcs: '',
})
