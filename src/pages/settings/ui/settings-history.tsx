import { useInfiniteQuery } from '@tanstack/react-query'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Disclosure, ErrorState, Skeleton } from '@/shared/ui'
import { Activity, useFormatActivityEntry } from '@/widgets/document'
import { formatTextName } from '../model/settings-form'
import { settingsActivityQueryOptions } from '../model/settings-queries'

/** Characters of a text that its change shows. */
const SHOWN_LENGTH = 160

/** History of changed settings, newest first. */
export function SettingsHistory() {
  const { t } = useTranslation('pages/settings')
  const format = useFormat()
  const query = useInfiniteQuery(settingsActivityQueryOptions)
  const changed = (name: string) => t('activity.changed', { name })
  const formatEntry = useFormatActivityEntry({
    created: changed,
    changed,
    field: formatField,
    value: (field, text) => (field === 'country' ? format.country(text) : shorten(text)),
    noFiles: '',
  })

  function formatField(field: string): string {
    const [list, paper = '', language = '', part = ''] = field.split('.')
    return list === 'paper_texts'
      ? formatTextName(paper, language, part)
      : t(`field.${field as 'name'}`)
  }

  const items = query.data?.pages.flatMap((page) => page.items)
  return (
    <Disclosure label={t('history')} aside={query.data?.pages[0]?.total}>
      {items && (
        <Activity
          items={items.map(formatEntry)}
          earlierPage={
            query.hasNextPage
              ? { isPending: query.isFetchingNextPage, onShow: () => void query.fetchNextPage() }
              : undefined
          }
        />
      )}
      {!items && query.isError && (
        <ErrorState title={t('history_failed')} onRetry={() => void query.refetch()} />
      )}
      {!items && !query.isError && <Skeleton height="6rem" />}
    </Disclosure>
  )
}

const shorten = (text: string) =>
  text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text
