import type { ScanOutcome } from '@domain/rules/inspection'
import { useTranslation } from '@/shared/i18n'
import { Button, CircleAlertIcon, CircleCheckIcon, TriangleAlertIcon } from '@/shared/ui'
import { isAdded, type ScanValues } from '../model/scan'
import type { useScanner } from '../model/use-scanner'
import styles from './scan-packs.module.css'

const TONES: Readonly<Record<ScanOutcome['kind'], 'done' | 'waiting' | 'blocked'>> = {
  found: 'done',
  twice: 'waiting',
  repeated: 'waiting',
  ambiguous: 'waiting',
  foreign: 'blocked',
  unknown: 'blocked',
  too_short: 'waiting',
}
const icons = { done: CircleCheckIcon, waiting: TriangleAlertIcon, blocked: CircleAlertIcon }

interface ScanOutcomeTextProps {
  scanner: Pick<ReturnType<typeof useScanner>, 'result' | 'keepUnknown' | 'choose'>
  scans: readonly ScanValues[]
}

/** The last outcome in large letters, with the choices that it leaves. */
export function ScanOutcomeText({ scanner, scans }: ScanOutcomeTextProps) {
  const { t } = useTranslation('features/scan-packs')
  const { result } = scanner
  const outcome = result?.outcome
  const tone = outcome && TONES[outcome.kind]
  const Icon = tone && icons[tone]
  return (
    <>
      <p role="status" className={styles.outcome} data-tone={tone}>
        {Icon && <Icon />}
        <span>{result ? <OutcomeWords {...result} /> : t('begin')}</span>
      </p>
      {outcome?.kind === 'ambiguous' && (
        <div className={styles.choices}>
          {outcome.packs.map((pack) => (
            <Button
              key={pack.id}
              size="l"
              className={styles.large}
              onClick={() => scanner.choose(pack)}
            >
              {pack.number}
            </Button>
          ))}
        </div>
      )}
      {result && outcome?.kind === 'unknown' && !isAdded(result.text, scans) && (
        <Button size="l" className={styles.large} onClick={scanner.keepUnknown}>
          {t('keep', { text: result.text })}
        </Button>
      )}
    </>
  )
}

function OutcomeWords({ text, outcome }: { text: string; outcome: ScanOutcome }) {
  const { t } = useTranslation('features/scan-packs')
  switch (outcome.kind) {
    case 'found':
    case 'twice':
      return t(`outcome.${outcome.kind}`, { number: outcome.pack.number })
    case 'foreign':
      return t('outcome.foreign', { number: text, owner: outcome.belongs_to })
    default:
      return t(`outcome.${outcome.kind}`, { number: text })
  }
}
