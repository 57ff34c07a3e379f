import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/shared/i18n'
import type { Grid } from './grid-context'
import type { GridLine } from './logic/lines'

/** How much is selected, for those who hear it. */
export function SelectionAnnouncement<Line extends GridLine>({
  grid: { cursor, selection },
}: {
  grid: Grid<Line>
}) {
  const { t } = useTranslation('shared/forms')
  const selected = useSyncExternalStore(cursor.subscribeSelection, selection)
  return (
    <p role="status" className="visually-hidden">
      {selected &&
        t('lines.selected', { lines: selected.lineIds.length, columns: selected.columnIds.length })}
    </p>
  )
}
