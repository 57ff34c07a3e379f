import { useTranslation } from '@/shared/i18n'
import { formatBlockedTransition } from '../model/format-blocked-transition'
import type { Workflow } from '../model/use-workflow'
import { Expandable } from './expandable'

/**
 * The next transition with its missing details: the first ones, or all after a press on the button.
 */
export function BlockedTransition({ workflow }: { workflow: Workflow }) {
  const { t } = useTranslation('features/change-status')
  const texts = formatBlockedTransition(workflow)
  if (!texts?.full) return texts?.short
  return (
    <Expandable label={t('all_missing')}>
      {(isExpanded) => (isExpanded ? texts.full : texts.short)}
    </Expandable>
  )
}
