import type { KeptPack } from '@/entities/stock'
import { useFormat, useTranslation } from '@/shared/i18n'
import { SheetRows } from '@/widgets/sheet-rows'
import { useFormatHolder } from '../model/use-format-holder'

/** Packs that a reverted sheet left unchanged, with reasons. */
export function UnchangedPacks({ packs }: { readonly packs: readonly KeptPack[] }) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const formatHolder = useFormatHolder()
  const columns = [
    { title: t('sheet.columns.barcode'), cell: ({ barcode }: KeptPack) => barcode },
    { title: t('columns.product'), cell: ({ product }: KeptPack) => product },
    {
      title: t('sheet.why'),
      cell: ({ refusal, reserved_by, by, at }: KeptPack) =>
        reserved_by
          ? t('sheet.reserved_by', { holder: formatHolder(reserved_by) })
          : [
              t(`sheet.refusal.${refusal}`),
              [by?.name, at && format.dateTime(at)].filter(Boolean).join(', '),
            ]
              .filter(Boolean)
              .join(' '),
    },
  ]
  return (
    <SheetRows<KeptPack, 'kept'>
      rows={packs}
      outcomes={['kept']}
      first={['kept']}
      hasOutcome={() => true}
      getKey={({ barcode }) => barcode}
      getColumns={() => columns}
      label={t('sheet.stay')}
      emptyText={t('sheet.none')}
      outcomeText={() => t('sheet.stay')}
      moreText={(count) => t('sheet.more', { count })}
    />
  )
}
