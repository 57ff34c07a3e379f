import { useSearch } from '@tanstack/react-router'
import { sawmillLists, type SawmillSearch, type SawmillSummary } from '@/entities/sawmill'
import { recordsLoader, RecordsPage, type RecordsOf } from '@/widgets/record-list'
import { sawmillFilters } from '../model/sawmill-filters'
import { sawmillsSearch } from '../model/sawmills-search'
import { SawmillCard } from './sawmill-card'
import { sawmillColumns } from './sawmill-columns'

const sawmills: RecordsOf<SawmillSummary, SawmillSearch> = {
  path: '/sawmills',
  texts: 'pages/sawmills',
  search: sawmillsSearch,
  lists: sawmillLists,
  columns: sawmillColumns,
  filters: sawmillFilters,
  card: (mill) => <SawmillCard mill={mill} />,
}

/** All mills, with what they make. Who may open it may change them. */
export const SawmillsPage = () => (
  <RecordsPage of={sawmills} search={useSearch({ from: '/sawmills' })} />
)

export const loader = recordsLoader(sawmills)
