import { useTranslation } from '@/shared/i18n'
import type { Hit } from './search-query'

/** Where a record stands, in the words of its kind. */
export function useFormatHitStatus(): (hit: Hit) => string {
  const { t: deal } = useTranslation('entities/deal')
  const { t: supply } = useTranslation('entities/supply')
  const { t: cargo } = useTranslation('entities/cargo')
  const { t: report } = useTranslation('entities/inspection')
  const { t: client } = useTranslation('entities/client')
  const { t: sawmill } = useTranslation('entities/sawmill')
  return ({ kind, status }) => {
    switch (kind) {
      case 'deal':
        return deal(`status.${status as 'draft'}`)
      case 'supply':
        return supply(`status.${status as 'draft'}`)
      case 'cargo':
        return cargo(`status.${status as 'planned'}`)
      case 'client':
        return client(`status.${status as 'active'}`)
      case 'sawmill':
        return sawmill(`approval.${status as 'approved'}`)
      case 'supply_report':
      case 'cargo_report':
        return report(`status.${status as 'draft'}`)
    }
  }
}
