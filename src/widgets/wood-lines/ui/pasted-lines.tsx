import { useEffect, useEffectEvent, useRef } from 'react'
import { useMe } from '@/entities/session'
import {
  isProductPart,
  SheetQuestions,
  usePartTitle,
  useSheetQuestions,
} from '@/features/read-sheet'
import { useTranslation } from '@/shared/i18n'
import { Button, Dialog, toast } from '@/shared/ui'
import type { PastedBlock } from '@/shared/ui/lines-grid'
import {
  gridColumns,
  toGridRows,
  findPastedSheet,
  findUnusedTitles,
  type LineColumn,
} from '../model/pasted-sheet'

interface Props {
  readonly block: PastedBlock
  onDone(): void
}

/**
 * Writes a pasted sheet into the lines. Asks for the columns first if the titles leave them open.
 */
export function PastedLines({ block, onDone }: Props) {
  const { t } = useTranslation('widgets/wood-lines')
  const partTitle = usePartTitle()
  const me = useMe()
  const { step, readTable, drop } = useSheetQuestions<LineColumn>(me?.id ?? '', 'lines')
  const isStarted = useRef(false)

  const start = useEffectEvent(() => {
    const found = findPastedSheet(block.cells, (column) =>
      t('paste.column_number', { number: column }),
    )
    if (!found) return pasteWithoutMapping()
    void readTable([found.sheet], found.kind, ({ table, mapping }) => ({
      questions: [],
      rows: toGridRows(table, mapping),
      unused: findUnusedTitles(table, mapping),
    })).then((table) => {
      if (table.is === 'read') {
        const { rows, unused } = table.read
        block.pasteRows(gridColumns, rows)
        if (unused.length > 0)
          toast.info(t('paste.unused', { count: unused.length, columns: unused.join(', ') }))
      } else toast.error(t(`paste.${table.is}`))
      onDone()
    })
  })
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    start()
  }, [])

  function pasteWithoutMapping() {
    drop()
    block.pasteAsIs()
    onDone()
  }
  function close() {
    drop()
    onDone()
  }
  const formatTitle = (column: LineColumn) =>
    isProductPart(column) ? partTitle(column) : t(`paste.column.${column}`)
  return (
    step && (
      <Dialog
        isOpen
        size="l"
        title={t('paste.title')}
        onClose={close}
        actions={<Button onClick={pasteWithoutMapping}>{t('paste.as_it_is')}</Button>}
      >
        <SheetQuestions step={step} getTitle={formatTitle} />
      </Dialog>
    )
  )
}
