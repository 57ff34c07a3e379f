import { sawmillLists, type SawmillSearch, type SawmillSummary } from '@/entities/sawmill'
import { listSawmillsSearch } from '@/shared/api/generated/searches'
import { listSearch } from '@/shared/lib/list-search'
import { firstRowsOf, RecordsPage, type RecordsOf } from '@/widgets/record-list'
import { sawmillFilters } from '../model/sawmill-filters'
import { SawmillCard } from './sawmill-card'
import { sawmillColumns } from './sawmill-columns'

const sawmills: RecordsOf<SawmillSummary, SawmillSearch> = {
  path: '/sawmills',
  texts: 'pages/sawmills',
  search: listSearch<SawmillSearch>(listSawmillsSearch),
  lists: sawmillLists,
  columns: sawmillColumns,
  filters: sawmillFilters,
  card: (mill) => <SawmillCard mill={mill} />,
}

/** All mills, with what they make. Who may open it may change them. */
export const SawmillsPage = () => <RecordsPage of={sawmills} />

export const firstCalls = firstRowsOf(sawmills)
