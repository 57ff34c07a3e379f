import { listSawmillsSearch } from '@/shared/api/generated/searches'
import { i18n } from '@/shared/i18n'
import { countryFilter, type FilterContext, type RecordFilter } from '@/widgets/record-list'

/** The filters of the list of mills. */
export function sawmillFilters({ format, language }: FilterContext): readonly RecordFilter[] {
  const { approval, species, certificate } = listSawmillsSearch
  return [
    {
      kind: 'choices',
      id: 'approval',
      label: i18n.t('pages/sawmills:columns.approval'),
      choices: approval.values.map((value) => ({
        value,
        label: i18n.t(`entities/sawmill:approval.${value}`),
      })),
    },
    countryFilter(i18n.t('pages/sawmills:columns.country'), format, language),
    {
      kind: 'choices',
      id: 'species',
      label: i18n.t('pages/sawmills:columns.species'),
      choices: species.values.map((value) => ({
        value,
        label: i18n.t(`entities/product:wood.${value}`),
      })),
    },
    {
      kind: 'choices',
      id: 'certificate',
      label: i18n.t('pages/sawmills:columns.certificate'),
      choices: certificate.values.map((value) => ({
        value,
        label: i18n.t(`entities/sawmill:certificate.${value}`),
      })),
    },
  ]
}
