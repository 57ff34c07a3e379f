import { useMatches } from '@tanstack/react-router'
import type { Role } from '@/entities/session'
import {
  isCurrentEntry,
  menuGroups,
  getMenuEntries,
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

  const isCurrent = (entry: MenuEntry) => isCurrentEntry(entry, path)

  const { groups, links } = getMenuEntries(role, { isMobile })
  const shownGroups = groups
    .map((group) => ({
      ...group,
      // A group is current on all its routes, also those whose entry the role does not see.
      isCurrent: menuGroups.some(
        ({ name, entries }) => name === group.name && entries.some(isCurrent),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
  const hasCalculator = canSeeCalculator(role)
  return {
    groups: shownGroups,
    links,
    hasCalculator,
    isEmpty: shownGroups.length + links.length === 0 && !hasCalculator,
    isCurrent,
  }
}
