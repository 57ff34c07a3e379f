import { afterAll, vi } from 'vitest'

// A module still being fetched when its file ends is refused, and stays refused for every later file of this process.
afterAll(() => vi.dynamicImportSettled())
