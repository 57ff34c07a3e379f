import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, PlusIcon } from '@/shared/ui'
import type { GridColumn } from '@/shared/ui/lines-grid'
import type { WoodLine } from '../model/wood-line'
import type { WoodLinesState } from '../model/wood-line-editor'
import styles from './wood-lines.module.css'

/** Columns that are hidden until a line has a value, or the user adds them. */
export type OptionalColumn = 'discount' | 'remark'

interface OptionalColumns<Line extends WoodLine> {
  readonly columns: readonly GridColumn<Line>[]
  /** The columns that are not shown. */
  readonly hiddenColumns: readonly GridColumn<Line>[]
  /** Columns that the user can add. */
  readonly hidden: readonly OptionalColumn[]
  readonly add: (column: OptionalColumn) => void
}

/**
 * Returns the columns without the optional ones that no line uses, so that the others fit. An
 * added column becomes current in the active line.
 */
export function useOptionalColumns<Line extends WoodLine>(
  { lines, cursor }: WoodLinesState<Line>,
  all: readonly GridColumn<Line>[],
): OptionalColumns<Line> {
  const [added, setAdded] = useState<readonly OptionalColumn[]>([])
  const used = useSyncExternalStore(lines.subscribe, () =>
    OPTIONAL_COLUMNS.filter((name) => lines.lines().some((line) => hasText(line, name))).join(' '),
  )
  const last = added.at(-1)
  useEffect(() => {
    const lineId = cursor.place()?.lineId ?? lines.order()[0]
    if (last && lineId) cursor.moveTo({ lineId, columnId: last })
  }, [last, cursor, lines])
  return useMemo(() => {
    const shown = [...used.split(' '), ...added]
    const hidden = OPTIONAL_COLUMNS.filter((name) => !shown.includes(name))
    return {
      columns: all.filter(({ id }) => !hidden.some((name) => name === id)),
      hiddenColumns: all.filter(({ id }) => hidden.some((name) => name === id)),
      hidden: hidden.filter((name) => all.some(({ id }) => id === name)),
      add: (column) => setAdded((before) => [...before, column]),
    }
  }, [all, used, added])
}

/** A document may have no such field. */
const hasText = (line: WoodLine, name: OptionalColumn): boolean =>
  ((line as { readonly [Name in OptionalColumn]?: string })[name] ?? '') !== ''

const OPTIONAL_COLUMNS: readonly OptionalColumn[] = ['discount', 'remark']

/** Buttons that add the hidden columns. */
export function OptionalColumnButtons<Line extends WoodLine>({
  hidden,
  add,
}: Pick<OptionalColumns<Line>, 'hidden' | 'add'>) {
  const { t } = useTranslation('widgets/wood-lines')
  return (
    hidden.length > 0 && (
      <div className={styles.optional}>
        {hidden.map((column) => (
          <Button key={column} size="s" icon={<PlusIcon />} onClick={() => add(column)}>
            {t(`line.add_${column}`)}
          </Button>
        ))}
      </div>
    )
  )
}
