import { useState } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import type { SheetColumn } from '../model/price-sheet'
import { isOf, outcomes, type Outcome, type SheetPreview as Preview, type ShownRow } from '../model/sheet-preview'
import styles from './price-list.module.css'
import { SheetEffects } from './sheet-effects'

/** Rows shown at once, and added by a press. */
const SHOWN = 100

interface Props {
  readonly preview: Preview
  titleOf(column: SheetColumn): string
}

/** What a sheet would change, kind by kind, row by row, and who pays for it. */
export function SheetPreview({ preview, titleOf }: Props) {
  const { t } = useTranslation('pages/price-list')
  const format = useFormat()
  const counts = new Map(outcomes.map((outcome) => [outcome, preview.rows.filter((row) => isOf(row, outcome)).length]))
  const [chosen, setChosen] = useState<Outcome>(() => (['refused', 'changed', 'new'] as const).find((outcome) => counts.get(outcome)) ?? 'same')
  const [shown, setShown] = useState(SHOWN)
  const rows = preview.rows.filter((row) => isOf(row, chosen))
  return (
    <>
      <SheetEffects effects={preview.effects} />
      <section className={styles.form} aria-label={t('upload.changes')}>
        <div role="group" aria-label={t('upload.changes')} className={styles.buttons}>
          {outcomes.map((outcome) => (
            <Button
              key={outcome}
              size="s"
              variant={outcome === chosen ? 'secondary' : 'quiet'}
              aria-pressed={outcome === chosen}
              onClick={() => {
                setChosen(outcome)
                setShown(SHOWN)
              }}
            >
              {t(`upload.outcome.${outcome}`)} {format.number(counts.get(outcome) ?? 0)}
            </Button>
          ))}
        </div>
        {rows.length === 0 ? (
          <p className={styles.muted}>{t('upload.none')}</p>
        ) : (
          <div className={styles.wide} role="region" aria-label={t(`upload.outcome.${chosen}`)} tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('upload.row')}</th>
                  <th scope="col">{t('columns.product')}</th>
                  <th scope="col">{t('columns.scope')}</th>
                  {chosen === 'refused' ? (
                    <th scope="col">{t('upload.why')}</th>
                  ) : (
                    <>
                      <th scope="col">{t('upload.before')}</th>
                      <th scope="col">{t('upload.after')}</th>
                      <th scope="col">%</th>
                      <th scope="col">{t('upload.ends')}</th>
                    </>
                  )}
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, shown).map((row) => (
                  <PreviewRow key={row.row} row={row} isRefused={chosen === 'refused'} titleOf={titleOf} />
                ))}
              </tbody>
            </table>
          </div>
        )}
        {rows.length > shown && (
          <Button size="s" onClick={() => setShown(shown + SHOWN)}>
            {t('upload.more', { count: rows.length - shown })}
          </Button>
        )}
      </section>
    </>
  )
}

function PreviewRow({ row, isRefused, titleOf }: { readonly row: ShownRow; readonly isRefused: boolean; titleOf(column: SheetColumn): string }) {
  const { t } = useTranslation('pages/price-list')
  const format = useFormat()
  const price = (value: string | null) => (value === null ? '–' : format.price(value))
  const why = () => {
    if (row.unread) return t('upload.unread', { column: titleOf(row.unread) })
    if (row.refusal === null) return ''
    return row.refusal === 'overlap' ? t('upload.refusal.overlap', { other: row.other ?? '' }) : t(`upload.refusal.${row.refusal}`)
  }
  return (
    <tr>
      <th scope="row">{format.number(row.row)}</th>
      <td>{row.product}</td>
      <td>{row.company ?? (row.country === null ? t('scope.general') : row.country)}</td>
      {isRefused ? (
        <td>{why()}</td>
      ) : (
        <>
          <td>{price(row.before)}</td>
          <td>{price(row.outcome === 'same' ? row.before : row.after)}</td>
          <td>{row.percent === null ? '' : `${row.percent.startsWith('-') ? '' : '+'}${format.percent(row.percent)}`}</td>
          <td>{row.ends === null ? '' : format.date(row.ends)}</td>
        </>
      )}
    </tr>
  )
}
