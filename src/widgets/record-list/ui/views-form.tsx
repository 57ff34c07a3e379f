import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { formatFieldError } from '@/shared/forms'
import { Button, IconButton, TextField, XIcon, toast } from '@/shared/ui'
import type { ListSearch } from '../model/filter'
import { MAX_NAME_LENGTH, removeView, addView, type SavedView } from '../model/saved-views'
import { focusFirstField } from './panel'
import styles from './panel.module.css'

interface Props {
  views: readonly SavedView[]
  onViews(views: readonly SavedView[]): void
  /** The saved view that equals the current search. */
  current: SavedView | undefined
  search: ListSearch
  onSearch(search: ListSearch): void
}

/** Opens and deletes saved views, and saves the current search. */
export function ViewsForm({ views, onViews, current, search, onSearch }: Props) {
  const { t } = useTranslation('widgets/record-list')
  return (
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
                label={t('views.delete', { name: view.name })}
                icon={<XIcon />}
                onClick={(event) => {
                  focusFirstField(event)
                  onViews(removeView(views, view.name))
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <SaveView onSave={(name) => onViews(addView(views, { name, search } satisfies SavedView))} />
    </>
  )
}

function SaveView({ onSave }: { onSave(name: string): void }) {
  const { t } = useTranslation('widgets/record-list')
  const [name, setName] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setWasSubmitted(name.trim() === '')
        if (name.trim() === '') return toast.formValidationError()
        onSave(name.trim())
        setName('')
      }}
    >
      <TextField
        label={t('views.name')}
        value={name}
        onChange={setName}
        maxLength={MAX_NAME_LENGTH}
        error={
          wasSubmitted && name.trim() === ''
            ? formatFieldError({ code: 'required' }, 'name')
            : undefined
        }
      />
      <Button type="submit">{t('views.save')}</Button>
    </form>
  )
}
