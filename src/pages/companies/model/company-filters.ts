import { companyManagersQueryOptions } from '@/entities/company'
import { vCompanySize, vCompanyStatus } from '@/shared/api/generated/validators'
import { i18n } from '@/shared/i18n'
import { countryFilter, type FilterContext, type RecordFilter } from '@/widgets/record-list'

/** The filters of the list of companies. */
export function companyFilters({
  format,
  language,
  queryClient,
}: FilterContext): readonly RecordFilter[] {
  const managers = async () =>
    (await queryClient.query({ ...companyManagersQueryOptions, staleTime: 'static' })).items
  return [
    {
      kind: 'choices',
      id: 'status',
      label: i18n.t('pages/companies:columns.status'),
      choices: vCompanyStatus.options.map((value) => ({
        value,
        label: i18n.t(`entities/company:status.${value}`),
      })),
    },
    {
      kind: 'choices',
      id: 'size',
      label: i18n.t('pages/companies:columns.size'),
      choices: vCompanySize.options.map((value) => ({
        value,
        label: i18n.t(`entities/company:size.${value}`),
      })),
    },
    countryFilter(i18n.t('pages/companies:columns.country'), format, language),
    {
      kind: 'search',
      id: 'manager_id',
      label: i18n.t('pages/companies:columns.manager'),
      source: 'company managers',
      find: async (text) =>
        (await managers())
          .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
          .map(({ id, name }) => ({ value: id, label: name })),
      findName: async (id) => (await managers()).find((person) => person.id === id)?.name ?? id,
    },
  ]
}
