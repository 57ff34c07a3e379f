import { useDeferredValue, useSyncExternalStore } from 'react'
import { useTranslation } from '@/shared/i18n'
import type { LinesStore } from '@/shared/ui/lines-grid'
import { isBlankLine, type WoodLine } from '../model/wood-line'

/** The number of lines that are not blank. */
export function LineCount({ lines }: { lines: LinesStore<WoodLine> }) {
  const { t } = useTranslation('widgets/wood-lines')
  const all = useDeferredValue(useSyncExternalStore(lines.subscribe, lines.lines))
  return t('line.count', { count: all.filter((line) => !isBlankLine(line)).length })
}
