import { type ListedPack, summarizeScans } from '@domain/rules/inspection'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'
import type { ScanValues } from '../model/scan'

/** Most numbers that are named; the list of packs has the others. */
const MAX_NUMBERS = 12

interface ScanNoticeProps {
  listed: readonly ListedPack[]
  scans: readonly ScanValues[]
}

/** Missing, foreign and unknown packs, once packs were scanned; nothing if all are right. */
export function ScanNotice({ listed, scans }: ScanNoticeProps) {
  const { t } = useTranslation('features/scan-packs')
  const format = useFormat()
  const { missing, foreign, unknown } = summarizeScans(listed, scans)
  const groups = [
    { name: 'missing' as const, numbers: missing.map(({ number }) => number) },
    { name: 'foreign' as const, numbers: foreign.map(({ text }) => text) },
    { name: 'unknown' as const, numbers: unknown.map(({ text }) => text) },
  ].filter(({ numbers }) => numbers.length > 0)
  if (scans.length === 0 || groups.length === 0) return null
  return (
    <Banner tone="waiting" title={t('notice')}>
      {groups.map(({ name, numbers }) => (
        <p key={name}>
          {format.labeled(
            `${t(`list.${name}`)} (${format.number(numbers.length, 0)})`,
            [...numbers.slice(0, MAX_NUMBERS), numbers.length > MAX_NUMBERS && '…']
              .filter(Boolean)
              .join(', '),
          )}
        </p>
      ))}
    </Banner>
  )
}
