import type { RequestHandler } from 'msw'

/**
 * Handlers that replace single answers of the mock in `npm run dev`, for a state that no scenario
 * has. Keep the list empty in commits. Examples: docs/mock.md.
 */
export const overrides: RequestHandler[] = []
