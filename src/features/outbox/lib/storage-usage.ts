/** Share of the quota from which the device is called nearly full. */
const NEARLY_FULL_SHARE = 0.8

/** Returns the used share of the storage quota, from 0 to 1; null if the browser does not tell. */
export async function readUsedShare(
  storage: Pick<StorageManager, 'estimate'> | undefined = globalThis.navigator.storage,
): Promise<number | null> {
  const { usage, quota } = (await storage?.estimate?.().catch(() => null)) ?? {}
  return usage !== undefined && quota ? usage / quota : null
}

export const isNearlyFull = (share: number | null): boolean =>
  share !== null && share >= NEARLY_FULL_SHARE
