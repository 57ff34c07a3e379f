import type { World } from './world'

/** Network faults. They last until they are switched off. */
export const NETWORK_FAULTS = ['slow', 'silent', 'failing', 'offline'] as const
export type NetworkFault = (typeof NETWORK_FAULTS)[number]
/** Session faults. They happen once. */
export const SESSION_FAULTS = ['expired_access', 'lost_refresh'] as const
export type SessionFault = (typeof SESSION_FAULTS)[number]

export const FAULT_NAMES = [...NETWORK_FAULTS, ...SESSION_FAULTS] as const
export type FaultName = (typeof FAULT_NAMES)[number]

export const isNetworkFault = (fault: FaultName): fault is NetworkFault =>
  NETWORK_FAULTS.some((name) => name === fault)

export interface Network {
  /** Milliseconds before each response. */
  latency: number
  /** True if no call gets a response. */
  isSilent: boolean
  /** True if every call gets a 500. */
  isFailing: boolean
  /** Path of the only call that gets a 500; null if there is none. */
  failingCall: string | null
  /** Path of the only call that gets no response; null if there is none. */
  silentCall: string | null
  /** True if no call reaches the server. */
  isOffline: boolean
}

export const createGoodNetwork = (): Network => ({
  latency: 0,
  isSilent: false,
  isFailing: false,
  failingCall: null,
  silentCall: null,
  isOffline: false,
})

const SLOW_ANSWER_MS = 1_500

/** Resets the network, then applies the faults. */
export function applyNetworkFaults(
  world: Pick<World, 'network' | 'jar'>,
  faults: readonly NetworkFault[],
): void {
  Object.assign(world.network, createGoodNetwork())
  for (const fault of faults) applyFault(world, fault)
}

/** Applies a fault to a world. */
export function applyFault(world: Pick<World, 'network' | 'jar'>, fault: FaultName): void {
  switch (fault) {
    case 'slow':
      world.network.latency = SLOW_ANSWER_MS
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
