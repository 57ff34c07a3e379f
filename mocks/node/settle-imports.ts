import { afterAll, vi } from 'vitest'

// A module that is being fetched when its test file ends is rejected, and stays rejected for later
// files.
afterAll(() => vi.dynamicImportSettled())
