import type { AllocatedAverage } from '@/entities/cover'
import { useFormat, useTranslation } from '@/shared/i18n'
import { WarningNote } from './cover-parts'
import styles from './cover.module.css'

/** Average length of the wood allocated to a deal line beside the ordered one, with a warning. */
export function AverageNote({ average }: { average: AllocatedAverage | null }) {
  const { t } = useTranslation('widgets/cover')
  const format = useFormat()
  const formatLength = useFormatAverage()
  if (average === null) return null
  const { ordered_mm, allocated_mm, unknown_m3, difference } = average
  const ordered = formatLength(ordered_mm)
  const text =
    allocated_mm === null
      ? t('average.ordered', { ordered })
      : t('average.allocated', { allocated: formatLength(allocated_mm), ordered })
  return (
    <>
      <span className={styles.note}>
        {text}
        {Number(unknown_m3) > 0 && ` · ${t('average.unknown', { m3: format.volume(unknown_m3) })}`}
      </span>
      {difference && <WarningNote>{t(`average.${difference}`)}</WarningNote>}
    </>
  )
}

/** Average length of the wood of one supply. */
export function PartAverage({ mm }: { mm: number | null }) {
  const { t } = useTranslation('widgets/cover')
  const formatLength = useFormatAverage()
  return mm !== null && <span>{t('average.part', { length: formatLength(mm) })}</span>
}

/** Formats an average length in metres with two decimals: "4.08 m". */
function useFormatAverage(): (mm: number) => string {
  const format = useFormat()
  return (mm) => `${format.number(mm / 1000, 2)}\u00a0m`
}
