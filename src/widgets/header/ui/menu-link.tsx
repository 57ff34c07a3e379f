import { Link } from '@tanstack/react-router'
import type { Role } from '@/entities/session'
import { calculatorUrl } from '@/shared/config'
import { useTranslation } from '@/shared/i18n'
import { ExternalLinkIcon } from '@/shared/ui'
import { getEntrySearch, type MenuEntry } from '../model/menu'

interface MenuLinkProps {
  entry: MenuEntry
  role: Role
  isCurrent: boolean
  className: string | undefined
}

export function MenuLink({ entry, role, isCurrent, className }: MenuLinkProps) {
  const { t } = useTranslation('widgets/header')
  return (
    <Link
      to={entry.to}
      search={getEntrySearch(entry, role)}
      activeOptions={{ exact: true, includeSearch: false }}
      data-current={isCurrent || undefined}
      className={className}
    >
      {t(`entry.${entry.name}`)}
    </Link>
  )
}

/** Opens the external freight calculator in a new tab. */
export function CalculatorLink({ className }: { className: string | undefined }) {
  const { t } = useTranslation('widgets/header')
  return (
    <a
      href={calculatorUrl}
      target="_blank"
      rel="noreferrer"
      className={className}
      title={t('new_tab')}
    >
      {t('entry.calculator')}
      <ExternalLinkIcon />
    </a>
  )
}
