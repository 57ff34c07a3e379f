import { useTranslation } from '@/shared/i18n'
import { formatBlockedStep } from '../model/format-blocked-step'
import type { Steps } from '../model/use-steps'
import { Expandable } from './expandable'

/** The next step with its missing details: the first ones, or all after a press on the button. */
export function BlockedStep({ steps }: { readonly steps: Steps }) {
  const { t } = useTranslation('features/change-status')
  const texts = formatBlockedStep(steps)
  if (!texts?.full) return texts?.short
  return (
    <Expandable label={t('all_missing')}>
      {(isExpanded) => (isExpanded ? texts.full : texts.short)}
    </Expandable>
  )
}
