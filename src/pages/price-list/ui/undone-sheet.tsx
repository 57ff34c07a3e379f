import type { UndoneImport } from '@/entities/price'
import { formatDaysInText, useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button } from '@/shared/ui'
import { SheetRows } from '@/widgets/sheet-rows'
import styles from './price-list.module.css'

type UnchangedRow = UndoneImport['kept'][number]

/**
 * Result of a reverted sheet: the number of restored prices, and the unchanged ones with reasons.
 */
export function UndoneSheet({
  undone: { undone, kept },
  onStartOver,
}: {
  readonly undone: UndoneImport
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
          outcomeText={() => t('upload.stay')}
          moreText={(count) => t('upload.more', { count })}
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
