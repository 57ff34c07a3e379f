import { useMemo } from 'react'
import { ApprovalBadge, CertificateMark, type SawmillSearch, type SawmillSummary } from '@/entities/sawmill'
import { useFormat, useTranslation } from '@/shared/i18n'
import { textColumn, type RecordColumn } from '@/widgets/record-list'

type SawmillSort = NonNullable<SawmillSearch['sort']>
type Column = RecordColumn<SawmillSummary, SawmillSort>

/** The columns of the list of mills, in their order. */
export function useSawmillColumns(): readonly Column[] {
  const { t } = useTranslation(['pages/sawmills', 'entities/sawmill', 'entities/product'])
  const format = useFormat()

  return useMemo(() => {
    const columns: readonly Column[] = [
      textColumn((mill) => mill.name, {
        id: 'name',
        title: t('pages/sawmills:columns.name'),
        width: 16.5,
        grows: 2,
        sort: { ascending: 'name', descending: '-name' },
      }),
      textColumn((mill) => format.country(mill.country), {
        id: 'country',
        title: t('pages/sawmills:columns.country'),
        width: 6.8,
        grows: 1,
        sort: { ascending: 'country', descending: '-country' },
      }),
      {
        id: 'approval',
        title: t('pages/sawmills:columns.approval'),
        width: 9.4,
        fits: true,
        cell: (mill) => <ApprovalBadge approval={mill.approval} />,
        sheet: { type: 'text', value: (mill) => t(`entities/sawmill:approval.${mill.approval}`) },
      },
      textColumn((mill) => mill.species.map((wood) => t(`entities/product:wood.${wood}`)).join(', '), {
        id: 'species',
        title: t('pages/sawmills:columns.species'),
        width: 15.8,
        grows: 2,
      }),
      textColumn((mill) => mill.profiles.map((profile) => t(`entities/product:profile.${profile}`)).join(', '), {
        id: 'profiles',
        title: t('pages/sawmills:columns.profiles'),
        width: 14,
        grows: 1,
        isOptional: true,
      }),
      {
        id: 'capacity',
        title: t('pages/sawmills:columns.capacity'),
        unit: t('pages/sawmills:unit.capacity'),
        width: 11.8,
        fits: true,
        align: 'end',
        sort: { ascending: 'capacity', descending: '-capacity', first: 'descending' },
        cell: (mill) => (mill.capacity_m3_month === null ? '' : format.number(mill.capacity_m3_month)),
        sheet: { type: 'number', places: 0, value: (mill) => mill.capacity_m3_month },
      },
      {
        id: 'lead_time',
        title: t('pages/sawmills:columns.lead_time'),
        unit: t('pages/sawmills:unit.lead_time'),
        width: 8.6,
        fits: true,
        align: 'end',
        sort: { ascending: 'lead_time', descending: '-lead_time' },
        cell: (mill) => (mill.lead_time_weeks === null ? '' : format.number(mill.lead_time_weeks)),
        sheet: { type: 'number', places: 0, value: (mill) => mill.lead_time_weeks },
      },
      textColumn((mill) => mill.certificate && `${mill.certificate.scheme.toUpperCase()} ${mill.certificate.code}`, {
        id: 'certificate_code',
        title: t('pages/sawmills:columns.certificate'),
        width: 12,
        isOptional: true,
      }),
      {
        id: 'certificate_expires',
        title: t('pages/sawmills:columns.certificate_expires'),
        width: 10.2,
        fits: true,
        align: 'end',
        sort: { ascending: 'certificate_expires', descending: '-certificate_expires' },
        cell: (mill) => mill.certificate && format.date(mill.certificate.expires),
        sheet: { type: 'date', value: (mill) => mill.certificate?.expires ?? null },
      },
      {
        id: 'certificate_state',
        title: t('pages/sawmills:columns.certificate_state'),
        width: 10,
        fits: true,
        cell: (mill) => <CertificateMark state={mill.certificate_state} />,
        sheet: { type: 'text', value: (mill) => t(`entities/sawmill:certificate.${mill.certificate_state}`) },
      },
      {
        id: 'updated_at',
        title: t('pages/sawmills:columns.updated'),
        width: 7.8,
        fits: true,
        align: 'end',
        isOptional: true,
        sort: { ascending: 'updated_at', descending: '-updated_at', first: 'descending' },
        cell: (mill) => format.date(mill.updated_at),
        sheet: { type: 'date', value: (mill) => mill.updated_at },
      },
    ]
    return columns
  }, [t, format])
}
