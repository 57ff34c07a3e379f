import type { ActivityEntry } from '@/entities/document'
import { useTranslation } from '@/shared/i18n'
import type { ActivityItem } from '../ui/activity'
import type { ActivityTexts } from './activity-texts'

/** Returns a formatter for entries of a record's activity: sentence, field, old and new value. */
export function useFormatActivityEntry(
  texts: ActivityTexts,
): (entry: ActivityEntry) => ActivityItem {
  const { t } = useTranslation('widgets/document')

  const fieldName = (field: string, line: number | null): string => {
    if (line === null) return texts.field(field)
    return field === 'line'
      ? t('activity.line', { number: line })
      : t('activity.line_field', { number: line, field: texts.field(field) })
  }
  const status = (text: string | null) => (text === null ? '' : (texts.status?.(text) ?? text))
  const value = (field: string, text: string | null) =>
    text === null || text === '' ? null : texts.value(field, text)

  return (entry): ActivityItem => {
    const name = entry.by?.name ?? t('activity.system')
    const [first] = entry.changes
    const base = { id: entry.id, at: entry.at, reason: entry.reason, changes: [] }
    switch (entry.kind) {
      case 'transition':
        return {
          ...base,
          sentence: t('activity.transition', {
            name,
            from: status(first?.from ?? null),
            to: status(first?.to ?? null),
          }),
          tone: first?.to === 'canceled' ? 'blocked' : 'good',
        }
      case 'attachment_added':
      case 'attachment_removed':
        return {
          ...base,
          sentence: t(`activity.${entry.kind}`, { name, file: first?.to ?? first?.from ?? '' }),
        }
      case 'sessions_ended':
      case 'link_sent':
        return { ...base, sentence: t(`activity.${entry.kind}`, { name }) }
      case 'overridden':
        return {
          ...base,
          sentence: texts.overridden?.(name) ?? texts.changed(name),
          tone: 'waiting',
        }
      default:
        return {
          ...base,
          sentence: texts[entry.kind](name),
          changes: entry.changes.map(({ field, line, from, to }) => ({
            field: fieldName(field, line),
            from: value(field, from),
            to: value(field, to),
          })),
        }
    }
  }
}
