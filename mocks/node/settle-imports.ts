import { afterAll, vi } from 'vitest'

// An import that is pending when its test file ends is rejected, also for later files.
afterAll(() => vi.dynamicImportSettled())
