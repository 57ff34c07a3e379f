import { useInfiniteQuery } from '@tanstack/react-query'
import { priceImportsQueryOptions, type UndoneImport } from '@/entities/price'
import { nameSheets, SheetRows } from '@/features/read-sheet'
import { formatDaysInText, useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button } from '@/shared/ui'
import styles from './price-list.module.css'

/** Imported sheets, which can be undone. */
export function PastSheets({ onUndo }: { onUndo(id: string, name: string): void }) {
  const { t } = useTranslation('pages/price-list')
  const format = useFormat()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(priceImportsQueryOptions)
  const sheets = data?.pages.flatMap(({ items }) => items)
  if (!sheets || sheets.length === 0) return null
  const names = nameSheets(sheets, format)
  return (
    <section className={styles.form}>
      <h3 className={styles.head}>{t('upload.past')}</h3>
      <ul className={styles.prices}>
        {sheets.map(({ id, list, created_by, rows, left, is_finished, undone_at }) => {
          const time = names.get(id) ?? ''
          return (
            <li key={id} className={styles.price}>
              <div className={styles.line}>
                <strong>{time}</strong>
                <span>{t(`list.${list}`)}</span>
              </div>
              <div className={styles.line}>
                <span className={styles.muted}>
                  {[
                    created_by?.name,
                    t('upload.prices', { count: rows }),
                    undone_at === null && left < rows && t('upload.left', { count: left }),
                    undone_at === null && !is_finished && t('upload.unfinished'),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                {undone_at === null ? (
                  <UndoButton name={time} onUndo={() => onUndo(id, time)} />
                ) : (
                  <span className={styles.muted}>{t('upload.taken_back')}</span>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {hasNextPage && (
        <Button
          size="s"
          variant="quiet"
          isPending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('upload.earlier')}
        </Button>
      )}
    </section>
  )
}

interface UndoButtonProps {
  /** Name of the sheet. */
  name: string
  onUndo(): void
}

/** Button that undoes a sheet. */
export function UndoButton({ name, onUndo }: UndoButtonProps) {
  const { t } = useTranslation('pages/price-list')
  return (
    <Button size="s" aria-label={t('upload.undo_of', { name })} onClick={onUndo}>
      {t('upload.undo')}
    </Button>
  )
}

type UnchangedRow = UndoneImport['kept'][number]

/**
 * Result of an undone sheet: the number of restored prices, of them those that it had ended, and
 * the unchanged ones with reasons.
 */
export function UndoneSheet({
  undone: { undone, reopened, kept },
  onStartOver,
}: {
  undone: UndoneImport
  onStartOver(): void
}) {
  const { t } = useTranslation('pages/price-list')
  const format = useFormat()
  const columns = [
    { title: t('columns.product'), cell: ({ product }: UnchangedRow) => product },
    {
      title: t('columns.scope'),
      cell: ({ company, country }: UnchangedRow) =>
        company ?? (country === null ? t('scope.general') : format.country(country)),
    },
    { title: t('columns.start'), cell: ({ start_date }: UnchangedRow) => format.date(start_date) },
    {
      title: t('upload.why'),
      cell: ({ why, other, by, at }: UnchangedRow) =>
        [
          t(`upload.refusal.${why}`, { other: formatDaysInText(other ?? '', format) }),
          [by?.name, at && format.dateTime(at)].filter(Boolean).join(', '),
        ]
          .filter(Boolean)
          .join(' '),
    },
  ]
  return (
    <>
      <Banner tone={kept.length > 0 ? 'waiting' : 'done'} isAnnounced>
        {[
          t('upload.undone', { count: undone }),
          reopened > 0 && t('upload.reopened', { count: reopened }),
          kept.length > 0 && t('upload.kept', { count: kept.length }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Banner>
      {kept.length > 0 && (
        <SheetRows<UnchangedRow, 'kept'>
          rows={kept}
          outcomes={['kept']}
          first={['kept']}
          hasOutcome={() => true}
          getKey={({ id }) => id}
          getColumns={() => columns}
          label={t('upload.stay')}
          emptyText={t('upload.none')}
          formatOutcome={() => t('upload.stay')}
          formatMore={(count) => t('upload.more', { count })}
        />
      )}
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onStartOver}>
          {t('upload.another')}
        </Button>
      </div>
    </>
  )
}
