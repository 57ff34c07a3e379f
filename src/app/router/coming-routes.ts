import { createRoute } from '@tanstack/react-router'
import type { RoutePath } from '@/entities/session'
import { comingScreenPage } from '@/pages/coming-screen'
import { guarded } from './guard'

/** A route whose screen comes later: guarded like the others, and saying so. */
const coming = <Path extends RoutePath>(path: Path) =>
  createRoute({ ...guarded(path), staticData: { isComing: true }, ...comingScreenPage })

/** Take a row out when its screen goes into `routes.ts`. */
export const comingRoutes = [
] as const
