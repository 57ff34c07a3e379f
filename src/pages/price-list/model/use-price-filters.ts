import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listPricesSearch } from '@/shared/api/generated/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import { countryFilter, findRecordChoices, type RecordFilter } from '@/widgets/record-list'
import { companyNameQueryOptions, findCompanyChoices } from './company-choices'

/** The filters of the price list. */
export function usePriceFilters(): readonly RecordFilter[] {
  const { t, i18n } = useTranslation('pages/price-list')
  const format = useFormat()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const { scope, state } = listPricesSearch
    return [
      {
        kind: 'choices',
        id: 'scope',
        label: t('columns.scope'),
        choices: scope.values.map((value) => ({ value, label: t(`scope.${value}`) })),
      },
      {
        kind: 'choices',
        id: 'state',
        label: t('columns.state'),
        choices: state.values.map((value) => ({ value, label: t(`state.${value}`) })),
      },
      countryFilter(t('columns.country'), format, i18n.language),
      {
        kind: 'search',
        id: 'company_id',
        label: t('columns.company'),
        source: 'companies',
        find: (text, signal) => findRecordChoices(findCompanyChoices, text, signal),
        findName: (id) => queryClient.query(companyNameQueryOptions(id)),
      },
    ]
  }, [t, i18n.language, format, queryClient])
}
