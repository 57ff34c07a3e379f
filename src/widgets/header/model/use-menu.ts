import { useMatches } from '@tanstack/react-router'
import type { Role } from '@/entities/session'
import {
  isCurrentEntry,
  menuGroups,
  menuLinks,
  canSeeCalculator,
  type GroupName,
  type MenuEntry,
} from './menu'

export interface Menu {
  groups: { name: GroupName; isCurrent: boolean; entries: readonly MenuEntry[] }[]
  links: readonly MenuEntry[]
  hasCalculator: boolean
  /** True for a role without menu entries. */
  isEmpty: boolean
  isCurrent: (entry: MenuEntry) => boolean
}

/** Returns a role's menu without empty groups. */
export function useMenu(role: Role, { isMobile = false } = {}): Menu {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })

  const isSeen = ({ roles, alsoOnMobile }: MenuEntry) =>
    roles.includes(role) || (isMobile && alsoOnMobile?.includes(role) === true)
  const isCurrent = (entry: MenuEntry) => isCurrentEntry(entry, path)

  const groups = menuGroups
    .map(({ name, entries }) => ({
      name,
      isCurrent: entries.some(isCurrent),
      entries: entries.filter(isSeen),
    }))
    .filter(({ entries }) => entries.length > 0)
  const links = menuLinks.filter(isSeen)
  const hasCalculator = canSeeCalculator(role)
  return {
    groups,
    links,
    hasCalculator,
    isEmpty: groups.length + links.length === 0 && !hasCalculator,
    isCurrent,
  }
}
