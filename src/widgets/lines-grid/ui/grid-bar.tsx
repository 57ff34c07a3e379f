import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, classNames, IconButton, PlusIcon, Redo2Icon, Undo2Icon } from '@/shared/ui'
import type { GridLine } from '../model/lines'
import type { Grid } from './grid-context'
import styles from './lines-grid.module.css'
import cards from './phone-cards.module.css'

interface GridBarProps<Line extends GridLine> {
  grid: Grid<Line>
  /** No line may come or go. */
  isFixed: boolean
  /** What the keys' explanation is found by; null where there is next to nothing to type. */
  hintId: string | null
}

/** What stands under the lines: add one, undo, and which keys there are. */
export function GridBar<Line extends GridLine>({ grid, isFixed, hintId }: GridBarProps<Line>) {
  const { store, commands } = grid
  const { t } = useTranslation('widgets/lines-grid')
  const canUndo = useSyncExternalStore(store.subscribe, store.canUndo)
  const canRedo = useSyncExternalStore(store.subscribe, store.canRedo)

  return (
    <div className={styles.bar}>
      {!isFixed && (
        <Button size="s" icon={<PlusIcon />} onClick={commands.add}>
          {t('add')}
        </Button>
      )}
      <IconButton size="s" label={t('undo')} icon={<Undo2Icon />} isDisabled={!canUndo} onClick={commands.undo} />
      <IconButton size="s" label={t('redo')} icon={<Redo2Icon />} isDisabled={!canRedo} onClick={commands.redo} />
      {hintId !== null && (
        <p id={hintId} className={classNames(styles.keys, cards.keys)}>
          {t('keys')}
        </p>
      )}
    </div>
  )
}
