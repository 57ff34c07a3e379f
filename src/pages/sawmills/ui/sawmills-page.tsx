import { useSearch } from '@tanstack/react-router'
import {
  ApprovalBadge,
  CertificateMark,
  sawmillListQueries,
  type SawmillSearch,
  type SawmillSummary,
} from '@/entities/sawmill'
import {
  createCountryFilter,
  type FilterContext,
  RecordCard,
  type RecordFilter,
  type RecordListConfig,
  createRecordsLoader,
  RecordsPage,
} from '@/widgets/record-list'
import { i18n, useFormat, useTranslation } from '@/shared/i18n'
import { listSawmillsSearch } from '@contract/searches'
import { sawmillsSearch } from '../model/sawmills-search'
import { createSawmillColumns } from './sawmill-columns'

function createSawmillFilters({ format, language }: FilterContext): readonly RecordFilter[] {
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
    createCountryFilter(i18n.t('pages/sawmills:columns.country'), format, language),
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

/** Phone layout of a row. */
function SawmillCard({ sawmill }: { sawmill: SawmillSummary }) {
  const { t } = useTranslation(['pages/sawmills', 'entities/product'])
  const format = useFormat()
  const { capacity_m3_month: capacity } = sawmill
  return (
    <RecordCard
      title={sawmill.name}
      figure={capacity === null ? '' : `${format.number(capacity)} ${t('unit.capacity')}`}
      detail={[
        format.country(sawmill.country),
        ...sawmill.species.map((wood) => t(`entities/product:wood.${wood}`)),
      ].join(', ')}
      note={<CertificateMark state={sawmill.certificate_state} />}
      status={<ApprovalBadge approval={sawmill.approval} />}
    />
  )
}

const sawmillListConfig: RecordListConfig<SawmillSummary, SawmillSearch> = {
  path: '/sawmills',
  texts: 'pages/sawmills',
  parseSearch: sawmillsSearch,
  queries: sawmillListQueries,
  columns: createSawmillColumns,
  filters: createSawmillFilters,
  card: (sawmill) => <SawmillCard sawmill={sawmill} />,
}

export const SawmillsPage = () => (
  <RecordsPage config={sawmillListConfig} search={useSearch({ from: '/sawmills' })} />
)

export const loader = createRecordsLoader(sawmillListConfig)
