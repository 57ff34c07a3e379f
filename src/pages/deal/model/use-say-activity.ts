import type { DealActivity } from '@/entities/deal'
import { vDealStatus } from '@/shared/api/generated/validators'
import { useTranslation, type Format } from '@/shared/i18n'
import type { ActivityItem } from '@/widgets/activity'
import { sayLogged } from './say-value'

const statuses = vDealStatus.options

/** Puts an entry of the activity into sentences: who, which field, from what to what. */
export function useSayActivity(format: Format): (entry: DealActivity) => ActivityItem {
  const { t, i18n } = useTranslation(['pages/deal', 'entities/deal'])

  const fieldName = (field: string, line: number | null): string => {
    // A field that came into the contract later than its name into the texts.
    const name: string = i18n.exists(`pages/deal:field.${field}`) ? t(`pages/deal:field.${field as 'notes'}`) : field
    if (line === null) return name
    return field === 'line' ? t('pages/deal:activity.line', { number: line }) : t('pages/deal:activity.line_field', { number: line, field: name })
  }
  const status = (text: string | null) => {
    const known = statuses.find((each) => each === text)
    return known ? t(`entities/deal:status.${known}`) : (text ?? '')
  }

  return (entry): ActivityItem => {
    const name = entry.by?.name ?? t('pages/deal:activity.system')
    const base = { id: entry.id, at: entry.at, reason: entry.reason }
    if (entry.kind === 'transition') {
      const [step] = entry.changes
      const to = step?.to ?? null
      return {
        ...base,
        sentence: t('pages/deal:activity.transition', { name, from: status(step?.from ?? null), to: status(to) }),
        changes: [],
        tone: to === 'canceled' ? 'blocked' : 'good',
      }
    }
    if (entry.kind === 'attachment_added' || entry.kind === 'attachment_removed') {
      const [change] = entry.changes
      return { ...base, sentence: t(`pages/deal:activity.${entry.kind}`, { name, file: change?.to ?? change?.from ?? '' }), changes: [] }
    }
    return {
      ...base,
      sentence: t(`pages/deal:activity.${entry.kind}`, { name }),
      changes: entry.changes.map(({ field, line, from, to }) => ({
        field: fieldName(field, line),
        from: sayLogged(field, from, format),
        to: sayLogged(field, to, format),
      })),
      ...(entry.kind === 'credit_overridden' && { tone: 'waiting' as const }),
    }
  }
}
