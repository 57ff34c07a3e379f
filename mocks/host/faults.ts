import type { World } from './world'

/** What can go wrong on purpose; `?fault=` chooses one in development. */
export const faultNames = ['slow', 'silent', 'failing', 'offline', 'expired_access', 'lost_refresh'] as const
export type FaultName = (typeof faultNames)[number]

/** How the network behaves. */
export type Network = {
  /** Milliseconds before each answer. */
  latency: number
  /** No call is ever answered. */
  isSilent: boolean
  /** Every call gets a 500. */
  isFailing: boolean
  /** No call gets through. */
  isOffline: boolean
}

export const goodNetwork = (): Network => ({ latency: 0, isSilent: false, isFailing: false, isOffline: false })

const SLOW = 1_500

/** Makes it happen in a world, from now on. */
export function applyFault(world: Pick<World, 'network' | 'jar'>, fault: FaultName): void {
  switch (fault) {
    case 'slow':
      world.network.latency = SLOW
      break
    case 'silent':
      world.network.isSilent = true
      break
    case 'failing':
      world.network.isFailing = true
      break
    case 'offline':
      world.network.isOffline = true
      break
    case 'expired_access':
      world.jar.drop('access')
      break
    case 'lost_refresh':
      world.jar.drop('access')
      world.jar.drop('refresh')
      break
  }
}
