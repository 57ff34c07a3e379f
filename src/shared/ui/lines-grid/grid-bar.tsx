import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '../button/button'
import { classNames } from '../class-names/class-names'
import { IconButton } from '../icon-button/icon-button'
import { PlusIcon, Redo2Icon, Undo2Icon } from '../icons/icons'
import type { GridLine } from './logic/lines'
import type { Grid } from './grid-context'
import styles from './lines-grid.module.css'
import cards from './phone-cards.module.css'

interface GridBarProps<Line extends GridLine> {
  grid: Grid<Line>
  /** No line may come or go. */
  isFixed: boolean
  /** The id of the explanation of the keys; null where hardly anything can be typed. */
  hintId: string | null
}

/** What stands under the lines: add one, undo, and which keys there are. */
export function GridBar<Line extends GridLine>({ grid, isFixed, hintId }: GridBarProps<Line>) {
  const { store, commands } = grid
  const { t } = useTranslation('shared/forms')
  const canUndo = useSyncExternalStore(store.subscribe, store.canUndo)
  const canRedo = useSyncExternalStore(store.subscribe, store.canRedo)

  return (
    <div className={styles.bar}>
      {!isFixed && (
        <Button size="s" icon={<PlusIcon />} onClick={commands.add}>
          {t('lines.add')}
        </Button>
      )}
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
      {hintId !== null && (
        <p id={hintId} className={classNames(styles.keys, cards.keys)}>
          {t('lines.keys')}
        </p>
      )}
    </div>
  )
}
