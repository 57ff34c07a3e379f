import { useSearch } from '@tanstack/react-router'
import { sawmillListQueries, type SawmillSearch, type SawmillSummary } from '@/entities/sawmill'
import { recordsLoader, RecordsPage, type RecordListConfig } from '@/widgets/record-list'
import { sawmillFilters } from '../model/sawmill-filters'
import { sawmillsSearch } from '../model/sawmills-search'
import { SawmillCard } from './sawmill-card'
import { sawmillColumns } from './sawmill-columns'

const sawmillListConfig: RecordListConfig<SawmillSummary, SawmillSearch> = {
  path: '/sawmills',
  texts: 'pages/sawmills',
  parseSearch: sawmillsSearch,
  queries: sawmillListQueries,
  columns: sawmillColumns,
  filters: sawmillFilters,
  card: (mill) => <SawmillCard mill={mill} />,
}

/** All mills, with what they make. Who may open it may change them. */
export const SawmillsPage = () => (
  <RecordsPage of={sawmillListConfig} search={useSearch({ from: '/sawmills' })} />
)

export const loader = recordsLoader(sawmillListConfig)
