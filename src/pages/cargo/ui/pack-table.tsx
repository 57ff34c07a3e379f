import { useFormat, useTranslation } from '@/shared/i18n'
import type { ListedPack } from '../model/cargo-pack-list'
import styles from './pack-table.module.css'

interface PackTableProps {
  packs: readonly ListedPack[]
  /** Formats the position of a pack. Without it, the column is hidden. */
  formatPlace?: ((pack: ListedPack) => string) | undefined
}

const formatM3 = (litres: number) => (litres / 1000).toFixed(3)

/** Packs and their totals. On a phone the table scrolls horizontally. */
export function PackTable({ packs, formatPlace }: PackTableProps) {
  const { t } = useTranslation('pages/cargo')
  const format = useFormat()
  const litres = packs.reduce((sum, pack) => sum + pack.litres, 0)
  const kg = packs.reduce((sum, pack) => sum + pack.kg, 0)
  return (
    <div role="region" aria-label={t('paper.goods')} tabIndex={0} className={styles.scroll}>
      <table className={styles.packs}>
        <caption className="visually-hidden">{t('paper.goods')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('paper.pack')}</th>
            <th scope="col">{t('paper.wood')}</th>
            <th scope="col">{t('paper.deal')}</th>
            <th scope="col">{t('paper.size')}</th>
            {formatPlace ? (
              <th scope="col">{t('paper.place')}</th>
            ) : (
              <th scope="col" className={styles.figure}>
                {t('paper.pcs')}
              </th>
            )}
            <th scope="col" className={styles.figure}>
              {t('paper.volume')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('paper.gross')}
            </th>
          </tr>
        </thead>
        <tbody>
          {packs.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {item.number} {item.letter}
              </th>
              <td>{item.barcode === null ? item.wood : `${item.wood}, ${item.barcode}`}</td>
              <td>{item.deal}</td>
              <td>
                {item.pack
                  ? `${item.pack.length} × ${item.pack.width} × ${item.pack.height}`
                  : t('paper.unpacked')}
              </td>
              {formatPlace ? (
                <td>{formatPlace(item)}</td>
              ) : (
                <td className={styles.figure}>
                  {item.pcs === null ? '' : format.number(item.pcs, 0)}
                </td>
              )}
              <td className={styles.figure}>{format.volume(formatM3(item.litres))}</td>
              <td className={styles.figure}>{format.number(item.kg, 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {t('paper.total')}
            </th>
            <td className={styles.figure}>{format.volume(formatM3(litres))}</td>
            <td className={styles.figure}>{format.number(kg, 0)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
