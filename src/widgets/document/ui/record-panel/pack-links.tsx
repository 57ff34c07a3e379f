import { Link } from '@tanstack/react-router'
import { canOpenRoute, useAuth } from '@/entities/session'
import type { Schemas } from '@/shared/api'
import styles from './pack-links.module.css'

/** Numbers of packs, as links for users who may open them. */
export function PackLinks({ packs }: { packs: readonly Schemas['PackRef'][] }) {
  const { role } = useAuth()
  const canOpen = canOpenRoute(role, '/packs/$id')
  return (
    <ul className={styles.packs}>
      {packs.map(({ id, number }) => (
        <li key={id}>
          {canOpen ? (
            <Link to="/packs/$id" params={{ id }}>
              {number}
            </Link>
          ) : (
            number
          )}
        </li>
      ))}
    </ul>
  )
}
