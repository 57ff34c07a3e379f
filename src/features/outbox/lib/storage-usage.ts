/** The share of its room from which on a device is called nearly full. */
const NEARLY_FULL_SHARE = 0.8

/** How much of the room that the browser gives is used, from 0 to 1; null where it doesn't say. */
export async function readUsedShare(
  storage: Pick<StorageManager, 'estimate'> | undefined = globalThis.navigator.storage,
): Promise<number | null> {
  const { usage, quota } = (await storage?.estimate?.().catch(() => null)) ?? {}
  return usage !== undefined && quota ? usage / quota : null
}

export const isNearlyFull = (share: number | null): boolean =>
  share !== null && share >= NEARLY_FULL_SHARE
