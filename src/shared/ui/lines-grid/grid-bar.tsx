import { clsx } from 'clsx'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '../button/button'
import { IconButton } from '../icon-button/icon-button'
import { PlusIcon, Redo2Icon, Undo2Icon } from '../icons/icons'
import { isEditable } from './logic/columns'
import type { GridLine } from './logic/lines'
import type { Grid } from './grid-context'
import styles from './lines-grid.module.css'
import cards from './phone-cards.module.css'
import sheet from './phone-sheet.module.css'

interface GridBarProps<Line extends GridLine> {
  grid: Grid<Line>
  /** True if lines can be added. */
  canAdd: boolean
  /** Id of the explanation of the keys; null if lines can't be added. */
  hintId: string | null
  /** Further keys, which the grid does not handle. */
  moreKeys: string | undefined
  /** Label of the button that adds a line. */
  addText: string | undefined
  /** Further buttons. */
  children?: ReactNode
}

/** Toolbar under the lines: add, undo, redo and an explanation of the keys. */
export function GridBar<Line extends GridLine>({
  grid,
  canAdd,
  hintId,
  moreKeys,
  addText,
  children,
}: GridBarProps<Line>) {
  const { store, commands, columns, isReadOnly } = grid
  const { t } = useTranslation('shared/forms')
  const canUndo = useSyncExternalStore(store.subscribe, store.canUndo)
  const canRedo = useSyncExternalStore(store.subscribe, store.canRedo)

  return (
    <div className={styles.bar}>
      {canAdd && (
        <Button size="s" icon={<PlusIcon />} onClick={commands.add}>
          {addText ?? t('lines.add')}
        </Button>
      )}
      {!isReadOnly && columns.some(isEditable) && (
        <>
          <IconButton
            size="s"
            label={t('lines.undo')}
            icon={<Undo2Icon />}
            isDisabled={!canUndo}
            onClick={commands.undo}
          />
          <IconButton
            size="s"
            label={t('lines.redo')}
            icon={<Redo2Icon />}
            isDisabled={!canRedo}
            onClick={commands.redo}
          />
        </>
      )}
      {children}
      {hintId !== null && (
        <p id={hintId} className={clsx(styles.keys, cards.keys, sheet.keys)}>
          {[t('lines.keys'), moreKeys].filter(Boolean).join(' ')}
        </p>
      )}
    </div>
  )
}
