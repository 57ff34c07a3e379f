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
import { findUnusedTitles, toGridCells } from '../model/pasted-cells'
import {
  findPastedSheet,
  type LineColumn,
  parsePriceSide,
  type PriceColumns,
} from '../model/pasted-sheet'

interface Props {
  block: PastedBlock
  prices: PriceColumns
  onDone(): void
}

/**
 * Writes a pasted sheet into the lines. Asks for the columns first if the titles leave them open.
 */
export function PastedLines({ block, prices, onDone }: Props) {
  const { t } = useTranslation('widgets/wood-lines')
  const partTitle = usePartTitle()
  const me = useMe()
  const { step, readTable, drop } = useSheetQuestions<LineColumn>(
    me?.id ?? '',
    // A sale price in a deal is not a purchase price in a supply.
    prices.sale === undefined ? 'supply-lines' : 'lines',
  )
  const isStarted = useRef(false)

  const start = useEffectEvent(() => {
    const found = findPastedSheet(block.cells, prices, (column) =>
      t('paste.column_number', { number: column }),
    )
    if (!found) return pasteWithoutMapping()
    void readTable([found.sheet], found.kind, ({ table, mapping }) => ({
      questions: [],
      cells: toGridCells(table, mapping, prices),
      unused: findUnusedTitles(table, mapping),
    })).then((table) => {
      if (table.kind === 'read') {
        const { cells, unused } = table.read
        block.pasteRows(cells.columnIds, cells.rows)
        if (unused.length > 0)
          toast.info(t('paste.unused', { count: unused.length, columns: unused.join(', ') }))
      } else toast.error(t(`paste.${table.kind}`))
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
    const width = Math.max(...block.cells.map(({ length }) => length))
    const getSide = (at: number) =>
      block.cells.map((row) => parsePriceSide(row[at] ?? '')).find((side) => side !== null)
    block.pasteAsIs(Array.from({ length: width }, (_, at) => getSide(at)))
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
