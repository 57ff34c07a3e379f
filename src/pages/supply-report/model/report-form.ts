import type { QueryClient } from '@tanstack/react-query'
import {
  createSupplyReport,
  inspectableQuery,
  rememberSupplyReport,
  supplyReportQuery,
  updateSupplyReport,
  supplyReportWriteOf,
  type InspectableSupply,
  type SupplyReport,
  type SupplyReportWrite,
} from '@/entities/inspection'
import type { RecordForm } from '@/features/edit-record'
import { reportQueue } from '@/features/outbox'
import { vSupplyReportWrite } from '@/shared/api/generated/validators'
import type { Typed } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import { today } from '@/shared/lib/today'
import { sayCheckStates, sayPhotos } from '@/widgets/inspection'

/** A report as it is typed. */
export type ReportValues = Typed<SupplyReportWrite> & {
  /** Words in the supply's field that chose none. */
  supply_words: string
}
export type LineValues = ReportValues['lines'][number]
export type PieceValues = LineValues['readings'][number]

export const checkNames = ['pack_marks', 'strapping', 'wrapping'] as const

/** How a supply's report is edited. */
export const reportForm: RecordForm<SupplyReport, SupplyReportWrite, ReportValues> = {
  kind: 'supply_report',
  path: '/supply-inspection-report/$id',
  texts: 'pages/supply-report',
  schema: vSupplyReportWrite,
  fields: {
    supply_id: ({ supply_id }, { nameOf }) => supply_id && nameOf(supply_id),
    inspected_on: ({ inspected_on }, { format }) => inspected_on && format.date(inspected_on),
    place: ({ place }) => place,
    coordinates: ({ coordinates }) =>
      coordinates && `${coordinates.latitude}, ${coordinates.longitude}`,
    lines: ({ lines }) =>
      i18n.t('pages/supply-report:pieces', {
        count: lines.reduce((sum, { readings }) => sum + readings.length, 0),
      }),
    checks: ({ checks }) => sayCheckStates('pages/supply-report', checks),
    photos: ({ photos }) => sayPhotos(photos.length),
    verdict: ({ verdict }) => verdict && i18n.t(`entities/inspection:verdict.${verdict}`),
    remarks: ({ remarks }) => remarks,
  },
  blank: () => ({ inspected_on: today() }),
  beside: { supply_words: '' },
  write: (report, { supply_words }) => ({
    ...report,
    supply_id: supply_words ? '' : report.supply_id,
  }),
  written: supplyReportWriteOf,
  nameOf: (id, { supply }, queryClient) => {
    const named =
      supply.id === id ? supply : queryClient.getQueryData(inspectableQuery(id).queryKey)
    return named ? nameOfSupply(named) : undefined
  },
  query: supplyReportQuery,
  create: (write, key) => createSupplyReport(write, key, key),
  update: updateSupplyReport,
  queue: reportQueue('supply_report', titleOf),
  remember: rememberSupplyReport,
}

/** By what a report is known that may have no number yet. */
function titleOf(queryClient: QueryClient, id: string, { supply_id }: SupplyReportWrite): string {
  const supply = queryClient.getQueryData(inspectableQuery(supply_id).queryKey)
  const number = queryClient.getQueryData(supplyReportQuery(id).queryKey)?.number
  return (
    [number, supply && nameOfSupply(supply)].filter(Boolean).join(', ') ||
    i18n.t('pages/supply-report:new')
  )
}

/** What a supply is called where it is chosen. */
export const nameOfSupply = ({
  number,
  sawmill,
}: Pick<InspectableSupply, 'number' | 'sawmill'>): string => `${number} ${sawmill.name}`

/** A line that nobody has looked at yet: as many pieces as should lie there. */
export const lineOf = ({ id, expected_pcs }: InspectableSupply['lines'][number]): LineValues => ({
  id,
  lot_pcs: expected_pcs === null ? '' : String(expected_pcs),
  sampled_packs: '',
  readings: [],
  grade_found: '',
  rejected_pcs: '',
})
