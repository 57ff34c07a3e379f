import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useTranslation } from '@/shared/i18n'
import styles from './lines-grid.module.css'
import { useAnchored } from './use-anchored'
import type { SearchState } from './use-search'

interface PickerListProps {
  id: string
  anchor: RefObject<Element | null>
  label: string
  found: SearchState
  active: number
  otherwise: string | undefined
  onChoose: (at: number) => void
}

/** What a search found, in the top layer, so that no scrolling box cuts it off. The keyboard stays in the cell. */
export function PickerList({ id, anchor, label, found, active, otherwise, onChoose }: PickerListProps) {
  const { t } = useTranslation('widgets/lines-grid')
  const popover = useRef<HTMLDivElement>(null)
  useAnchored(popover, anchor)
  const options = found.kind === 'found' ? found.options : []
  const rows = otherwise === undefined ? options : [...options, { id: 'otherwise', label: otherwise, detail: undefined }]

  useLayoutEffect(() => {
    popover.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div ref={popover} popover="manual" className={styles.popover}>
      <p role="status" className={styles.said}>
        {found.kind === 'waiting' && t('picker.searching')}
        {found.kind === 'failed' && t('picker.failed')}
        {found.kind === 'found' && (options.length > 0 ? t('picker.found', { count: options.length }) : t('picker.nothing'))}
      </p>
      <ul id={id} role="listbox" aria-label={label} className={styles.options}>
        {rows.map((option, at) => (
          <li
            key={option.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            className={styles.option}
            data-other={option.id === 'otherwise' || undefined}
            // The press must not take the keyboard from the cell before it is heard.
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
