import { Link } from '@tanstack/react-router'
import { RECORD_ROUTES, type Role } from '@/entities/session'
import type { Schemas } from '@/shared/api'
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

const isRecordKind = (name: MenuEntry['name']): name is Schemas['RecordKind'] =>
  name in RECORD_ROUTES

export function MenuLink({ entry, role, isCurrent, className }: MenuLinkProps) {
  const { t } = useTranslation(['widgets/header', 'entities/document'])
  const { name } = entry
  return (
    <Link
      to={entry.to}
      search={getEntrySearch(entry, role)}
      activeOptions={{ exact: true, includeSearch: false }}
      data-current={isCurrent || undefined}
      className={className}
    >
      {isRecordKind(name) ? t(`entities/document:kind.${name}`) : t(`entry.${name}`)}
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
