import { useId, useState, type KeyboardEvent } from 'react'
import { useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Dialog } from '@/shared/ui'
import { useFinderItems, type FinderGroup } from '../model/use-finder-items'
import styles from './finder-dialog.module.css'

interface FinderDialogProps {
  /** Typed before the dialog was loaded. */
  initialSearch: string
  onClose: () => void
}

/** Search field with a list of options: arrow keys select, Enter opens. */
export function FinderDialog({ initialSearch, onClose }: FinderDialogProps) {
  const { t } = useTranslation('widgets/finder')
  const formatProblem = useFormatProblem()
  const ids = useId()
  const [search, setSearch] = useState(initialSearch)
  const [chosenIndex, setChosenIndex] = useState(0)
  const { count, groups, firsts, isSearched, isLoading, failure } = useFinderItems(search, onClose)
  const options = groups.flatMap(({ items }) => items)
  const activeIndex = Math.min(chosenIndex, options.length - 1)

  function moveActive(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const nextIndex = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      Home: event.ctrlKey ? 0 : undefined,
      End: event.ctrlKey ? options.length - 1 : undefined,
    }[event.key]
    if (nextIndex !== undefined && options.length > 0) {
      event.preventDefault()
      setChosenIndex((nextIndex + options.length) % options.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      options[activeIndex]?.choose()
    }
  }
  const message = failure
    ? formatProblem(failure.error)
    : isLoading
      ? t('searching')
      : isSearched
        ? [count, ...firsts].join(' · ')
        : t('hint')
  return (
    <Dialog title={t('title')} isOpen onClose={onClose} size="m">
      <input
        // The dialog has no other purpose than its search field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        type="text"
        role="combobox"
        className={styles.field}
        aria-label={t('title')}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${ids}list`}
        aria-activedescendant={options[activeIndex] && `${ids}${activeIndex}`}
        placeholder={t('placeholder')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
          setChosenIndex(0)
        }}
        onKeyDown={moveActive}
      />
      <p role="status" className={styles.message} data-failed={failure ? '' : undefined}>
        {message}
      </p>
      <div id={`${ids}list`} role="listbox" aria-label={t('title')} className={styles.list}>
        {groups.map((group, i) => (
          <Group
            key={group.code}
            group={group}
            first={groups.slice(0, i).reduce((sum, { items }) => sum + items.length, 0)}
            activeIndex={activeIndex}
            ids={ids}
            onPoint={setChosenIndex}
          />
        ))}
      </div>
    </Dialog>
  )
}

interface GroupProps {
  group: FinderGroup
  first: number
  activeIndex: number
  ids: string
  onPoint(index: number): void
}

function Group({ group: { code, items }, first, activeIndex, ids, onPoint }: GroupProps) {
  const { t } = useTranslation('widgets/finder')
  return (
    <div role="group" aria-labelledby={`${ids}${code}`} className={styles.group}>
      <p id={`${ids}${code}`} className={styles.heading}>
        {t(`group.${code}`)}
      </p>
      {items.map(({ id, name, description, choose }, i) => (
        // The field has the focus and its keys; a press chooses too.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={id}
          id={`${ids}${first + i}`}
          ref={(option) => {
            if (first + i === activeIndex) option?.scrollIntoView?.({ block: 'nearest' })
          }}
          role="option"
          aria-selected={first + i === activeIndex}
          className={styles.find}
          onPointerMove={() => onPoint(first + i)}
          onClick={choose}
        >
          <span className={styles.name}>{name}</span>
          {description && <span className={styles.about}>{description}</span>}
        </div>
      ))}
    </div>
  )
}
