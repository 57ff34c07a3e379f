import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { BookmarkIcon, Button, IconButton, TextField, XIcon } from '@/shared/ui'
import type { ListSearch } from '../model/filter'
import { isSameSearch, longestName, readViews, withoutView, withView, type SavedView } from '../model/saved-views'
import { useKept } from '../model/use-kept'
import { Panel } from './panel'
import styles from './panel.module.css'

type Props = {
  /** Names the list and the person whose views these are. */
  readonly storageKey: string
  readonly search: ListSearch
  onSearch(search: ListSearch): void
}

/** Searches that a person comes back to, by name. */
export function ViewsMenu({ storageKey, search, onSearch }: Props) {
  const { t } = useTranslation('widgets/record-list')
  const [views, keepViews] = useKept(`${storageKey}:views`, readViews)
  const current = views.find((view) => isSameSearch(view.search, search))
  return (
    <Panel
      label={
        <>
          <BookmarkIcon />
          {current?.name ?? t('views.title')}
        </>
      }
      isSet={current !== undefined}
      align="end"
    >
      {() => (
        <>
          {views.length === 0 && <p className={styles.quiet}>{t('views.none')}</p>}
          {views.length > 0 && (
            <ul className={styles.options}>
              {views.map((view) => (
                <li key={view.name} className={styles.view}>
                  <Button
                    size="s"
                    variant="quiet"
                    aria-current={view === current || undefined}
                    onClick={() => onSearch(view.search)}
                  >
                    {view.name}
                  </Button>
                  <IconButton
                    size="s"
                    label={t('views.forget', { name: view.name })}
                    icon={<XIcon />}
                    onClick={() => keepViews(withoutView(views, view.name))}
                  />
                </li>
              ))}
            </ul>
          )}
          <SaveView onSave={(name) => keepViews(withView(views, { name, search } satisfies SavedView))} />
        </>
      )}
    </Panel>
  )
}

function SaveView({ onSave }: { onSave(name: string): void }) {
  const { t } = useTranslation('widgets/record-list')
  const [name, setName] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') return
        onSave(name.trim())
        setName('')
      }}
    >
      <TextField label={t('views.name')} value={name} onChange={setName} maxLength={longestName} />
      <Button type="submit">{t('views.save')}</Button>
    </form>
  )
}
