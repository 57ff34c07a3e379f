import { Link } from '@tanstack/react-router'
import type { Role } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
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
