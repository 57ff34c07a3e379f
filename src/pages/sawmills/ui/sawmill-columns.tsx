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
    cell: (mill) => <ApprovalBadge approval={mill.approval} />,
    sheet: { type: 'text', value: (mill) => i18n.t(`entities/sawmill:approval.${mill.approval}`) },
  },
  createTextColumn(
    (mill) => mill.species.map((wood) => i18n.t(`entities/product:wood.${wood}`)).join(', '),
    {
      id: 'species',
      title: i18n.t('pages/sawmills:columns.species'),
      width: 15.8,
      grows: 2,
    },
  ),
  createTextColumn(
    (mill) =>
      mill.profiles.map((profile) => i18n.t(`entities/product:profile.${profile}`)).join(', '),
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
    cell: (mill) => (mill.capacity_m3_month === null ? '' : format.number(mill.capacity_m3_month)),
    sheet: { type: 'number', places: 0, value: (mill) => mill.capacity_m3_month },
  },
  {
    id: 'lead_time',
    title: i18n.t('pages/sawmills:columns.lead_time'),
    unit: i18n.t('pages/sawmills:unit.lead_time'),
    width: 8.6,
    hasFixedWidth: true,
    align: 'end',
    sort: { ascending: 'lead_time', descending: '-lead_time' },
    cell: (mill) => (mill.lead_time_weeks === null ? '' : format.number(mill.lead_time_weeks)),
    sheet: { type: 'number', places: 0, value: (mill) => mill.lead_time_weeks },
  },
  createTextColumn(
    (mill) =>
      mill.certificate && `${mill.certificate.scheme.toUpperCase()} ${mill.certificate.code}`,
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
    cell: (mill) => mill.certificate && format.date(mill.certificate.expires),
    sheet: { type: 'date', value: (mill) => mill.certificate?.expires ?? null },
  },
  {
    id: 'certificate_state',
    title: i18n.t('pages/sawmills:columns.certificate_state'),
    width: 10,
    hasFixedWidth: true,
    cell: (mill) => <CertificateMark state={mill.certificate_state} />,
    sheet: {
      type: 'text',
      value: (mill) => i18n.t(`entities/sawmill:certificate.${mill.certificate_state}`),
    },
  },
  { ...createUpdatedColumn(i18n.t('pages/sawmills:columns.updated'), format), width: 7.8 },
]
