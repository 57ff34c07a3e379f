import {
  ApprovalBadge,
  CertificateMark,
  type SawmillSearch,
  type SawmillSummary,
} from '@/entities/sawmill'
import { i18n, type Format } from '@/shared/i18n'
import {
  createCountryColumn,
  createNameColumn,
  createTextColumn,
  createUpdatedColumn,
  type RecordColumn,
} from '@/widgets/record-list'

type SawmillSort = NonNullable<SawmillSearch['sort']>
type Column = RecordColumn<SawmillSummary, SawmillSort>

export const createSawmillColumns = (format: Format): readonly Column[] => [
  createNameColumn(i18n.t('pages/sawmills:columns.name'), { width: 16.5, grows: 2 }),
  createCountryColumn(i18n.t('pages/sawmills:columns.country'), format, 6.8),
  {
    id: 'approval',
    title: i18n.t('pages/sawmills:columns.approval'),
    width: 9.4,
    hasFixedWidth: true,
    cell: (sawmill) => <ApprovalBadge approval={sawmill.approval} />,
    sheet: {
      type: 'text',
      value: (sawmill) => i18n.t(`entities/sawmill:approval.${sawmill.approval}`),
    },
  },
  createTextColumn(
    (sawmill) => sawmill.species.map((wood) => i18n.t(`entities/product:wood.${wood}`)).join(', '),
    {
      id: 'species',
      title: i18n.t('pages/sawmills:columns.species'),
      width: 15.8,
      grows: 2,
    },
  ),
  createTextColumn(
    (sawmill) =>
      sawmill.profiles.map((profile) => i18n.t(`entities/product:profile.${profile}`)).join(', '),
    {
      id: 'profiles',
      title: i18n.t('pages/sawmills:columns.profiles'),
      width: 14,
      grows: 1,
      isOptional: true,
    },
  ),
  {
    id: 'capacity',
    title: i18n.t('pages/sawmills:columns.capacity'),
    unit: i18n.t('pages/sawmills:unit.capacity'),
    width: 11.8,
    hasFixedWidth: true,
    align: 'end',
    sort: { ascending: 'capacity', descending: '-capacity', first: 'descending' },
    cell: (sawmill) =>
      sawmill.capacity_m3_month === null ? '' : format.number(sawmill.capacity_m3_month),
    sheet: { type: 'number', places: 0, value: (sawmill) => sawmill.capacity_m3_month },
  },
  {
    id: 'lead_time',
    title: i18n.t('pages/sawmills:columns.lead_time'),
    unit: i18n.t('pages/sawmills:unit.lead_time'),
    width: 8.6,
    hasFixedWidth: true,
    align: 'end',
    sort: { ascending: 'lead_time', descending: '-lead_time' },
    cell: (sawmill) =>
      sawmill.lead_time_weeks === null ? '' : format.number(sawmill.lead_time_weeks),
    sheet: { type: 'number', places: 0, value: (sawmill) => sawmill.lead_time_weeks },
  },
  createTextColumn(
    (sawmill) =>
      sawmill.certificate &&
      `${sawmill.certificate.scheme.toUpperCase()} ${sawmill.certificate.code}`,
    {
      id: 'certificate_code',
      title: i18n.t('pages/sawmills:columns.certificate'),
      width: 12,
      isOptional: true,
    },
  ),
  {
    id: 'certificate_expires',
    title: i18n.t('pages/sawmills:columns.certificate_expires'),
    width: 10.2,
    hasFixedWidth: true,
    align: 'end',
    sort: { ascending: 'certificate_expires', descending: '-certificate_expires' },
    cell: (sawmill) => sawmill.certificate && format.date(sawmill.certificate.expires),
    sheet: { type: 'date', value: (sawmill) => sawmill.certificate?.expires ?? null },
  },
  {
    id: 'certificate_state',
    title: i18n.t('pages/sawmills:columns.certificate_state'),
    width: 10,
    hasFixedWidth: true,
    cell: (sawmill) => <CertificateMark state={sawmill.certificate_state} />,
    sheet: {
      type: 'text',
      value: (sawmill) => i18n.t(`entities/sawmill:certificate.${sawmill.certificate_state}`),
    },
  },
  { ...createUpdatedColumn(i18n.t('pages/sawmills:columns.updated'), format), width: 7.8 },
]
