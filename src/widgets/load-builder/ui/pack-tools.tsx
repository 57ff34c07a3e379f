import type { Direction } from '@/shared/lib/load-plan'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import styles from './load-builder.module.css'

interface PackToolsProps {
  /** The chosen pack in words; null while none is. */
  announcement: string | null
  onMove(direction: Direction): void
  onRemove(): void
}

const directions = ['to_front', 'to_door', 'to_left', 'to_right', 'up', 'down'] as const

/** What can be done with the chosen pack, for a finger or a mouse: the same as by its keys. */
export function PackTools({ announcement, onMove, onRemove }: PackToolsProps) {
  const { t } = useTranslation('widgets/load-builder')
  if (announcement === null) return <p className={styles.muted}>{t('tools.choose')}</p>
  return (
    <div role="group" aria-label={t('tools.label')} className={styles.tools}>
      <p className={styles.chosen}>{announcement}</p>
      <div className={styles.toolButtons}>
        {directions.map((direction) => (
          <Button key={direction} size="s" onClick={() => onMove(direction)}>
            {t(`tools.${direction}`)}
          </Button>
        ))}
        <Button size="s" variant="quiet" onClick={onRemove}>
          {t('tools.remove')}
        </Button>
      </div>
    </div>
  )
}
