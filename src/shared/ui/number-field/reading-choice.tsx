import { formatNumber, useTranslation } from '@/shared/i18n'
import { type AmbiguousNumber } from '@/shared/lib/numbers'
import { Button } from '../button/button'
import styles from './reading-choice.module.css'

interface ReadingChoiceProps {
  number: AmbiguousNumber
  /** With the decimal string that was meant. */
  onChoose: (value: string) => void
}

/** The two numbers that a mark leaves open, each at one press. */
export function ReadingChoice({ number, onChoose }: ReadingChoiceProps) {
  const { t, i18n } = useTranslation('shared/forms')
  return (
    <div role="group" aria-label={t('number.ambiguous')} className={styles.choice}>
      {[number.thousands, number.decimals].map((value) => (
        <Button key={value} size="s" onClick={() => onChoose(value)}>
          {formatNumber(value, i18n.language)}
        </Button>
      ))}
    </div>
  )
}
