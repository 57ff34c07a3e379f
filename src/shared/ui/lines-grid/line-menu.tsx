import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { CopyIcon, PlusIcon, Trash2Icon } from '../icons/icons'
import { placeAtAnchor } from './use-anchored-popover'
import styles from './lines-grid.module.css'

/** Additional action on a line, provided by the screen. */
export interface LineAction {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  readonly run: (lineId: string) => void
  /** False for lines whose menu does not offer it; all offer it if omitted. */
  readonly isOffered?: (lineId: string) => boolean
}

interface LineMenuProps {
  lineId: string
  anchor: HTMLElement
  actions: readonly LineAction[]
  /** Null if lines can't be added. */
  onDuplicate: ((lineId: string) => void) | null
  /** Null if the line can't be removed. */
  onRemove: ((lineId: string) => void) | null
  /** Chooses the line to be copied to other documents; null if that is not possible. */
  onCopy: ((lineId: string) => void) | null
  onClose: () => void
}

/** Menu of a line, mounted while it is open. */
export function LineMenu({
  lineId,
  anchor,
  actions,
  onDuplicate,
  onRemove,
  onCopy,
  onClose,
}: LineMenuProps) {
  const { t } = useTranslation('shared/forms')
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const menu = ref.current
    if (!menu) return
    menu.showPopover()
    placeAtAnchor(menu, anchor)
    menu.querySelector('button')?.focus()
  }, [anchor])

  const ownActions: readonly LineAction[] = [
    ...(onDuplicate
      ? [{ id: 'duplicate', label: t('lines.duplicate'), icon: <PlusIcon />, run: onDuplicate }]
      : []),
    ...(onRemove
      ? [{ id: 'remove', label: t('lines.remove'), icon: <Trash2Icon />, run: onRemove }]
      : []),
  ]

  const copyActions: readonly LineAction[] = onCopy
    ? [{ id: 'copy', label: t('lines.copy'), icon: <CopyIcon />, run: onCopy }]
    : []

  return (
    <div
      ref={ref}
      popover="auto"
      className={`${styles.popover} ${styles.menu}`}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose()
      }}
    >
      {[
        ...actions.filter(({ isOffered }) => isOffered?.(lineId) ?? true),
        ...copyActions,
        ...ownActions,
      ].map((action) => (
        <button
          key={action.id}
          type="button"
          className={styles.menuItem}
          onClick={() => {
            ref.current?.hidePopover()
            action.run(lineId)
          }}
        >
          {action.icon}
          {action.label}
        </button>
      ))}
    </div>
  )
}
