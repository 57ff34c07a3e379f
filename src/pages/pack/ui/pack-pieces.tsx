import type { PackRecord } from '@/entities/pack'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'
import { countPieces, formatMetres } from '@domain/timber'
import styles from './pack.module.css'

/** Pieces per length of the mill's list, with sums and lengths that the supply does not order. */
export function PackPieces({ pack }: { pack: PackRecord }) {
  const { t, i18n } = useTranslation('pages/pack')
  const format = useFormat()
  const formatLength = (length_mm: number) => {
    const metres = formatMetres(length_mm)
    return `${format.number(metres, metres.split('.')[1]?.length ?? 1)} m`
  }
  const formatList = (lengths: readonly number[]) =>
    new Intl.ListFormat(i18n.language).format(lengths.map(formatLength))
  const listed = countPieces(pack.tally)
  return (
    <>
      {pack.pcs !== listed && <Banner tone="info">{t('pieces.counted')}</Banner>}
      {pack.warnings.map(({ code, lengths_mm }) => (
        <Banner key={code} tone="waiting">
          {t(`warning.${code}`, { lengths: formatList(lengths_mm), count: lengths_mm.length })}
        </Banner>
      ))}
      <table className={styles.pieces}>
        <thead>
          <tr>
            <th scope="col">{t('pieces.length')}</th>
            <th scope="col">{t('pieces.pcs')}</th>
            <th scope="col">{t('pieces.metres')}</th>
          </tr>
        </thead>
        <tbody>
          {pack.tally.map(({ length_mm, pcs }) => (
            <tr key={length_mm}>
              <th scope="row">{formatLength(length_mm)}</th>
              <td>{format.number(pcs)}</td>
              <td>{format.number((length_mm * pcs) / 1000, 2)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('pieces.average', { length: formatLength(pack.average_mm) })}</th>
            <td>{format.number(listed)}</td>
            <td>{format.number(pack.length_lm, 2)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  )
}
