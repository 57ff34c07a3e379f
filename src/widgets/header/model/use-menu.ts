import { useMatches, useRouter } from '@tanstack/react-router'
import type { Role, RoutePath } from '@/entities/session'
import { isAt, menuGroups, menuLinks, seesCalculator, type GroupName, type MenuEntry } from './menu'

export interface Menu {
  groups: { name: GroupName; isCurrent: boolean; entries: readonly MenuEntry[] }[]
  links: readonly MenuEntry[]
  hasCalculator: boolean
  /** A role has none of its screens yet. */
  isEmpty: boolean
  isCurrent: (entry: MenuEntry) => boolean
}

/** What a role's menu holds: its entries whose screens exist. A group without any is left out. */
export function useMenu(role: Role, { isMobile = false } = {}): Menu {
  const { routesByPath } = useRouter()
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })

  const hasScreen = (to: RoutePath) => !routesByPath[to].options.staticData?.isComing
  const isSeen = ({ to, roles, alsoOnMobile }: MenuEntry) =>
    hasScreen(to) && (roles.includes(role) || (isMobile && alsoOnMobile?.includes(role) === true))
  const isCurrent = (entry: MenuEntry) => isAt(entry, path)

  const groups = menuGroups
    .map(({ name, entries }) => ({ name, isCurrent: entries.some(isCurrent), entries: entries.filter(isSeen) }))
    .filter(({ entries }) => entries.length > 0)
  const links = menuLinks.filter(isSeen)
  const hasCalculator = seesCalculator(role)
  return { groups, links, hasCalculator, isEmpty: groups.length + links.length === 0 && !hasCalculator, isCurrent }
}
