import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import type { LinesStore } from '@/shared/ui/lines-grid'
import { findEvenSplit, setLengths } from '../model/line-lengths'
import type { WoodLine } from '../model/wood-line'

interface LengthSplitProps {
  lines: LinesStore<WoodLine>
  line: WoodLine
}

/**
 * Offers to split the pieces or packs of a line evenly over its lengths. Nothing is split before.
 */
export function LengthSplit({ lines, line }: LengthSplitProps) {
  const { t } = useTranslation('widgets/wood-lines')
  const split = findEvenSplit(line)
  const count = split?.items[0]?.count
  if (!split?.counted_in || !count) return null
  return (
    <Button size="s" onClick={() => lines.write(line.id, (before) => setLengths(before, split))}>
      {t(`lengths.split.${split.counted_in}`, { count })}
    </Button>
  )
}
