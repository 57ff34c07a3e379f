import { useMemo } from 'react'
import { listSawmillsSearch } from '@/shared/api/generated/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import { countryFilter, type RecordFilter } from '@/widgets/record-list'

/** The filters of the list of mills. */
export function useSawmillFilters(): readonly RecordFilter[] {
  const { t, i18n } = useTranslation(['pages/sawmills', 'entities/sawmill', 'entities/product'])
  const format = useFormat()

  return useMemo(() => {
    const { approval, species, certificate } = listSawmillsSearch
    return [
      {
        kind: 'choices',
        id: 'approval',
        label: t('pages/sawmills:columns.approval'),
        choices: approval.values.map((value) => ({ value, label: t(`entities/sawmill:approval.${value}`) })),
      },
      countryFilter(t('pages/sawmills:columns.country'), format, i18n.language),
      {
        kind: 'choices',
        id: 'species',
        label: t('pages/sawmills:columns.species'),
        choices: species.values.map((value) => ({ value, label: t(`entities/product:wood.${value}`) })),
      },
      {
        kind: 'choices',
        id: 'certificate',
        label: t('pages/sawmills:columns.certificate'),
        choices: certificate.values.map((value) => ({ value, label: t(`entities/sawmill:certificate.${value}`) })),
      },
    ]
  }, [t, i18n.language, format])
}
