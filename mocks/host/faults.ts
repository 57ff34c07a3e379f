import type { World } from './world'

/** Network faults. They last until they are switched off. */
export const networkFaults = ['slow', 'silent', 'failing', 'offline'] as const
export type NetworkFault = (typeof networkFaults)[number]
/** Session faults. They happen once. */
export const sessionFaults = ['expired_access', 'lost_refresh'] as const
export type SessionFault = (typeof sessionFaults)[number]

export const faultNames = [...networkFaults, ...sessionFaults] as const
export type FaultName = (typeof faultNames)[number]

export const isNetworkFault = (fault: FaultName): fault is NetworkFault =>
  networkFaults.some((name) => name === fault)

export type Network = {
  /** Milliseconds before each answer. */
  latency: number
  /** No call is ever answered. */
  isSilent: boolean
  /** Every call gets a 500. */
  isFailing: boolean
  /** The path of the one call that gets a 500; null where each gets its answer. */
  failingCall: string | null
  /** No call gets through. */
  isOffline: boolean
}

export const goodNetwork = (): Network => ({
  latency: 0,
  isSilent: false,
  isFailing: false,
  failingCall: null,
  isOffline: false,
})

const SLOW = 1_500

/** Puts the network right, and then makes these go wrong. */
export function applyNetworkFaults(
  world: Pick<World, 'network' | 'jar'>,
  faults: readonly NetworkFault[],
): void {
  Object.assign(world.network, goodNetwork())
  for (const fault of faults) applyFault(world, fault)
}

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
      world.jar.remove('access')
      break
    case 'lost_refresh':
      world.jar.remove('access')
      world.jar.remove('refresh')
      break
  }
}
