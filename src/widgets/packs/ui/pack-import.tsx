import { useEffect, useEffectEvent, useRef } from 'react'
import { formatPieces } from '@/entities/pack'
import { formatWoodName } from '@/entities/product'
import { useMe } from '@/entities/session'
import type { Supply } from '@/entities/supply'
import {
  ChooseSheet,
  isProductPart,
  SheetNotices,
  SheetQuestions,
  useCellProblem,
  usePartTitle,
  SheetRows,
} from '@/features/read-sheet'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, Drawer, Skeleton } from '@/shared/ui'
import type { RowsByLine } from '../model/pack-edits'
import type { PackingColumn } from '../model/packing-list-kind'
import type { ListedPack, ParsedPackingList, UnreadRow } from '../model/read-packing-list'
import { MAX_PACKS, toRowsByLine, usePackingList } from '../model/use-packing-list'
import styles from './supply-packs.module.css'

interface PackImportProps {
  supply: Supply
  /** Pasted cells; null for a file that the user chooses. */
  cells: readonly (readonly string[])[] | null
  /** Takes the packs of a checked list. */
  onAdd(rows: RowsByLine): void
  onClose(): void
}

/** Import of a mill's packing list: choose, match columns, check, add to the matrix. */
export function PackImport({ supply, cells, onAdd, onClose }: PackImportProps) {
  const { t } = useTranslation('widgets/packs')
  const format = useFormat()
  const me = useMe()
  const partTitle = usePartTitle()
  const reader = usePackingList(me?.id ?? '', supply)
  const { state, step } = reader
  const getTitle = (column: PackingColumn) =>
    isProductPart(column) ? partTitle(column) : t(`import.column.${column}`)

  const isStarted = useRef(false)
  const start = useEffectEvent(() => {
    if (cells) void reader.read(cells)
  })
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    start()
  }, [])

  function close() {
    reader.discard()
    onClose()
  }
  function addPacks(list: ParsedPackingList) {
    onAdd(toRowsByLine(list))
    close()
  }
  return (
    <Drawer
      title={t('import.title')}
      isOpen
      size="l"
      onClose={close}
      actions={
        state.at === 'preview' && (
          <>
            <Button
              variant="primary"
              isDisabled={state.list.packs.length === 0}
              onClick={() => addPacks(state.list)}
            >
              {t('import.add', { count: state.list.packs.length })}
            </Button>
            <Button variant="quiet" onClick={reader.discard}>
              {t('import.another')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.packs}>
        {reader.fileName !== '' && state.at !== 'choose' && (
          <p className={styles.muted}>{reader.fileName}</p>
        )}
        {state.at === 'choose' && (
          <ChooseSheet
            failure={state.failure ?? null}
            failureTexts={{
              unreadable: t('import.failure.unreadable'),
              empty: t('import.failure.empty'),
              imperial: t('import.failure.imperial'),
              too_many: t('import.failure.too_many', { limit: format.number(MAX_PACKS) }),
            }}
            text={t('import.how')}
            label={t('import.file')}
            onFile={(file) => void reader.choose(file)}
          />
        )}
        {(state.at === 'reading' || (state.at === 'asking' && !step)) && (
          <div role="status" aria-label={t('import.reading')}>
            <Skeleton height="12rem" />
          </div>
        )}
        {state.at === 'asking' && step && <SheetQuestions step={step} getTitle={getTitle} />}
        {state.at === 'preview' && (
          <>
            <SheetNotices
              hidden={state.list.hidden}
              unmapped={state.list.unmapped}
              onMap={reader.mapAgain}
            />
            <ListRows list={state.list} supply={supply} getTitle={getTitle} />
          </>
        )}
      </div>
    </Drawer>
  )
}

type PreviewRow =
  | { readonly pack: ListedPack; readonly unread: null }
  | { readonly pack: null; readonly unread: UnreadRow }

const OUTCOMES = ['read', 'unread'] as const

/** Packs that were read with their line, and rows that were not with the reason. */
function ListRows({
  list,
  supply,
  getTitle,
}: {
  list: ParsedPackingList
  supply: Supply
  getTitle(column: PackingColumn): string
}) {
  const { t } = useTranslation('widgets/packs')
  const format = useFormat()
  const formatProblem = useCellProblem()
  const rows: readonly PreviewRow[] = [
    ...list.packs.map((pack) => ({ pack, unread: null })),
    ...list.unread.map((unread) => ({ pack: null, unread })),
  ]
  const getRow = ({ pack, unread }: PreviewRow) => pack?.row ?? unread?.row ?? 0
  const formatLine = ({ pack }: PreviewRow) => {
    const line = supply.lines.find(({ id }) => id === pack?.lineId)
    return line ? formatWoodName(line) : ''
  }
  function formatReason({ unread }: PreviewRow): string {
    if (unread === null) return ''
    if (unread.column !== null) return formatProblem(getTitle(unread.column), unread.problem)
    if (unread.problem !== 'no_count') return t(`import.problem.${unread.problem}`)
    const { title, written } = unread
    return t('import.problem.no_count', { column: title ?? getTitle('pcs'), written })
  }
  const common = [
    { title: t('import.row'), cell: (row: PreviewRow) => format.number(getRow(row)) },
    {
      title: t('column.number'),
      isUnbroken: true,
      cell: ({ pack, unread }: PreviewRow) => pack?.number ?? unread?.number ?? '',
    },
  ]
  return (
    <SheetRows<PreviewRow, (typeof OUTCOMES)[number]>
      rows={rows}
      outcomes={OUTCOMES}
      first={list.unread.length > 0 ? ['unread'] : ['read']}
      hasOutcome={({ pack }, outcome) => (pack !== null) === (outcome === 'read')}
      getKey={getRow}
      getColumns={(outcome) =>
        outcome === 'read'
          ? [
              ...common,
              { title: t('totals.wood'), cell: formatLine },
              {
                title: t('import.pieces'),
                cell: ({ pack }: PreviewRow) => pack && formatPieces(pack.tally),
              },
            ]
          : [...common, { title: t('import.why'), cell: formatReason }]
      }
      label={t('import.rows')}
      emptyText={t('import.none')}
      formatOutcome={(outcome) => t(`import.outcome.${outcome}`)}
      formatMore={(count) => t('import.more', { count })}
    />
  )
}
