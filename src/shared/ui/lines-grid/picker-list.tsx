import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useTranslation } from '@/shared/i18n'
import type { FoundOptions } from './logic/columns'
import styles from './lines-grid.module.css'
import { useAnchoredPopover } from './use-anchored-popover'
import type { SearchState } from './use-search'

/** The id of the entry under the options. */
export const fallbackActionId = 'otherwise'

interface PickerListProps {
  id: string
  anchor: RefObject<Element | null>
  label: string
  found: SearchState
  /** The marked row; -1 while none is. */
  active: number
  fallbackAction: string | undefined
  onChoose: (at: number) => void
}

/** What a search found, in the top layer, so that no scrolling box cuts it off. The keyboard stays in the cell. */
export function PickerList({
  id,
  anchor,
  label,
  found,
  active,
  fallbackAction,
  onChoose,
}: PickerListProps) {
  const { t } = useTranslation('shared/forms')
  const popover = useRef<HTMLDivElement>(null)
  useAnchoredPopover(popover, anchor)
  const options = found.kind === 'found' ? found.options : []
  const rows =
    fallbackAction === undefined
      ? options
      : [...options, { id: fallbackActionId, label: fallbackAction, detail: undefined }]

  const sayFound = ({ options: { length }, hasMore }: FoundOptions) => {
    if (length === 0) return t('lines.picker.nothing')
    return hasMore
      ? t('lines.picker.more', { number: length })
      : t('lines.picker.found', { count: length })
  }

  useLayoutEffect(() => {
    popover.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div ref={popover} popover="manual" className={styles.popover}>
      <p role="status" className={styles.said}>
        {found.kind === 'waiting' && t('lines.picker.searching')}
        {found.kind === 'failed' && t('lines.picker.failed')}
        {found.kind === 'found' && sayFound(found)}
      </p>
      <ul id={id} role="listbox" aria-label={label} className={styles.options}>
        {rows.map((option, at) => (
          <li
            key={option.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            className={styles.option}
            data-other={option.id === fallbackActionId || undefined}
            // A press would move the focus out of the cell before its click is heard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(at)}
          >
            <span>{option.label}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
