import { useTranslation } from '@/shared/i18n'
import { BookmarkIcon } from '@/shared/ui'
import type { ListSearch } from '../model/filter'
import { isSameSearch, readViews } from '../model/saved-views'
import { useLocalStorage } from '../model/use-local-storage'
import { ViewsForm } from './lazy-panels'
import { Panel } from './panel'
import styles from './panel.module.css'

interface Props {
  /** Storage key of the list and its user. */
  storageKey: string
  search: ListSearch
  onSearch(search: ListSearch): void
}

/** Menu of the user's saved views. */
export function ViewsMenu({ storageKey, search, onSearch }: Props) {
  const { t } = useTranslation('widgets/record-list')
  const [views, saveViews] = useLocalStorage(`${storageKey}:views`, readViews)
  const current = views.find((view) => isSameSearch(view.search, search))
  return (
    <Panel
      label={
        <>
          <BookmarkIcon />
          <span className={styles.toolName}>{current?.name ?? t('views.title')}</span>
        </>
      }
      isSet={current !== undefined}
      align="end"
    >
      {() => (
        <ViewsForm
          views={views}
          onViews={saveViews}
          current={current}
          search={search}
          onSearch={onSearch}
        />
      )}
    </Panel>
  )
}
