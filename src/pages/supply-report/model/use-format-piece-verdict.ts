import { useFormat, useTranslation } from '@/shared/i18n'
import type { PieceVerdict } from '@domain/rules/inspection'

/** Formats a piece's verdict: "Fits", "Thickness 1.2 mm under, wane". */
export function useFormatPieceVerdict(): (
  verdict: PieceVerdict,
  defects: readonly string[],
) => string {
  const { t } = useTranslation(['pages/supply-report', 'entities/inspection'])
  const format = useFormat()
  return ({ misses, unmeasured }, defects) => {
    const missTexts = misses.map(({ size, by }) =>
      t(by.startsWith('-') ? 'pages/supply-report:piece.under' : 'pages/supply-report:piece.over', {
        size: t(`pages/supply-report:size.${size}`),
        by: format.number(by.replace('-', '')),
      }),
    )
    const defectTexts = defects.map((defect) => t(`entities/inspection:defect.${defect as 'wane'}`))
    const open = unmeasured.map((size) =>
      t('pages/supply-report:piece.unmeasured', { size: t(`pages/supply-report:size.${size}`) }),
    )
    return (
      [...missTexts, ...defectTexts, ...open].join(', ') || t('pages/supply-report:piece.right')
    )
  }
}
